/// Why text is not TOML. Lines and columns count from 1; both are 0 where no place is known.
package struct TOMLError: Error, Equatable {
  package let line: Int
  package let column: Int
  package let message: String
}

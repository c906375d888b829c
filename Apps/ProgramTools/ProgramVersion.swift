/// The version of the whole family.
package enum ProgramVersion {
  package static let number = "0.1.0"
}

package import DietCheck

/// What the diet check works with.
package struct DietTools: Sendable {
  /// Who is watched over: the person, then the household, as the settings have them.
  package var profiles: @Sendable () throws(DietProfileError) -> [DietProfile]
  /// All bytes of a file.
  package var readFile: @Sendable (String) throws -> [UInt8]
  /// Words for allergens that are not ours.
  package var words: WordShelf

  package init(
    profiles: @escaping @Sendable () throws(DietProfileError) -> [DietProfile] = {
      () throws(DietProfileError) in []
    },
    readFile: @escaping @Sendable (String) throws -> [UInt8] = { _ in [] },
    words: WordShelf = WordShelf()
  ) {
    self.profiles = profiles
    self.readFile = readFile
    self.words = words
  }
}

/// Which products of a dump are taken, and in which languages they are named.
package struct DumpOptions: Equatable, Sendable {
  /// Tags such as `en:france`; products sold in one of them are taken, all where there is none.
  package var countries: [String]
  /// Products that have a name in one of these languages are taken, all where there is none.
  package var onlyLanguages: [String]
  /// The languages names are wanted in, ISO 639-1, the best first.
  package var languages: [String]

  package init(
    countries: [String] = [],
    onlyLanguages: [String] = [],
    languages: [String] = ["en"]
  ) {
    self.countries = countries
    self.onlyLanguages = onlyLanguages
    self.languages = languages
  }

  /// The same for the same choice, for telling whether an interrupted import goes on.
  var fingerprint: String {
    [countries, onlyLanguages, languages].map { $0.joined(separator: ",") }.joined(separator: ";")
  }
}

/// How far the reading of a dump is.
package struct DumpProgress: Equatable, Sendable {
  package enum Phase: Equatable, Sendable { case reading, indexing }

  package var phase: Phase
  /// Bytes of the file that were read, of how many; while indexing, parts of the work.
  package var done: Int
  package var total: Int
}

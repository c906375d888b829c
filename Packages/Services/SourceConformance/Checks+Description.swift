import FoodSources

extension Conformance {
  /// What a source says of itself can be shown, and its name can be part of an id.
  static let description = ConformanceCheck(
    "description",
    "says what it is: a plain name, at least one kind of question, each text on a line"
  ) { trial in
    let about = trial.about
    guard about.name.isSourceName else {
      throw Fault("\"\(about.name)\" is no name: a to z, 0 to 9, - and _ are allowed")
    }
    guard !about.capabilities.isEmpty else { throw Fault("it answers no kind of question") }
    for (text, what) in [(about.asked, "what it is asked"), (about.leaves, "what leaves")] {
      guard text.isLine else { throw Fault("\(what) is not one line with something in it") }
    }
    guard about.attribution.isEmpty || about.attribution.isLine else {
      throw Fault("its attribution is not one line")
    }
    return about.capabilities.map(\.rawValue).sorted().joined(separator: ", ")
  }
}

extension String {
  fileprivate var isSourceName: Bool {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && (1...40).contains(utf8.count) && !hasPrefix("-")
  }

  /// Whether it can be shown on a line, and says something.
  var isLine: Bool {
    contains { !$0.isWhitespace }
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }
}

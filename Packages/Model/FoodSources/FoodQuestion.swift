package import Barcodes
package import Nutrition

/// The kinds of question there are; each has its own order of sources.
package enum QuestionKind: String, Sendable, CaseIterable {
  case search, barcode, describe, photo
}

/// A question to a source.
package struct FoodQuestion: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// Foods by words, the best first, at most `limit`.
    case search(String, limit: Int)
    /// The product with this number.
    case barcode(GTIN)
    /// The food with this id, as this source gave it before.
    case food(FoodID)
    /// What was eaten, in plain words.
    case describe(String)
    /// What is on a plate.
    case photo(PlateQuestion)
  }

  package var subject: Subject
  /// The person's languages, ISO 639-1, the best first; names are wanted in the first that there is.
  package var languages: [String]

  package init(_ subject: Subject, languages: [String] = ["en"]) {
    self.subject = subject
    self.languages = languages
  }

  /// Which order of sources it is for. A food by id goes to the source in the id.
  package var kind: QuestionKind {
    switch subject {
    case .search, .food: .search
    case .barcode: .barcode
    case .describe: .describe
    case .photo: .photo
    }
  }
}

/// Pictures of one meal, as they are to be sent: upright, small, nothing in them but pixels.
package struct PlateQuestion: Hashable, Sendable {
  package var pictures: [Picture]
  /// What the person says about it; empty where nothing.
  package var note: String
  /// Whether the source's own nutrients are wanted too.
  package var wantsNutrients: Bool

  package struct Picture: Hashable, Sendable {
    package var bytes: [UInt8]
    /// Such as `image/jpeg`.
    package var mediaType: String

    package init(bytes: [UInt8], mediaType: String) {
      self.bytes = bytes
      self.mediaType = mediaType
    }
  }

  package init(pictures: [Picture], note: String = "", wantsNutrients: Bool = false) {
    self.pictures = pictures
    self.note = note
    self.wantsNutrients = wantsNutrients
  }
}

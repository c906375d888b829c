import Barcodes
import FoodSources
import FoundationEssentials
import JSON
import Nutrition

extension FoodQuestion {
  /// The question as a program is asked it, without the frame around it.
  var json: JSON {
    let languages = JSON.Member("languages", .strings(languages))
    return switch subject {
    case .search(let words, let limit):
      (["ask": "search", "words": .string(words), "limit": .int(limit)] as JSON).adding(languages)
    case .barcode(let code):
      (["ask": "barcode", "gtin": .string(code.normalized)] as JSON).adding(languages)
    case .food(let id):
      (["ask": "food", "food": .string(id.description)] as JSON).adding(languages)
    case .describe(let text):
      (["ask": "describe", "text": .string(text)] as JSON).adding(languages)
    case .photo(let plate): plate.json.adding(languages)
    }
  }
}

extension PlateQuestion {
  fileprivate var json: JSON {
    [
      "ask": "photo",
      "note": .string(note),
      "pictures": .array(
        pictures.map { picture -> JSON in
          [
            "media_type": .string(picture.mediaType),
            "base64": .string(Data(picture.bytes).base64EncodedString()),
          ]
        }
      ),
    ]
  }
}

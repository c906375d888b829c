import Barcodes
import Diary
import FoodLookup
import FoodSources
import Nutrition
import ProgramTools
import SQLite
import Settings

extension FoodSource where Self == PersonalSource {
  /// What the person said about products, in their diary. Without a diary nothing was said, and none
  /// is begun.
  static func own(in home: Home) -> PersonalSource {
    PersonalSource { gtin in
      do {
        guard try DatabaseFile.size(of: home.folders.diary) != nil else { return nil }
        return try await home.diary().product(gtin)
      } catch {
        throw SourceFailure(
          source: PersonalSource.name,
          .unavailable,
          "what you said about products cannot be read: the diary does not open"
        )
      }
    }
  }
}

extension SourceStatus {
  /// What the person said is always heard, and before everybody else.
  static func own(in home: Home) -> SourceStatus {
    SourceStatus(
      about: PersonalSource.own(in: home).about,
      isEnabled: true,
      order: [.barcode: 0],
      hasKey: nil,
      remaining: nil
    )
  }
}

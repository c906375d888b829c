package import CommandLineKit
package import DietCheck
import Files
import JSON
import Settings

extension Home {
  /// Ours and what `reset-food allergens update` added. What cannot be read is warned of, and ours
  /// alone are used.
  package func vocabulary(_ output: Output) -> Vocabulary {
    do {
      return try addedWords().map(Vocabulary.init(adding:)) ?? .own
    } catch {
      output.warn("the words added for allergens are not used: \(error.summary)")
      return .own
    }
  }

  /// What was added; `nil` where nothing was.
  package func addedWords() throws(UnreadableWords) -> AddedWords? {
    do {
      guard let file = try FileSystem.read(folders.allergenWords, limit: 1 << 24) else {
        return nil
      }
      let words = AddedWords(kept: try JSON(reading: file.bytes))
      guard let words else { throw UnreadableWords(summary: "allergens.json is damaged") }
      return words
    } catch let error as FileError {
      throw UnreadableWords(summary: error.summary)
    } catch let error as UnreadableWords {
      throw error
    } catch {
      throw UnreadableWords(summary: "allergens.json is damaged")
    }
  }
}

/// Added words that cannot be read.
package struct UnreadableWords: Explained {
  package let summary: String
  package var hint: String? { "fetch them again: reset-food allergens update" }
  package var exitCode: ExitCode { .unreadableInput }
  package var code: String { "unreadable_words" }
}

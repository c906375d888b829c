import Calendar
import CommandLineKit
import DietCheck
import JSON
import OpenFoodFactsProducts

/// `reset-food allergens …`.
enum AllergenCommands {
  static func group(_ tools: FoodTools) -> CommandGroup {
    CommandGroup(
      "allergens",
      summary: "add words for allergens to those that labels are read with",
      examples: [
        Example("reset-food allergens update", "fetch those of Open Food Facts"),
        Example("reset-food allergens show", "what was added, and whose it is"),
        Example("reset-food allergens remove", "back to our own"),
      ],
      subcommands: [update(tools), show(tools), remove(tools)]
    )
  }

  private static func update(_ tools: FoodTools) -> Command<NoOptions> {
    Command(
      "update",
      summary: "fetch the words of Open Food Facts for allergens",
      details: """
        Asks Open Food Facts for its list of names, and sends nothing but that question. \
        The words are used beside ours and never replace one: they count on labels of their \
        language, where none of ours stands.
        """,
      examples: [Example("reset-food allergens update")]
    ) { common, context in
      guard !common.offline else {
        throw Failure(
          "fetching words needs the network, and --offline was given",
          hint: "labels are read without them too",
          exitCode: .notAllowed,
          code: "offline"
        )
      }
      let shelf = try tools.open(common, context).diet.words
      if let obstacle = shelf.obstacle { throw obstacle }
      guard !common.dryRun else {
        context.output.note("would ask \(shelf.address); nothing was fetched (--dry-run)")
        return .done
      }
      let words = try await fetched(shelf, context)
      try shelf.write(words)
      try context.output.show(WordsView(words: words))
      return .done
    }
  }

  private static func fetched(_ shelf: WordShelf, _ context: Context) async throws -> AddedWords {
    let (bytes, origin) = try await shelf.fetch()
    let words = (try? JSON(reading: bytes)).flatMap {
      AddedWords(
        taxonomy: $0,
        attribution: ProductDocument.attribution,
        origin: origin,
        day: context.clock.today.description
      )
    }
    guard let words else {
      throw Failure(
        "what \(origin) sent is no list of allergens",
        hint: "try again later; what was kept before is still there",
        exitCode: .sourceFailed,
        code: "malformed_answer"
      )
    }
    return words
  }

  private static func show(_ tools: FoodTools) -> Command<NoOptions> {
    Command("show", summary: "show which words were added, and whose they are") { common, context in
      guard let words = try tools.open(common, context).diet.words.read() else {
        context.output.note("no words were added; labels are read with our own")
        return .nothingFound
      }
      try context.output.show(WordsView(words: words))
      return .done
    }
  }

  private static func remove(_ tools: FoodTools) -> Command<NoOptions> {
    Command("remove", summary: "forget the words that were added") { common, context in
      let shelf = try tools.open(common, context).diet.words
      let wereThere = common.dryRun ? try shelf.read() != nil : try shelf.remove()
      context.output.note(wereThere ? "removed; labels are read with our own" : "none were added")
      return wereThere ? .done : .nothingFound
    }
  }
}

/// Words that were added, with whom they are owed to.
private struct WordsView: Presentable {
  let words: AddedWords

  var json: JSON {
    [
      "words": .int(words.words.count), "languages": .strings(words.languages),
      "allergens": .object(words.counts.map { JSON.Member($0.name, .int($0.words)) }),
      "day": .string(words.day), "origin": .string(words.origin),
      "attribution": .string(words.attribution),
    ]
  }

  func text(_ style: Style) -> StyledText {
    let rows = words.counts.map { [StyledText($0.name, as: .strong), StyledText("\($0.words)")] }
    let table = Table([.init("allergen"), .init("words", .trailing)], rows: rows)
    let languages = words.languages.joined(separator: " ")
    let whole = StyledText("\(words.words.count) words in \(languages), of \(words.day)")
    let owed = StyledText("from \(words.attribution)", as: .faint)
    return ([table.text(style)] + whole.wrapped(to: style.width) + owed.wrapped(to: style.width))
      .lines
  }
}

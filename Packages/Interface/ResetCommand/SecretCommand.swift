import CommandLineKit
import JSON
import Settings

/// `reset config secret`: keys of services, which are no settings and never shown.
enum SecretCommand {
  struct Options: Equatable, Sendable {
    var name = ""
  }

  static func command(_ tools: ResetTools) -> Command<NoOptions> {
    Command(
      "secret",
      summary: "tell where each key is kept; keep or remove one",
      details:
        "A key is looked for in its variable, by secrets.NAME_command, and in a private file.",
      examples: [
        Example("reset config secret"),
        Example("pass show anthropic | reset config secret set anthropic_api_key"),
      ],
      subcommands: [set(tools), remove(tools)]
    ) { common, context in
      let secrets = try tools.open(common, context).secrets()
      var places: [SecretPlace] = []
      for name in SecretName.all {
        places.append(SecretPlace(name: name, origin: try await secrets.has(name)))
      }
      switch context.output.form {
      case .json: for place in places { try context.output.show(json: place.json) }
      case .text: try context.output.show(SecretPlace.table(places, context.output.style))
      }
      return .done
    }
  }

  private static func set(_ tools: ResetTools) -> Command<Options> {
    Command(
      "set",
      summary: "keep the line on standard input as a key, in a private file",
      examples: [Example("reset config secret set anthropic_api_key < key.txt")],
      defaults: Options(),
      parameters: [name]
    ) { options, common, context in
      let secrets = try tools.open(common, context).secrets()
      let name = try known(options.name)
      let secret = Secret(try context.input.line() ?? "")
      guard !common.dryRun else {
        context.output.note("nothing was changed (--dry-run)")
        return .done
      }
      try secrets.store(secret, as: name)
      context.output.note("kept \(name.description)")
      return .done
    }
  }

  private static func remove(_ tools: ResetTools) -> Command<Options> {
    Command(
      "remove",
      summary: "remove the file with a key; permission to send goes with it",
      examples: [Example("reset config secret remove anthropic_api_key")],
      defaults: Options(),
      parameters: [name]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let secrets = try session.secrets()
      let name = try known(options.name)
      guard !common.dryRun else {
        context.output.note("nothing was changed (--dry-run)")
        return .done
      }
      // Permission first: whatever happens next, nothing is sent.
      for service in ServiceKeys.every where service.secret == name {
        guard try service.withdraw(in: session.configFile) else { continue }
        context.output.note("unset \(service.allowSending.setting.key)")
      }
      let wasThere = try secrets.remove(name)
      context.output.note("\(wasThere ? "removed" : "there was no file with") \(name.description)")
      if let origin = try await secrets.has(name) {
        context.output.warn("\(name.description) is still in \(origin.description)")
      }
      return wasThere ? .done : .nothingFound
    }
  }

  private static let name = Parameter<Options>.argument(
    "NAME",
    sets: \.name,
    completion: .words(SecretName.all.map(\.description)),
    help: "The key, such as anthropic_api_key."
  )

  private static func known(_ text: String) throws -> SecretName {
    if let name = SecretName.all.first(where: { $0.description == text }) { return name }
    throw Failure(
      "there is no key called \"\(text)\"",
      hint: "known are " + SecretName.all.map(\.description).joined(separator: ", "),
      exitCode: .usage,
      code: "unknown_secret"
    )
  }
}

/// A key and where it is kept.
private struct SecretPlace {
  let name: SecretName
  let origin: SecretOrigin?

  var json: JSON {
    [
      "name": .string(name.description), "variable": .string(name.environmentName),
      "kept_in": .string(origin?.description),
    ]
  }

  static func table(_ places: [SecretPlace], _ style: Style) -> StyledText {
    Table(
      [.init("key"), .init("variable"), .init("kept in", overflow: .wrap)],
      rows: places.map { place in
        [
          StyledText(place.name.description, as: .strong), StyledText(place.name.environmentName),
          StyledText(place.origin?.description ?? "nowhere"),
        ]
      }
    ).text(style)
  }
}

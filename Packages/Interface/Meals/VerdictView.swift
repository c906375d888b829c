package import CommandLineKit
package import DietCheck
package import JSON

/// A verdict with what it stands on.
package struct VerdictView: Presentable {
  let verdict: Verdict
  /// The `id` of the line that asked, as it was written; `nil` where nobody gave one.
  let id: JSON?
  /// What was checked, for people who checked several; `nil` where there is no other.
  let said: String?

  package init(verdict: Verdict, id: JSON? = nil, said: String? = nil) {
    self.verdict = verdict
    self.id = id
    self.said = said
  }

  package var json: JSON {
    guard let id, case .object(let members) = verdict.json else { return verdict.json }
    return .object([JSON.Member("id", id)] + members)
  }

  package func text(_ style: Style) -> StyledText {
    var lines: [StyledText] = []
    if let said {
      lines += ("\(said, as: .strong): " + headline).wrapped(to: style.width)
    } else {
      lines.append(headline)
    }
    lines += verdict.findings.flatMap { finding -> [StyledText] in
      let line: StyledText =
        "\(finding.avoid, as: .strong): \(finding.term) (\(finding.level.words))"
      let place = StyledText("in: \(finding.evidence)", as: .faint)
      return line.wrapped(to: style.width - 2).map { "  " + $0 }
        + place.wrapped(to: style.width - 4).map { "    " + $0 }
    }
    if !verdict.missing.isEmpty {
      lines += StyledText("not known: \(verdict.missing.joined(separator: ", "))")
        .wrapped(to: style.width)
    }
    lines += StyledText(verdict.note, as: .faint).wrapped(to: style.width)
    return lines.lines
  }

  private var headline: StyledText {
    switch verdict.result {
    case .match: "\("names what you avoid", as: .bad)"
    case .mayContain: "\("may hold what you avoid", as: .caution)"
    case .noMatch: "nothing of it is named"
    case .unknown: "\("cannot be told", as: .caution)"
    }
  }
}

extension Verdict {
  /// What a program that was asked for it ends with.
  package var exitCode: ExitCode {
    switch result {
    case .match: .match
    case .mayContain: .possibleMatch
    case .unknown: .cannotTell
    case .noMatch: .done
    }
  }
}

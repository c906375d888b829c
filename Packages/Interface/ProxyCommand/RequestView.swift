import Calendar
import CommandLineKit
import JSON
import ProxyServer

/// A line of the log.
struct RequestView: Presentable {
  let record: RequestRecord
  let clock: WallClock

  var json: JSON {
    [
      "time": .string(clock.rfc3339(record.at)), "request_id": .string(record.id),
      "client": .string(record.client), "api": .string(record.api?.rawValue),
      "token": .string(record.tokenID), "label": .string(record.label),
      "model": .string(record.model), "stream": .bool(record.isStream),
      "pictures": .int(record.attachments), "status": .int(record.status),
      "upstream_status": integer(record.upstreamStatus), "problem": .string(record.problem),
      "bytes_in": .int(record.bytesIn), "bytes_out": .int(record.bytesOut),
      "input_tokens": integer(record.inputTokens), "output_tokens": integer(record.outputTokens),
      "reserved_tokens": integer(record.reservedTokens),
      "elapsed_ms": .int(record.elapsedMilliseconds),
    ]
  }

  func text(_ style: Style) -> StyledText {
    let isGood = record.status < 400
    let tokens = [record.inputTokens, record.outputTokens].map { $0.map(String.init) ?? "?" }
    return [
      StyledText(clock.rfc3339(record.at), as: .faint),
      StyledText(String(record.status), as: isGood ? .good : .bad),
      StyledText(record.label ?? record.client), StyledText(record.model ?? "-"),
      StyledText(record.problem ?? "\(tokens[0])+\(tokens[1]) tokens"),
      StyledText("\(record.bytesIn) B in, \(record.elapsedMilliseconds) ms", as: .faint),
    ].joined(separator: "  ")
  }

  private func integer(_ number: Int?) -> JSON { number.map { .int($0) } ?? .null }
}

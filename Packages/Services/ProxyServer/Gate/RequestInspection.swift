import JSON

/// What the proxy has to know of a request's body. The rest goes on as it came.
struct RequestInspection: Equatable {
  var model = ""
  var isStream = false
  /// Pictures and other inline files, and the bytes that are theirs.
  var attachments = 0
  var attachmentBytes = 0
  /// Where the body says how many tokens the answer may have.
  var limits: [TokenLimit] = []

  struct TokenLimit: Equatable {
    let range: Range<Int>
    let tokens: Int
  }

  /// The tokens an answer may have, of which none is more than `most`.
  func replyTokens(atMost most: Int) -> Int { min(limits.map(\.tokens).max() ?? most, most) }

  /// An upper guess at the tokens of the question: three bytes of text, or a whole picture, each.
  func questionTokens(bodySize: Int) -> Int {
    (bodySize - attachmentBytes) / 3 + attachments * Self.tokensOfAttachment
  }

  /// What a picture of 1.15 megapixels costs.
  private static let tokensOfAttachment = 1600

  /// Reads a body.
  ///
  /// - Throws: A `Problem` where it is not what the API asks for, or asks for what is not passed on.
  init(_ body: [UInt8], api: SpokenAPI) throws(Problem) {
    var reader = RequestReader(api: api)
    var cursor = JSONCursor(body)
    do {
      try reader.read(&cursor)
      try cursor.end()
    } catch let problem as Problem {
      throw problem
    } catch let flaw as JSONFlaw {
      throw Problem(.invalid, "the body is not JSON: byte \(flaw.place): \(flaw.message)")
    } catch {
      throw Problem(.internalTrouble, "the body could not be read")
    }
    self = reader.found
    guard !model.isEmpty else { throw Problem(.invalid, "model: a text is needed") }
    guard reader.hasMessages else { throw Problem(.invalid, "messages: a list is needed") }
  }

  init() {}

  /// The body with every limit at most `most`, and with one where the API leaves it out.
  ///
  /// - Parameter missing: The key that is added where there is no limit.
  func capped(_ body: [UInt8], at most: Int, missing: String) -> [UInt8] {
    guard !limits.isEmpty else {
      guard let brace = body.firstIndex(of: UInt8(ascii: "{")) else { return body }
      return body[...brace] + Array("\"\(missing)\":\(most),".utf8) + body[(brace + 1)...]
    }
    var body = body
    for limit in limits.reversed() where limit.tokens > most {
      body.replaceSubrange(limit.range, with: Array(String(most).utf8))
    }
    return body
  }
}

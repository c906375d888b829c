import Testing

@testable import ProxyServer

@Suite struct RequestInspectionTests {
  struct Body: Sendable, CustomTestStringConvertible {
    let api: SpokenAPI
    /// Members besides the model and plain messages.
    let members: String

    var text: String {
      #"{"model":"m","messages":[{"role":"user","content":"hi"}]\#(members.isEmpty ? "" : ",")\#(members)}"#
    }
    var testDescription: String { "\(api) \(members)" }
  }

  private static func content(_ api: SpokenAPI, _ block: String) -> String {
    #"{"model":"m","max_tokens":9,"messages":[{"role":"user","content":[\#(block)]}]}"#
  }

  @Test func readsWhatIsNeeded() throws {
    let picture =
      #"{"type":"image","source":{"type":"base64","media_type":"image/png","data":"QUJD"}}"#
    let text = Self.content(.anthropic, picture + #",{"type":"text","text":"what"}"#)
    let found = try RequestInspection(Array(text.utf8), api: .anthropic)
    #expect(found.model == "m")
    #expect(found.attachments == 1)
    #expect(found.attachmentBytes == 4)
    #expect(found.replyTokens(atMost: 8000) == 9)
    #expect(!found.isStream)
  }

  @Test(
    arguments: [
      #"{"type":"text","text":"http://example.org/"}"#,
      #"{"type":"tool_use","id":"1","name":"n","input":{"url":"https://example.org","source":{"type":"url"}}}"#,
      #"{"type":"tool_result","tool_use_id":"1","content":[{"type":"image","source":{"data":"QQ==","media_type":"image/png","type":"base64"}}]}"#,
      #"{"type":"document","source":{"type":"text","media_type":"text/plain","data":"x"}}"#,
      #"{"type":"thinking","thinking":"x","signature":"y"}"#,
      #"{"type":"search_result","source":"https://example.org","title":"t","content":[{"type":"text","text":"x"}]}"#,
    ]
  )
  func passesInlineBlocks(block: String) throws {
    _ = try RequestInspection(Array(Self.content(.anthropic, block).utf8), api: .anthropic)
  }

  @Test(
    arguments: [
      #"{"type":"image","source":{"type":"url","url":"https://example.org/a.png"}}"#,
      #"{"source":{"url":"https://example.org/a.png","type":"url"},"type":"image"}"#,
      #"{"type":"image","source":{"type":"file","file_id":"file_1"}}"#,
      #"{"type":"image","source":{"type":"base64","data":"QQ==","url":"https://example.org"}}"#,
      #"{"type":"image","source":{"type":"base64","data":"QQ=="},"source":{"type":"url"}}"#,
      #"{"type":"image","source":{"type":"base64","type":"url","data":"QQ=="}}"#,
      #"{"type":"image","SOURCE":{"type":"url"}}"#,
      #"{"type":"image","s\u006furce":{"type":"url"}}"#,
      #"{"type":"tool_result","content":[{"type":"image","source":{"type":"url","url":"http://127.0.0.1/"}}]}"#,
      #"{"type":"document","source":{"type":"content","content":[{"type":"image","source":{"type":"url"}}]}}"#,
      #"{"type":"container_upload","file_id":"file_1"}"#,
      #"{"type":"unknown"}"#,
      #"{"text":"no type"}"#,
    ]
  )
  func refusesWhatWouldBeFetched(block: String) {
    #expect(throws: Problem.self) {
      _ = try RequestInspection(Array(Self.content(.anthropic, block).utf8), api: .anthropic)
    }
  }

  @Test(
    arguments: [
      (#"{"type":"image_url","image_url":{"url":"data:image/png;base64,QQ=="}}"#, true),
      (#"{"type":"image_url","image_url":"data:image/png;base64,QQ=="}"#, true),
      (#"{"type":"image_url","image_url":{"url":"https://example.org/a.png"}}"#, false),
      (#"{"type":"image_url","image_url":{"url":"HTTPS://example.org/a.png"}}"#, false),
      (#"{"type":"image_url","image_url":{"url":"data:text/html,x"}}"#, false),
      (
        #"{"type":"image_url","image_url":{"url":"data:image/png,x","url":"https://example.org"}}"#,
        false
      ),
      (#"{"type":"image_url","image_url":{"URL":"https://example.org"}}"#, false),
      (#"{"type":"input_audio","input_audio":{"data":"QQ==","format":"wav"}}"#, true),
      (
        #"{"type":"file","file":{"file_data":"data:application/pdf;base64,QQ==","filename":"a"}}"#,
        true
      ),
      (#"{"type":"file","file":{"file_id":"file-1"}}"#, false),
    ]
  )
  func judgesOpenAIParts(part: String, passes: Bool) {
    let result = Result {
      try RequestInspection(Array(Self.content(.openAI, part).utf8), api: .openAI)
    }
    #expect(((try? result.get()) != nil) == passes)
  }

  @Test(
    arguments: [
      Body(
        api: .anthropic,
        members: #""mcp_servers":[{"type":"url","url":"https://example.org"}]"#
      ),
      Body(api: .anthropic, members: #""container":"c""#),
      Body(
        api: .anthropic,
        members: #""tools":[{"type":"web_fetch_20250910","name":"web_fetch"}]"#
      ),
      Body(api: .anthropic, members: #""model":"other""#),
      Body(api: .anthropic, members: #""Model":"other""#),
      Body(api: .anthropic, members: #""max_tokens":0"#),
      Body(api: .anthropic, members: #""max_tokens":-1"#),
      Body(api: .anthropic, members: #""max_tokens":1e9"#),
      Body(api: .anthropic, members: #""max_tokens":"9""#),
      Body(api: .anthropic, members: #""max_tokens":99999999999999999999"#),
      Body(api: .anthropic, members: #""max_tokens":1,"max_tokens":2"#),
      Body(api: .anthropic, members: #""stream":"yes""#),
      Body(api: .openAI, members: #""n":2"#),
      Body(api: .openAI, members: #""web_search_options":{}"#),
      Body(api: .openAI, members: #""tools":[{"type":"mcp","server_url":"https://example.org"}]"#),
      Body(api: .openAI, members: #""messages":[]"#),
    ]
  )
  func refuses(body: Body) {
    #expect(throws: Problem.self) {
      _ = try RequestInspection(Array(body.text.utf8), api: body.api)
    }
  }

  @Test(arguments: [
    "[]", "1", "{", #"{"model":"m"}"#, #"{"messages":[]}"#, #"{"model":7,"messages":[]}"#,
  ])
  func refusesOtherJSON(text: String) {
    #expect(throws: Problem.self) {
      _ = try RequestInspection(Array(text.utf8), api: .openAI)
    }
  }

  @Test(
    arguments: [
      (#""max_tokens":8001"#, #""max_tokens":8000"#),
      (#""max_tokens":8000"#, #""max_tokens":8000"#),
      (#""max_tokens":5"#, #""max_tokens":5"#),
      (#""max_tokens" : null"#, #""max_tokens" : 8000"#),
      (
        #""max_tokens":10000,"x":1,"max_completion_tokens":123456"#,
        #""max_tokens":8000,"x":1,"max_completion_tokens":8000"#
      ),
    ]
  )
  func capsTheAnswer(members: String, capped: String) throws {
    let body = Body(api: .openAI, members: members)
    let found = try RequestInspection(Array(body.text.utf8), api: .openAI)
    let result = found.capped(Array(body.text.utf8), at: 8000, missing: "max_completion_tokens")
    #expect(String(decoding: result, as: UTF8.self) == Body(api: .openAI, members: capped).text)
    #expect(found.replyTokens(atMost: 8000) <= 8000)
  }

  @Test func setsACapWhereThereIsNone() throws {
    let text = Body(api: .openAI, members: "").text
    let found = try RequestInspection(Array(text.utf8), api: .openAI)
    #expect(found.replyTokens(atMost: 8000) == 8000)
    let result = found.capped(Array(text.utf8), at: 8000, missing: "max_completion_tokens")
    #expect(
      String(decoding: result, as: UTF8.self).hasPrefix(#"{"max_completion_tokens":8000,"model""#)
    )
    #expect(try RequestInspection(result, api: .openAI).limits.map(\.tokens) == [8000])
  }
}

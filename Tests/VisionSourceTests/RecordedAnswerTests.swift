import FoodSources
import HTTP
import JSON
import Testing

@testable import VisionSource

/// Every recorded answer of a provider, which asked for something else than dishes: what comes out
/// of its frame, or which failure it is.
@Suite(.enabled(if: RecordedAnswers.arePresent, "no recordings beside the checkout"))
struct RecordedAnswerTests {
  enum Outcome: Equatable, Sendable {
    /// Words without any JSON in them that could be meant.
    case says(String)
    /// JSON, however it is wrapped.
    case writes(String)
    /// Arguments of a tool.
    case calls(String)
    case fails(SourceFailure.Kind, String)
  }

  @Test func allAreLookedAt() {
    #expect(RecordedAnswers.names == Self.outcomes.keys.sorted())
  }

  @Test(arguments: outcomes.sorted { $0.key < $1.key })
  func eachIsReadAsWhatItIs(name: String, expected: Outcome) async throws {
    let response = try RecordedAnswers.response(name)
    let failure = await #expect(throws: SourceFailure.self) {
      try await VisionSource(MadeClient(response), form: .plain).answer(.plate())
    }
    let (kind, message) = try (#require(failure?.kind), #require(failure?.message))
    #expect(message.count < 450 && !message.contains("\n"))
    switch expected {
    case .fails(let wanted, let words):
      #expect(kind == wanted, "\(message)")
      #expect(message.contains(words), "\(message)")
    case .says(let words):
      #expect(kind == .malformed && message.contains("no list of dishes"), "\(message)")
      let reply = try #require(try Reply(JSON(reading: response.body)))
      #expect(reply.text.contains(words) && reply.usage != nil)
    case .writes(let json):
      #expect(kind == .malformed && message.contains("no list of dishes"), "\(message)")
      let reply = try #require(try Reply(JSON(reading: response.body)))
      #expect(WrittenJSON(in: reply.text).values.first?.text == json)
    case .calls(let json):
      #expect(kind == .malformed && message.contains("no list of dishes"), "\(message)")
      let reply = try #require(try Reply(JSON(reading: response.body)))
      #expect(reply.calls.map(\.text).contains(json))
    }
  }

  @Test func aPauseIsTakenFromFailuresAlone() async throws {
    let pauses: [(String, Double?)] = [
      ("err_azure_grok_ratelimit_429_retry_after", 0),
      ("err_gemini_quota_429_retrydelay_in_body", 48), ("err_anthropic_invalid_key_401", nil),
      ("ok_groq_length", nil), ("ok_think_tag", nil),
    ]
    for (name, pause) in pauses {
      let response = try RecordedAnswers.response(name)
      let failure = await #expect(throws: SourceFailure.self) {
        try await VisionSource(MadeClient(response), form: .plain).answer(.plate())
      }
      #expect(failure?.retryAfter.map { ($0 * 10).rounded() / 10 } == pause, "\(name)")
    }
  }

  static let outcomes: [String: Outcome] = [
    // What is wrong with the key, the model or the address.
    "err_anthropic_invalid_key_401": .fails(.notSetUp, "does not take the key: invalid x-api-key"),
    "err_azure_401": .fails(.notSetUp, "Access denied due to invalid subscription key"),
    "err_deepseek_401": .fails(.notSetUp, "Your api key: <key> is invalid"),
    "err_gemini_invalid_key_400": .fails(.notSetUp, "API key not valid"),
    "err_mistral_401_detail": .fails(.notSetUp, "Invalid API Key"),
    "err_ollama_cloud_401": .fails(.notSetUp, "Unauthorized"),
    "err_openai_401_key_echoed_in_full": .fails(.notSetUp, "Incorrect API key provided"),
    "err_openai_invalid_key_401_masked": .fails(.notSetUp, "Incorrect API key provided: <key>"),
    "err_openrouter_401_int_code": .fails(.notSetUp, "Missing Authentication header"),
    "err_perplexity_401_int_code": .fails(.notSetUp, "Invalid API key provided"),
    "err_xai_400_error_is_string": .fails(.notSetUp, "Incorrect API key provided"),
    "err_anthropic_model_404_raw": .fails(.notSetUp, "model: this-model-does-not-exist-12345"),
    "err_anthropic_model_not_found_404": .fails(.notSetUp, "model: claude-sonet-4-5"),
    "err_azure_deployment_404": .fails(.notSetUp, "deployment for this resource does not exist"),
    "err_gemini_model_404": .fails(.notSetUp, "models/gemini-3.6-flahs is not found"),
    "err_groq_model_404": .fails(.notSetUp, "`llama-3.3-70b-versatlie` does not exist"),
    "err_openai_chat_model_404": .fails(.notSetUp, "`gpt-5.2-proo` does not exist"),
    "err_openai_model_404_raw": .fails(.notSetUp, "does not have the model model-1"),
    "err_openai_responses_model_400_raw": .fails(.notSetUp, "this-model-does-not-exist-12345"),
    "err_openai_responses_model_not_found_400": .fails(.notSetUp, "'gpt-5.2-proo'"),
    // What will be the same again.
    "err_anthropic_effort_unsupported_400": .fails(.refused, "effort level 'xhigh'"),
    "err_anthropic_prompt_too_long_400": .fails(.refused, "prompt is too long"),
    "err_anthropic_shape_400": .fails(.refused, "does not match the expected shape"),
    "err_deepseek_context_400": .fails(.refused, "maximum context length"),
    "err_groq_tool_required_400": .fails(.refused, "model did not call a tool"),
    "err_groq_tool_use_failed_400": .fails(.refused, "Tool call validation failed"),
    "err_ollama_context_400": .fails(.refused, "prompt too long"),
    "err_openai_context_400": .fails(.refused, "exceeds the context window"),
    "err_openai_invalid_image_file_400": .fails(.refused, "Invalid image data"),
    "err_openai_invalid_image_url_400": .fails(.refused, "Error while downloading"),
    "err_openai_param_not_supported_400": .fails(.refused, "Web search options not supported"),
    "err_openai_strict_schema_missing_required_400": .fails(.refused, "Missing 'unit'"),
    "err_openai_unsupported_parameter_400": .fails(.refused, "'stop' is not supported"),
    "err_openai_unsupported_value_role_400": .fails(.refused, "does not support 'developer'"),
    "err_openrouter_context_400": .fails(.refused, "maximum context length"),
    "err_perplexity_400": .fails(.refused, "total length of all messages is too long"),
    "ok200_azure_error_in_body": .fails(.refused, "will not look at this"),
    "ok_azure_content_filter": .fails(.refused, "content filter"),
    "ok_gemini_safety_no_content": .fails(.refused, "content filter"),
    "ok_openai_refusal_field": .fails(.refused, "can't assist with that request"),
    "ok_openai_refusal_field2": .fails(.refused, "can't assist with that request"),
    "ok_responses_refusal": .fails(.refused, "can't assist with that"),
    // What passes.
    "err_azure_grok_ratelimit_429_retry_after": .fails(.rateLimited, "have exceeded rate limit"),
    "err_gemini_quota_429_retrydelay_in_body": .fails(.rateLimited, "exceeded your current quota"),
    "err_openrouter_upstream_ratelimit_429": .fails(.rateLimited, "temporarily rate-limited"),
    // What was cut off.
    "ok_anthropic_image_max_tokens": .fails(.malformed, "cut off"),
    "ok_anthropic_max_tokens": .fails(.malformed, "cut off"),
    "ok_gemini_max_tokens": .fails(.malformed, "cut off"),
    "ok_groq_length": .fails(.malformed, "cut off"),
    "ok_openai_image_length": .fails(.malformed, "cut off"),
    "ok_responses_incomplete_max_output_tokens": .fails(.malformed, "cut off"),
    // JSON in each of its wrappings.
    "ok_anthropic_fenced_json": .writes(#"{"output":7}"#),
    "ok_anthropic_fenced_json2": .writes(#"{"output":3}"#),
    "ok_anthropic_output_config_b":
      .writes(#"{"city":"Tokyo","country":"Japan","population":14000000}"#),
    "ok_anthropic_output_config_c":
      .writes(#"{"city":"Berlin","country":"Germany","population":3850809}"#),
    "ok_anthropic_prose_plus_fence":
      .writes(
        #"{"title":"Mistborn: The Final Empire","author":"Brandon Sanderson","pages":544,"publication_year":2006}"#
      ),
    "ok_groq_json_schema": .writes(#"{"city":"Mexico City","country":"Mexico"}"#),
    "ok_mistral_json_schema": .writes(#"{"name":"Bob","age":30}"#),
    "ok_ollama_local_json_schema": .writes(#"{"city":"Paris","country":"France"}"#),
    "ok_openai_fenced":
      .writes(
        #"[{"sentence_index":0,"simpler_statements":["The capital of France is Paris."]}]"#
      ),
    "ok_openai_fenced2":
      .writes(
        #"[{"sentence_index":0,"simpler_statements":["The capital of France is Paris."]}]"#
      ),
    "ok_openai_json_schema2":
      .writes(
        #"{"name":"Avocado","healthy":true,"calories":160,"taste_profile":["creamy","buttery","nutty","slightly sweet"]}"#
      ),
    "ok_openrouter_json_schema": .writes(#"{"name":"John","age":30}"#),
    "ok_perplexity_json_schema": .writes(#"{"result":8}"#),
    "ok_reasoning_field": .writes("4"),
    // Tools that were called.
    "ok_anthropic_output_config_a": .calls(#"{"city":"Tokyo"}"#),
    "ok_anthropic_tool_use": .calls(#"{"from_currency":"USD","to_currency":"EUR"}"#),
    "ok_anthropic_tool_use2": .calls(#"{"from_currency":"USD","to_currency":"EUR"}"#),
    "ok_openai_json_schema": .calls("{}"),
    // Words without JSON.
    "ok_anthropic_image_end_turn": .says("This is a potato."),
    "ok_anthropic_image_end_turn2": .says("I received mixed content"),
    "ok_groq_image": .says("The fruit in the image is a kiwi."),
    "ok_responses_image": .says("close-up image of a kiwi cut in half"),
    "ok_think_tag": .says("The capital of France is **Paris**."),
    "ok_together_finish_eos": .says("hear secrets at a OpenTelemetry convention"),
  ]
}

import Settings
import Testing

private let hidden = "hunter2-\u{E9}"

@Suite struct SecretTests {
  private struct Holder {
    let secret: Secret
    let list: [Secret]
  }

  @Test func neverShowsItself() {
    let secret = Secret(hidden)
    let holder = Holder(secret: secret, list: [secret])
    var dumped = ""
    dump(secret, to: &dumped)
    dump(holder, to: &dumped)
    let shown = [
      "\(secret)", String(describing: secret), String(reflecting: secret), "\(holder)", dumped,
      String(reflecting: holder), "\(Optional(secret) as Any)", "\(Mirror(reflecting: secret))",
      "\(Array(Mirror(reflecting: secret).children))", "\((secret, 1))",
    ]
    #expect(shown.allSatisfy { !$0.contains("hunter2") })
    #expect("\(secret)" == "<secret>")
    #expect(secret.reveal() == hidden)
  }

  @Test func cannotBeEncodedOrCompared() {
    let secret: Any = Secret(hidden)
    #expect(!(secret is any Encodable))
    #expect(!(secret is any Equatable))
  }

  @Test(arguments: [
    "", "../x", "a/b", "A", "a-b", "a.b", "é", "a\0", String(repeating: "a", count: 65),
  ])
  func refusesNamesThatAreUnsafeForFiles(name: String) { #expect(SecretName(name) == nil) }

  @Test func namesItsVariable() {
    #expect(SecretName("usda_key")?.environmentName == "RESET_USDA_KEY")
  }
}

import Caffeine
import Foundation
import Testing

@Test func probe() throws {
  guard let path = ProcessInfo.processInfo.environment["PROBE"] else { return }
  for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
    let c = CaffeineReader.content(of: String(line))
    print("@@\(line)\t\(c.milligrams?.best.description ?? "null")\t\(c.grams?.description ?? "null")\t\(c.basis)\t\(c.reason)")
  }
}

import Calendar
import CommandLineKit
import Diary
import EmbeddedTables
import FoodCatalog
import FoodLookup
import FoodSources
import JPEG
import Nutrition
import Pixels
import SQLite
import Synchronization
import TemporaryFolders

@testable import PhotoCommand

/// Everything that `reset-photo` works with, made up: files in memory, a service that says what the
/// test wants, a diary in a folder of its own.
final class Desk: Sendable {
  private let folder: TemporaryFolder
  let files: Mutex<[String: [UInt8]]>
  let service: MadeService
  let obstacle = Mutex<SourceFailure?>(nil)
  let longEdge = Mutex(200)

  init(_ service: MadeService = MadeService { _ in FoodAnswer(dishes: .plate) }) throws {
    folder = try TemporaryFolder()
    self.service = service
    let pixels = (0..<400 * 300).map { Pixel(UInt8($0 % 400 / 2), 80, 120, 0) }
    let jpeg = try JPEGEncoder.encode(
      RGBImage(width: 400, height: 300, pixels: pixels),
      quality: 90
    )
    files = Mutex([
      "plate.jpg": jpeg, "half.jpg": Array(jpeg.prefix(jpeg.count / 2)), "note.jpg": [0x68, 0x69],
    ])
  }

  subscript(name: String) -> [UInt8]? { files.withLock { $0[name] } }

  func diary() throws -> Diary {
    try Diary(path: folder.path + "/diary.db", now: { Instant(milliseconds: 1_796_040_000_000) })
  }

  var tools: PhotoTools {
    PhotoTools(
      open: { _, _ in self.session },
      read: { path in
        guard let bytes = self[path] else {
          throw Failure("no such file", exitCode: .unreadableInput, code: "unreadable_file")
        }
        return bytes
      },
      write: { bytes, path in self.files.withLock { $0[path] = bytes } },
      recordings: { folder in
        Recordings(
          read: { self["\(folder)/\($0)"] },
          write: { bytes, name in self.files.withLock { $0["\(folder)/\(name)"] = bytes } }
        )
      }
    )
  }

  private var session: PhotoSession {
    PhotoSession(
      services: { _ in
        let obstacle = self.obstacle.withLock { $0 }
        return [
          ServiceStatus(
            name: "made",
            destination: "https://service.example/v1/messages",
            model: "model-1",
            obstacle: obstacle
          )
        ]
      },
      lookup: { _, tape, onRetry in
        var source: any FoodSource = self.service
        if let obstacle = self.obstacle.withLock({ $0 }) {
          source = SilentSource(self.service.about, obstacle.kind, obstacle.message)
        }
        source = RetryingSource(source, policy: .patient, pause: { _ in }, onRetry: onRetry)
        switch tape {
        case .none: break
        case .record(let recordings): source = RecordingSource(source, to: recordings)
        case .replay(let recordings): source = ReplayingSource(source.about, from: recordings)
        }
        return FoodLookup([source], order: [.photo: ["made"]])
      },
      catalog: { try Catalog([Database(image: EmbeddedTables.image)]) },
      diary: { try self.diary() },
      longEdge: longEdge.withLock { $0 }
    )
  }

  func run(_ words: [String], keys: [String] = [], answers: [String] = []) async -> (
    Int32, Recording
  ) {
    let recording = Recording(words, keys: keys, answers: answers, isTerminal: !keys.isEmpty)
    let program = PhotoProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  func run(_ words: String...) async -> (Int32, Recording) { await run(words) }
}

/// A service that answers as a test wants, and keeps what it was asked.
final class MadeService: FoodSource {
  private let reply: @Sendable (_ number: Int) throws -> FoodAnswer
  private let asked = Mutex<[FoodQuestion]>([])

  init(_ reply: @escaping @Sendable (Int) throws -> FoodAnswer) { self.reply = reply }

  var questions: [FoodQuestion] { asked.withLock { $0 } }

  let about = SourceDescription(
    name: "made",
    kind: .network,
    capabilities: [.photo],
    asked: "",
    leaves: ""
  )

  func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let number = asked.withLock { asked in
      asked.append(question)
      return asked.count
    }
    var answer = try reply(number)
    answer.usage = TokenUsage(input: 2000, output: 200)
    answer.model = AnsweringModel(name: "model-1-2026", promptVersion: "plate-1")
    answer.raw = "word by word"
    return answer
  }
}

extension [Dish] {
  static let plate = [
    Dish("cooked white rice", 180),
    Dish("boiled egg", 100, 2, "each", [.energy: 150, .protein: 12, .carbohydrate: 1, .fat: 10]),
  ]
}

extension Dish {
  init(
    _ name: String,
    _ grams: Double,
    _ amount: Double? = nil,
    _ unit: String = "g",
    _ nutrients: [Nutrient: Double] = [:]
  ) {
    self.init(
      text: name,
      name: name,
      amount: amount ?? grams,
      unit: unit,
      grams: Estimate(low: grams * 0.75, best: grams, high: grams * 1.25),
      nutrients: Nutrients(nutrients),
      confidence: 0.9
    )
  }
}

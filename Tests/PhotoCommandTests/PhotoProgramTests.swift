import CommandLineKit
import Hashing
import JPEG
import JSON
import Pixels
import Synchronization
import Testing

@testable import PhotoCommand

struct PhotoProgramTests {
  /// The files there are, and those that have been written.
  private final class Folder: Sendable {
    let files: Mutex<[String: [UInt8]]>
    init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }

    subscript(name: String) -> [UInt8]? { files.withLock { $0[name] } }

    func tools(allowsSending: Bool = false, longEdge: Int = 200) -> PhotoTools {
      PhotoTools(
        open: { _, _ in PhotoSession(allowsSending: allowsSending, longEdge: longEdge) },
        read: { path in
          guard let bytes = self[path] else {
            throw Failure("no such file", exitCode: .unreadableInput, code: "unreadable_file")
          }
          return bytes
        },
        write: { bytes, path in self.files.withLock { $0[path] = bytes } }
      )
    }
  }

  private let folder: Folder

  init() throws {
    let pixels = (0..<400 * 300).map { Pixel(UInt8($0 % 400 / 2), 80, 120, 0) }
    let image = RGBImage(width: 400, height: 300, pixels: pixels)
    let jpeg = try JPEGEncoder.encode(image, quality: 90)
    folder = Folder([
      "plate.jpg": jpeg, "half.jpg": Array(jpeg.prefix(jpeg.count / 2)), "note.jpg": [0x68, 0x69],
    ])
  }

  private func run(_ words: String..., tools: PhotoTools? = nil) async -> (Int32, Recording) {
    let recording = Recording(words)
    let program = PhotoProgram.program(
      version: Version("0.1.0"),
      tools: tools ?? folder.tools()
    )
    return (await program.run(recording.context), recording)
  }

  @Test func declarationsAreSound() {
    #expect(PhotoProgram.program(version: Version("0.1.0"), tools: folder.tools()).mistakes == [])
  }

  @Test func showsExactlyWhatWouldBeSent() async throws {
    let words = ["--dry-run", "--json", "--save-sent", "sent.jpg", "plate.jpg"]
    let (status, recording) = await run(words[0], words[1], words[2], words[3], words[4])
    #expect(status == 0)
    let sent = try #require(folder["sent.jpg"])
    let hash = SHA256.hexDigest(sent)
    #expect(
      recording.output == """
        {"schema_version":1,"files":["plate.jpg"],"sent":{"bytes":\(sent.count),"width":200,\
        "height":150,"media_type":"image/jpeg","sha256":"\(hash)","destination":null,"model":null},\
        "dishes":[],"total":null,"questions":[],"usage":null,"attempts":0,"logged":[],"error":null}

        """
    )
    #expect(try JPEGDecoder(sent).storedSize == PictureSize(width: 200, height: 150))
  }

  @Test func showsItToPeople() async {
    let (status, recording) = await run("--dry-run", "plate.jpg")
    #expect(status == 0)
    #expect(recording.output.hasPrefix("plate.jpg: 200x150 pixels, JPEG of "))
    #expect(recording.output.hasSuffix(" kB, no metadata\n"))
  }

  @Test func tellsOfEachOfSeveralPictures() async {
    let (status, recording) = await run("--dry-run", "--json", "plate.jpg", "plate.jpg")
    #expect(status == 0)
    #expect(recording.output.contains(#""files":["plate.jpg","plate.jpg"],"sent":{"bytes":"#))
    #expect(recording.output.contains(#""pictures":[{"bytes":"#))
    let (refused, _) = await run("--dry-run", "--save-sent", "x.jpg", "plate.jpg", "plate.jpg")
    #expect(refused == 2)
    #expect(folder["x.jpg"] == nil)
  }

  @Test(arguments: [
    ("half.jpg", "reset-photo: half.jpg: the picture is cut short\n"),
    ("note.jpg", "reset-photo: note.jpg: not a picture of a known kind\n"),
    ("none.jpg", "reset-photo: no such file\n"),
  ])
  func refusesWhatItCannotRead(_ file: String, _ message: String) async {
    let (status, recording) = await run("--dry-run", "--save-sent", "sent.jpg", file)
    #expect(status == 5)
    #expect(recording.output.isEmpty)
    #expect(recording.errors.hasPrefix(message))
    #expect(folder["sent.jpg"] == nil)
  }

  @Test func sendsNothingUnlessThatIsAllowed() async {
    let (off, recording) = await run("plate.jpg")
    #expect(off == 3)
    #expect(recording.errors.contains("reset config set ai.allow_sending true"))
    let (on, _) = await run("plate.jpg", tools: folder.tools(allowsSending: true))
    #expect(on == 4)
  }
}

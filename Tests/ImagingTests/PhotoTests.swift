import FoundationEssentials
import JPEG
import Pixels
import Processes
import TemporaryFolders
import Testing

@testable import Imaging

/// Real pictures from real cameras and from the collections of other decoders.
@Suite(.enabled(if: Photos.areHere, "no pictures beside the checkout"))
struct PhotoTests {
  @Test(arguments: Photos.table)
  func readsOrRefuses(_ name: String, _ expected: String) {
    do throws(PictureError) {
      let prepared = try PictureReader().prepare(Photos.bytes(name))
      #expect(expected != "error")
      #expect(max(prepared.width, prepared.height) <= 1568)
      #expect(isBare(prepared.bytes))
      #expect(name.hasPrefix("png/2x2") || prepared.bytes.count > 250)
    } catch {
      #expect(expected != "ok", "\(error.summary)")
      #expect(!error.summary.isEmpty && !error.hint.isEmpty)
    }
  }

  /// Each file of a series shows the same picture once it is upright.
  @Test(arguments: ["orientation/Landscape_", "orientation/Portrait_", "orientation/hopper_"])
  func turnsEachFileOfASeriesUpright(_ series: String) throws {
    let names = Photos.table.map(\.name).filter { $0.hasPrefix(series) && !$0.contains("sharp") }
    let pictures = try names.map { try PictureReader().upright(Photos.bytes($0), longEdge: 600) }
    #expect(pictures.count >= 5)
    for (name, picture) in zip(names, pictures) {
      #expect(likeness(picture, pictures[0]) >= 25, "\(name)")
    }
  }

  static let vips = findProgram("vipsthumbnail", in: "/usr/local/bin:/usr/bin")

  /// What another program shows, where it reads the file at all.
  @Test(
    .enabled(if: vips != nil, "no vipsthumbnail here"),
    arguments: Photos.table.filter { $0.expected == "ok" }.map(\.name)
  )
  func looksAsElsewhere(_ name: String) async throws {
    // It turns HEIF by EXIF too, and twice where the container has turned it.
    if name == "heic/galaxy_s24fe_exif6_no_irot.heic" { return }
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/reference.png"
    let program = ChildProcess(
      try #require(Self.vips),
      [
        "\(Photos.folder)/\(name)", "-s", "600x600>", "--eprofile", "srgb", "-o",
        "\(path)[strip,compression=1]",
      ],
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: .seconds(60)
    )
    _ = try await program.run()
    // It refuses one whose profile is damaged.
    guard let bytes = FileManager.default.contents(atPath: path) else { return }
    let reference = try PictureReader().upright(Array(bytes), longEdge: 600)
    let made = try decoded(
      PictureReader().prepare(Photos.bytes(name), as: PictureFormat(longEdge: 600)).bytes
    )
    #expect(made.size == reference.size)
    let decibels = likeness(made, reference)
    #expect(decibels >= 25, "\(name): \(decibels)")
  }
}

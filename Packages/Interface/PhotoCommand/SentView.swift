import CommandLineKit
import Imaging
import JSON

/// A picture and the file it was made from.
struct SentPicture {
  let file: String
  let picture: PreparedPicture
}

/// What would be sent; of several pictures, `sent` is the first and `pictures` are all.
struct SentView: Presentable {
  let pictures: [SentPicture]

  var json: JSON {
    let members: [JSON.Member] = [
      .init("files", .array(pictures.map { .string($0.file) })),
      .init("sent", pictures.first.map { sent($0.picture) } ?? .null),
      .init("dishes", .array([])),
      .init("total", .null),
      .init("questions", .array([])),
      .init("usage", .null),
      .init("attempts", .int(0)),
      .init("logged", .array([])),
      .init("error", .null),
    ]
    guard pictures.count > 1 else { return .object(members) }
    return .object(members + [.init("pictures", .array(pictures.map { sent($0.picture) }))])
  }

  private func sent(_ picture: PreparedPicture) -> JSON {
    [
      "bytes": .int(picture.bytes.count),
      "width": .int(picture.width),
      "height": .int(picture.height),
      "media_type": .string(picture.mediaType),
      "sha256": .string(picture.sha256),
      "destination": .null,
      "model": .null,
    ]
  }

  func text(_ style: Style) -> StyledText {
    let lines = pictures.map { sent in
      let picture = sent.picture
      let kilobytes = (picture.bytes.count + 999) / 1000
      return StyledText(
        "\(sent.file): \(picture.width)x\(picture.height) pixels, JPEG of \(kilobytes) kB, no metadata"
      )
    }
    return lines.joined(separator: "\n")
  }
}

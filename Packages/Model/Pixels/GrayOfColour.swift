/// The brightnesses of a picture in colour.
package final class GrayOfColour: GrayRows {
  private let rows: any PictureRows
  private let layout: PixelLayout
  private var row: [Pixel]

  package init(_ rows: any PictureRows) {
    self.rows = rows
    layout = rows.layout
    row = [Pixel](repeating: .zero, count: rows.size.width)
  }

  package var size: PictureSize { rows.size }

  package func nextRow(into gray: inout [UInt8]) throws(PictureError) {
    try rows.nextRow(into: &row)
    for x in 0..<min(row.count, gray.count) { gray[x] = layout.brightness(of: row[x]) }
  }
}

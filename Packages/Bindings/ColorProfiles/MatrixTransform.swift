import CLCMS
import Pixels

/// The common kind of profile, three curves and a matrix, put into tables: a fifth of the time that
/// lcms takes for it.
struct MatrixTransform: Sendable {
  /// For each red, what it adds to red, green and blue of linear sRGB, in steps of `encoded`.
  private let red: [SIMD4<Float>]
  private let green: [SIMD4<Float>]
  private let blue: [SIMD4<Float>]
  /// Linear sRGB as it is stored.
  private let encoded: [UInt8]

  private static let steps = 8191

  /// nil where the profile is of another kind.
  ///
  /// The corresponding C functions are `cmsReadTag` and `cmsEvalToneCurveFloat`.
  ///
  /// - Parameter profile: An open profile of red, green and blue.
  @unsafe init?(_ profile: cmsHPROFILE) {
    // A table from colours to colours says more than the matrix beside it.
    guard unsafe cmsIsMatrixShaper(profile) != 0, unsafe cmsIsTag(profile, cmsSigAToB0Tag) == 0,
      let red = unsafe Self.table(profile, cmsSigRedColorantTag, cmsSigRedTRCTag),
      let green = unsafe Self.table(profile, cmsSigGreenColorantTag, cmsSigGreenTRCTag),
      let blue = unsafe Self.table(profile, cmsSigBlueColorantTag, cmsSigBlueTRCTag),
      let curve = Self.storedCurve()
    else { return nil }
    (self.red, self.green, self.blue, encoded) = (red, green, blue, curve)
  }

  func apply(to row: inout [Pixel]) {
    for x in row.indices {
      let pixel = row[x]
      let sum = red[Int(pixel.x)] + green[Int(pixel.y)] + blue[Int(pixel.z)]
      row[x] = Pixel(
        encoded[step(sum.x)],
        encoded[step(sum.y)],
        encoded[step(sum.z)],
        255
      )
    }
  }

  @inline(__always)
  private func step(_ value: Float) -> Int { Int(min(max(value + 0.5, 0), Float(Self.steps))) }

  /// What each byte of a channel adds to linear sRGB; nil where that makes no sense.
  private static func table(
    _ profile: cmsHPROFILE,
    _ colorant: cmsTagSignature,
    _ curve: cmsTagSignature
  ) -> [SIMD4<Float>]? {
    guard let xyz = unsafe cmsReadTag(profile, colorant)?.assumingMemoryBound(to: cmsCIEXYZ.self),
      let tone = unsafe cmsReadTag(profile, curve).map(OpaquePointer.init)
    else { return nil }
    let column = unsafe linearSRGB(xyz.pointee) * Float(steps)
    let table = (0..<256).map { column * (unsafe cmsEvalToneCurveFloat(tone, Float($0) / 255)) }
    // A damaged profile can hold numbers that are none, or beyond all light.
    let isUsable = table.allSatisfy { light in
      light.indices.allSatisfy { abs(light[$0]) < Float(steps) * 1000 }
    }
    return isUsable ? table : nil
  }

  /// sRGB's byte for each step of linear light; the corresponding C function is
  /// `cmsReverseToneCurve`.
  private static func storedCurve() -> [UInt8]? {
    guard let profile = unsafe cmsCreate_sRGBProfile() else { return nil }
    defer { _ = unsafe cmsCloseProfile(profile) }
    guard let tone = unsafe cmsReadTag(profile, cmsSigRedTRCTag).map(OpaquePointer.init),
      let stored = unsafe cmsReverseToneCurve(tone)
    else { return nil }
    defer { unsafe cmsFreeToneCurve(stored) }
    return (0...steps).map { step in
      let value = unsafe cmsEvalToneCurveFloat(stored, Float(step) / Float(steps))
      return UInt8(min(max(value * 255, 0), 255).rounded())
    }
  }

  /// From the profile connection space (XYZ under D50) to linear sRGB: the inverse of sRGB's own
  /// primaries adapted to D50 (Lindbloom, Bradford).
  private static func linearSRGB(_ xyz: cmsCIEXYZ) -> SIMD4<Float> {
    let (x, y, z) = (xyz.X, xyz.Y, xyz.Z)
    return SIMD4(
      Float(3.133_856_1 * x - 1.616_866_7 * y - 0.490_614_6 * z),
      Float(-0.978_768_4 * x + 1.916_141_5 * y + 0.033_454_0 * z),
      Float(0.071_945_3 * x - 0.228_991_4 * y + 1.405_242_7 * z),
      0
    )
  }
}

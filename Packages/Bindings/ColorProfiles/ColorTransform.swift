import CLCMS
package import Pixels

/// From the colours of an ICC profile to sRGB, for one thread at a time.
@safe package final class ColorTransform {
  private let context: cmsContext
  private let transform: cmsHTRANSFORM

  /// nil where the profile is damaged or not for such pixels.
  ///
  /// The corresponding C functions are `cmsOpenProfileFromMemTHR` and `cmsCreateTransformTHR`.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile.
  ///   - layout: What the pixels are.
  package init?(from profile: [UInt8], _ layout: PixelLayout) {
    let (format, space) =
      switch layout {
      case .rgbx, .rgba: (reset_lcms_rgba, cmsSigRgbData)
      case .cmyk: (reset_lcms_cmyk, cmsSigCmykData)
      case .invertedCMYK: (reset_lcms_inverted_cmyk, cmsSigCmykData)
      }
    guard let context = unsafe cmsCreateContext(nil, nil) else { return nil }
    guard let transform = unsafe Self.transform(context, profile, format, space) else {
      unsafe cmsDeleteContext(context)
      return nil
    }
    unsafe (self.context, self.transform) = (context, transform)
  }

  deinit {
    unsafe cmsDeleteTransform(transform)
    unsafe cmsDeleteContext(context)
  }

  /// The colours of `row` in sRGB; the fourth byte then means nothing.
  ///
  /// The corresponding C function is `cmsDoTransform`.
  package func apply(to row: inout [Pixel]) {
    unsafe row.withUnsafeMutableBytes {
      unsafe cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, UInt32($0.count / 4))
    }
  }

  private static func transform(
    _ context: cmsContext,
    _ profile: [UInt8],
    _ format: cmsUInt32Number,
    _ space: cmsColorSpaceSignature
  ) -> cmsHTRANSFORM? {
    let source = unsafe profile.withUnsafeBytes {
      unsafe cmsOpenProfileFromMemTHR(context, $0.baseAddress, UInt32($0.count))
    }
    guard let source = unsafe source else { return nil }
    defer { _ = unsafe cmsCloseProfile(source) }
    guard unsafe cmsGetColorSpace(source) == space,
      let target = unsafe cmsCreate_sRGBProfileTHR(context)
    else { return nil }
    defer { _ = unsafe cmsCloseProfile(target) }
    return unsafe cmsCreateTransformTHR(
      context,
      source,
      format,
      target,
      reset_lcms_rgba,
      UInt32(INTENT_PERCEPTUAL),
      0
    )
  }
}

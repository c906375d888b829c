import CLCMS
import Pixels

/// A transform of any kind to sRGB, by lcms.
@safe final class LCMSTransform {
  private let profile: OpenProfile
  private let transform: cmsHTRANSFORM

  /// nil where the profile is not for such pixels.
  ///
  /// The corresponding C function is `cmsCreateTransformTHR`.
  init?(_ profile: OpenProfile, _ layout: PixelLayout) {
    let (format, space) =
      switch layout {
      case .rgbx, .rgba: (reset_lcms_rgba, cmsSigRgbData)
      case .cmyk: (reset_lcms_cmyk, cmsSigCmykData)
      case .invertedCMYK: (reset_lcms_inverted_cmyk, cmsSigCmykData)
      }
    guard unsafe cmsGetColorSpace(profile.handle) == space,
      let target = unsafe cmsCreate_sRGBProfileTHR(profile.context)
    else { return nil }
    defer { _ = unsafe cmsCloseProfile(target) }
    let transform = unsafe cmsCreateTransformTHR(
      profile.context,
      profile.handle,
      format,
      target,
      reset_lcms_rgba,
      UInt32(INTENT_PERCEPTUAL),
      0
    )
    guard let transform = unsafe transform else { return nil }
    self.profile = profile
    unsafe self.transform = transform
  }

  deinit { unsafe cmsDeleteTransform(transform) }

  /// The corresponding C function is `cmsDoTransform`.
  func apply(to row: inout [Pixel]) {
    unsafe row.withUnsafeMutableBytes {
      unsafe cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, UInt32($0.count / 4))
    }
  }
}

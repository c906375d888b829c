import CLCMS

/// An ICC profile that lcms has read, closed when this goes away.
@safe final class OpenProfile {
  let context: cmsContext
  let handle: cmsHPROFILE

  /// nil where it is damaged. The corresponding C function is `cmsOpenProfileFromMemTHR`.
  init?(_ bytes: [UInt8]) {
    guard let context = unsafe cmsCreateContext(nil, nil) else { return nil }
    let handle = unsafe bytes.withUnsafeBytes {
      unsafe cmsOpenProfileFromMemTHR(context, $0.baseAddress, UInt32($0.count))
    }
    guard let handle = unsafe handle else {
      unsafe cmsDeleteContext(context)
      return nil
    }
    unsafe (self.context, self.handle) = (context, handle)
  }

  deinit {
    _ = unsafe cmsCloseProfile(handle)
    unsafe cmsDeleteContext(context)
  }

  /// Its curves and its matrix, where that is all there is to it.
  func matrix() -> MatrixTransform? {
    guard unsafe cmsGetColorSpace(handle) == cmsSigRgbData else { return nil }
    return unsafe MatrixTransform(handle)
  }
}

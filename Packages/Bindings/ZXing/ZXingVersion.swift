import CZXing

/// The version of zxing-cpp.
package enum ZXingVersion {
  package static var text: String { unsafe String(cString: reset_zxing_version()) }
}

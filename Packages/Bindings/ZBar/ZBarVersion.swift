import CZBar

/// The version of the zbar library. The corresponding C function is `zbar_version`.
package enum ZBarVersion {
  package static var text: String {
    var (major, minor, patch): (UInt32, UInt32, UInt32) = (0, 0, 0)
    guard unsafe zbar_version(&major, &minor, &patch) == 0 else { return "not installed" }
    return "\(major).\(minor).\(patch)"
  }
}

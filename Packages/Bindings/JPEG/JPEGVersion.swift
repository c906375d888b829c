import CJPEG

package enum JPEGVersion {
  /// The version of libjpeg-turbo that was compiled against, such as 2.1.5.
  package static var text: String { unsafe String(cString: reset_jpeg_version()) }
}

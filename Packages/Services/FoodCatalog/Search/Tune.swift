import Glibc
enum Tune {
  static func v(_ n: String, _ d: Double) -> Double { unsafe getenv(n).flatMap { unsafe Double(String(cString: $0)) } ?? d }
  static let noun = v("T_noun", 0.1)
  static let second = v("T_second", 0.15)
  static let detail = v("T_detail", 0.45)
  static let additional = v("T_add", 0.35)
  static let stray = v("T_stray", 0.75)
  static let recall = v("T_recall", 2.0)
  static let surplus = v("T_surplus", 0.6)
  static let nfs = v("T_nfs", 0.3)
  static let ns = v("T_ns", 0.1)
  static let foreign = v("T_foreign", 2.2)
  static let fried = v("T_fried", 0.1)
}

import Amounts

/// What a can, a cup or a large one of a kind of drink holds.
extension DrinkKind {
  /// Whether it is weighed and not poured.
  var isWeighed: Bool { profile.vessel == .weighed }

  /// The amount in ml or g; `nil` where neither size nor vessel tells one.
  func amount(_ size: Size?, _ vessel: String?, usual: Double) -> Double? {
    guard !isWeighed, profile.vessel != .shot else { return nil }
    if let size, let amount = sized(size, usual: usual) { return amount }
    guard let vessel else { return nil }
    switch profile.vessel {
    case .can, .glass: return canned(vessel, usual: usual)
    case .cup: return cup(vessel, usual: usual)
    case .demitasse: return vessel == "mug" ? 60 : vessel == "shot" ? 30 : nil
    case .shot, .weighed: return nil
    }
  }

  private func sized(_ size: Size, usual: Double) -> Double? {
    switch profile.vessel {
    case .cup, .can: Self.houseSizes[size] ?? nil
    case .demitasse: size == .large || size == .extraLarge ? 60 : nil
    case .glass, .shot, .weighed: nil
    }
  }

  /// US fluid ounces: 8, 12, 16, 20 and 31 at coffee houses; 12, 16 and 20 elsewhere.
  private static let houseSizes: [Size: Double] = [
    .named("short"): 237, .named("tall"): 355, .named("grande"): 473, .named("venti"): 591,
    .named("trenta"): 917, .mini: 120, .small: 300, .medium: 414, .large: 550, .extraLarge: 700,
  ]

  private func canned(_ vessel: String, usual: Double) -> Double? {
    switch vessel {
    case "can": usual >= 180 && usual <= 500 ? usual : 330
    case "bottle": max(usual, 500)
    case "glass", "cup", "mug": 240
    case "pint": 473
    case "splash": 30
    default: nil
    }
  }

  private func cup(_ vessel: String, usual: Double) -> Double? {
    switch vessel {
    case "cup": usual < 220 ? usual : 240
    case "mug": 300
    case "glass": 300
    case "can": 240
    case "bottle": 350
    case "pint": 473
    case "shot": 30
    case "splash": 30
    default: nil
    }
  }
}

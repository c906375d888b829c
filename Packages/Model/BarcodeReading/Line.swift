/// A line across the bars, and the edges on it.
struct Line {
  let profile: Profile
  /// As they are seen, and after taking back more and more of the blur.
  let edges: [[Float]]

  /// How much of the blur may be taken back.
  static let strengths: [Float] = [0, 1, 2.5]

  /// - Parameters:
  ///   - profile: The brightness along it.
  ///   - blur: About how wide a module is, in places.
  ///   - strengths: How much of the blur is taken back, one after the other.
  init(_ profile: Profile, blur: Float, strengths: [Float] = Self.strengths) {
    self.profile = profile
    let reach = max(Int(blur * 0.8), 1)
    edges = strengths.map { strength in
      strength == 0
        ? profile.edges() : profile.sharpened(reach: reach, strength: strength).edges()
    }
  }

  /// The same line from its other end.
  init(reversing other: Line) {
    profile = Profile(reversing: other.profile)
    let last = Float(profile.darkness.count - 1)
    edges = other.edges.map { edges in
      // The first edge has to go into the dark from this side too.
      edges.prefix(edges.count & ~1).reversed().map { last - $0 }
    }
  }
}

package import Calendar
import CSystem

extension WallClock {
  /// The clock and the time zone of the machine.
  ///
  /// The C library answers for the zone, because Foundation's own zones are silently UTC in a
  /// statically linked program. The corresponding C functions are `clock_gettime`, `tzset` and
  /// `localtime_r`.
  ///
  /// - Parameter environment: Where `TZ` is looked up for the name of the zone. The C library
  ///   reads the variable itself for the offsets.
  package static func system(environment: [String: String]) -> WallClock {
    tzset()
    return WallClock(
      now: {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        let seconds = Int64(time.tv_sec) * 1000
        return Instant(milliseconds: seconds + Int64(time.tv_nsec) / 1_000_000)
      },
      zone: TimeZoneName.find(environment: environment),
      offset: { instant in
        // Rounded down, so that the last half second of a summer is still in it.
        var seconds = time_t((Double(instant.milliseconds) / 1000).rounded(.down))
        var local = unsafe tm()
        guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }
        return unsafe local.tm_gmtoff
      }
    )
  }
}

/// The name of the machine's time zone.
enum TimeZoneName {
  private static let folder = "/usr/share/zoneinfo"

  /// The zone that `TZ` names, else the one of the machine, else UTC.
  static func find(environment: [String: String]) -> String {
    if let variable = environment["TZ"] { return named(by: variable, environment) }
    if let name = resolved("/etc/localtime").flatMap(behindFolder) { return name }
    let line = String(decoding: beginning(of: "/etc/timezone", 256), as: UTF8.self)
    let name = line.filter { !$0.isWhitespace }
    return name.isEmpty ? "UTC" : name
  }

  private static func named(by variable: String, _ environment: [String: String]) -> String {
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if name.hasPrefix("/") { return resolved(name).flatMap(behindFolder) ?? "UTC" }
    let zones = environment["TZDIR"] ?? folder
    if !name.contains(".."), isZone("\(zones)/\(name)") { return name }
    // `EST5EDT,M3.2.0,M11.1.0` is a rule rather than a name. Anything else means UTC to the
    // C library too.
    let isRule = name.first?.isLetter == true || name.first == "<"
    return isRule && name.contains(where: \.isNumber) ? name : "UTC"
  }

  /// Whether a file holds a zone (RFC 9636); the folder has other files too.
  private static func isZone(_ path: String) -> Bool {
    beginning(of: path, 4).elementsEqual("TZif".utf8)
  }

  /// The first bytes of a file; none where it cannot be read.
  private static func beginning(of path: String, _ count: Int) -> [UInt8] {
    let number = retrying { unsafe reset_open(path, O_RDONLY | O_NONBLOCK, 0) }
    guard number >= 0 else { return [] }
    defer { close(number) }
    return (try? Stream.read(number, upTo: count, action: "read \(path)")) ?? []
  }

  /// `Europe/Paris` of `/usr/share/zoneinfo/Europe/Paris`.
  private static func behindFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(index + 1)...].drop { $0 == "posix" || $0 == "right" }
    return name.isEmpty ? nil : name.joined(separator: "/")
  }

  /// Where a link leads in the end. The corresponding C function is `realpath`.
  private static func resolved(_ path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }
}

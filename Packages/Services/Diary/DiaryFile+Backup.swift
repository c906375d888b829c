import Calendar
import SQLite

extension DiaryFile {
  private var folder: String { DatabaseFile.folder(of: path) }

  /// The folder of the backups, beside the diary.
  private var backups: String { folder.isEmpty ? "backups" : "\(folder)/backups" }

  /// The name of the diary without its folder and ending, with which its backups begin.
  private var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".db") ? name.dropLast(3) : name)
  }

  /// Makes a backup in `backups`, named for its schema and the time.
  func saveBeside(version: Int) throws -> String {
    try DatabaseFile.makeFolder(backups)
    func name(_ instant: Instant) -> String {
      "\(backups)/\(stem)-v\(version)-\(Self.stamp(instant)).db"
    }
    var instant = now()
    while try DatabaseFile.size(of: name(instant)) != nil {
      instant = Instant(milliseconds: instant.milliseconds + 1)
    }
    try save(to: name(instant))
    return name(instant)
  }

  /// Copies the diary as it is into a new file at `target`, which appears only when it is complete,
  /// found sound and on disk.
  func save(to target: String) throws {
    let draft = "\(target).new-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    defer { DatabaseFile.removeDatabase(draft) }
    try DatabaseFile.makeFile(draft)
    // Its own connection: one that is in a transaction cannot be copied from.
    try connect().database.copy(to: draft, patience: Int32(clamping: patience))
    let copy = try Database(path: draft, mode: .readOnly)
    if let problem = try copy.problems(quickly: true).first { throw Damage(detail: problem) }
    try DatabaseFile.publish(draft, as: target)
  }

  /// The newest backup there is. The time stands last in the names, so the version does not count.
  var newestBackup: String? {
    DatabaseFile.names(in: backups, endingIn: ".db")
      .filter { $0.hasPrefix("\(stem)-v") }
      .max { left, right in
        (left.split(separator: "-").last ?? "") < (right.split(separator: "-").last ?? "")
      }
      .map { "\(backups)/\($0)" }
  }

  /// `20261130T081205123Z`.
  private static func stamp(_ instant: Instant) -> String {
    let clock = WallClock.fixed(at: 0)
    let text = clock.rfc3339(instant).filter { $0 != "-" && $0 != ":" && $0 != "Z" }
    let milliseconds = String(((instant.milliseconds % 1000) + 1000) % 1000 + 1000).dropFirst()
    return "\(text)\(milliseconds)Z"
  }
}

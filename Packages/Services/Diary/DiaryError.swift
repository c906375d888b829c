/// Why the diary could not be read or changed. In every case it is as it was before.
package enum DiaryError: Error, Equatable {
  /// Written by a newer version of the program.
  case newerVersion(path: String, found: Int, known: Int)
  /// Another program held it for longer than we wait.
  case locked(path: String, milliseconds: Int)
  /// The file, its folder or the disk cannot be written.
  case readOnly(path: String)
  case diskFull(path: String)
  /// Not as we wrote it; `backup` is the newest copy there is.
  case damaged(path: String, detail: String, backup: String?)
  /// A database of some other program.
  case notADiary(path: String)
  /// Bringing it to the present schema failed.
  case upgradeFailed(path: String, detail: String, backup: String?)
  /// The system would not open, read or write it.
  case unavailable(path: String, detail: String)
}

extension DiaryError {
  /// What went wrong, in one line that starts in lower case and has no full stop.
  package var summary: String {
    switch self {
    case .newerVersion(let path, let found, let known):
      "the diary \(path) has schema \(found), and this program knows up to \(known)"
    case .locked(let path, let milliseconds):
      "another program holds the diary \(path), still after \(milliseconds) ms"
    case .readOnly(let path): "the diary \(path) cannot be written"
    case .diskFull(let path): "the disk is full, so nothing was written to the diary \(path)"
    case .damaged(let path, let detail, _): "the diary \(path) is damaged: \(detail)"
    case .notADiary(let path): "\(path) is a database of another program, not a diary"
    case .upgradeFailed(let path, let detail, _):
      "the diary \(path) could not be brought up to date and is as it was: \(detail)"
    case .unavailable(let path, let detail): "the diary \(path) cannot be opened: \(detail)"
    }
  }

  /// What to try next.
  package var hint: String? {
    switch self {
    case .newerVersion: "use the newer version of the program that wrote it"
    case .locked: "try again when the other program is done; nothing was changed"
    case .readOnly: "look at the permissions of the file and of its folder"
    case .diskFull: "free some space and try again; what was logged before is safe"
    case .damaged(let path, _, let backup?):
      "the newest backup is \(backup); move the damaged file away and copy the backup to \(path)"
    case .damaged(let path, _, nil):
      "there is no backup; keep the file, and move it away from \(path) to begin a new diary"
    case .notADiary: "name another file, or move this one away"
    case .upgradeFailed(_, _, let backup?): "a copy from before is \(backup); please report this"
    case .upgradeFailed(_, _, nil): "please report this"
    case .unavailable: "look at the path, the disk and the permissions"
    }
  }

  /// The name of the error for other programs.
  package var code: String {
    switch self {
    case .newerVersion: "diary_newer"
    case .locked: "diary_locked"
    case .readOnly: "diary_read_only"
    case .diskFull: "disk_full"
    case .damaged: "diary_damaged"
    case .notADiary: "not_a_diary"
    case .upgradeFailed: "diary_upgrade_failed"
    case .unavailable: "diary_unavailable"
    }
  }
}

/// An entry was named that is not in the diary.
package struct EntryNotFound: Error, Equatable {
  package let id: EntryID

  package init(id: EntryID) { self.id = id }

  package var summary: String { "there is no entry \(id)" }
  package var hint: String? { "the entries of a day are listed with their numbers" }
  package var code: String { "no_such_entry" }
}

import Foundation
import GRDB
package import SimShortcuts

/// What apps have submitted and the user has added, on disk: a log of changes, one row each.
///
/// What is written survives even if the program is killed. Several sessions may have one store open: each sees what was
/// there when it began, and writes its own. Faults of the file are reported as values (`StoreTrouble`); a conversation
/// never fails because of them.
package final class DonationStore {
  /// The path of the file.
  package let path: String

  private let session: String
  private var files: StoreFiles
  private var queue: DatabaseQueue?
  /// The number of this session's changes in the file.
  private var count = 0
  /// Writes them; nil before the first one.
  private var writer: ChangeWriter?

  /// Opens or creates a store, and reads it into a memory.
  /// - Parameters:
  ///   - path: the file; its folders are created.
  ///   - session: identifies this session's changes, so that they can be undone.
  ///   - memory: receives what was kept.
  ///   - troubles: receives what is wrong.
  package init(
    path: String, session: String, into memory: inout ShortcutMemory, troubles: inout [StoreTrouble]
  ) {
    self.path = path
    self.session = session
    files = StoreFiles(path: path)
    files.makeFolder()
    let isAlone = files.enter()
    // A damaged file is replaced by a new one; twice, because another session may have created one meanwhile.
    for _ in 0..<3 {
      let number = files.number
      do {
        if let damage = files.damage { throw DamagedStore(damage: damage) }
        let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
        try load(queue, isAlone: isAlone, into: &memory)
        self.queue = queue
        break
      } catch {
        switch Self.judge(error) {
        case .damaged(let damage):
          if files.number != number { continue }
          guard let name = files.setAside() else {
            troubles.append(.notKept(path: path, .readOnly))
            break
          }
          troubles.append(.setAside(path: path, as: name, damage))
          continue
        case .notKept(let reason):
          loadCopy(into: &memory)
          troubles.append(.notKept(path: path, reason))
        }
        break
      }
    }
    if isAlone { files.share() }
  }

  deinit {
    try? queue?.close()
    files.leave()
  }

  /// Whether changes are still being kept.
  package var isKeeping: Bool { queue != nil }

  /// Keeps changes, all of them or none.
  /// - Returns: why they, and any after them, can't be kept; nil when they are, or when that was reported before.
  package func keep(_ changes: some Collection<ShortcutChange>) -> StoreTrouble? {
    guard !changes.isEmpty else { return nil }
    return write { db in
      var writer = try self.writer ?? ChangeWriter(db, session: session)
      for (index, change) in changes.enumerated() { try writer.write(change, number: count + index + 1, db) }
      self.writer = writer
      return count + changes.count
    }
  }

  /// Undoes the last changes of this session.
  /// - Returns: as `keep`.
  package func takeBack(_ number: Int) -> StoreTrouble? {
    let left = max(0, count - number)
    guard left < count else { return nil }
    return write { db in
      try db.execute(
        sql: """
          DELETE FROM changes WHERE session = (SELECT id FROM sessions WHERE identifier = ?) AND number > ?
          """, arguments: [session, left])
      return left
    }
  }

  /// - Parameter body: writes, and returns how many of the session's changes are then in the file.
  private func write(_ body: (Database) throws -> Int) -> StoreTrouble? {
    guard let queue else { return nil }
    do {
      var written = count
      try queue.inTransactionOnDisk { written = try body($0) }
      count = written
      return nil
    } catch {
      // After one failure nothing more is written: a log with gaps would be wrong.
      try? queue.close()
      self.queue = nil
      switch Self.judge(error) {
      case .notKept(let reason): return .notKept(path: path, reason)
      case .damaged(let damage):
        guard let name = files.setAside() else { return .notKept(path: path, .other("\(damage)")) }
        return .setAside(path: path, as: name, damage)
      }
    }
  }

  // MARK: Reading

  private func load(_ queue: DatabaseQueue, isAlone: Bool, into memory: inout ShortcutMemory) throws {
    var loaded = memory
    var compaction = Compaction()
    try queue.inTransactionOnDisk { db in
      try StoreSchema.prepare(db)
      var reader = try ChangeReader(db)
      let rows = try Row.fetchCursor(db, sql: ChangeReader.query)
      while let row = try rows.next() {
        let change = try reader.change(row)
        loaded.restore(change)
        if isAlone { compaction.take(change, row: try row.number(0)) }
      }
      // Payloads without a change are left over from changes that were undone.
      let payloads = try Int.fetchOne(db, sql: "SELECT count(*) FROM payloads")
      if isAlone, !compaction.gone.isEmpty || payloads != reader.payloadCount { try compaction.run(db) }
      // A known session is continued.
      count =
        try Int.fetchOne(
          db,
          sql: "SELECT max(number) FROM changes WHERE session = (SELECT id FROM sessions WHERE identifier = ?)",
          arguments: [session]) ?? 0
    }
    if isAlone { try Self.shrink(queue) }
    memory = loaded
  }

  /// Frees unused pages, and empties the write-ahead log, which may still contain them.
  private static func shrink(_ queue: DatabaseQueue) throws {
    try queue.inDatabase { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
      if free > 64, free * 4 > pages { try db.execute(sql: "VACUUM") }
      _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Reads a store that can't be written to.
  private func loadCopy(into memory: inout ShortcutMemory) {
    guard let copy = files.copyToTemporary() else { return }
    defer { StoreFiles.removeTemporary(copy.folder) }
    guard let queue = try? DatabaseQueue(path: copy.path, configuration: Self.configuration) else { return }
    try? load(queue, isAlone: false, into: &memory)
    try? queue.close()
  }

  // MARK: SQLite

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.journalMode = .wal
    configuration.prepareDatabase { db in
      // A killed program loses nothing that is in the write-ahead log; deleted data is overwritten.
      try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON")
    }
    return configuration
  }

  private enum Judgement {
    case damaged(StoreTrouble.Damage)
    case notKept(StoreTrouble.Reason)
  }

  private static func judge(_ error: any Error) -> Judgement {
    if let error = error as? DamagedStore { return .damaged(error.damage) }
    guard let error = error as? DatabaseError else { return .notKept(.other("\(error)")) }
    let words = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      return .damaged(.unreadableDatabase(words))
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: return .notKept(.readOnly)
    case .SQLITE_FULL: return .notKept(.full)
    case .SQLITE_IOERR:
      // A file that can't grow doesn't mean a broken disk.
      return error.extendedResultCode == .SQLITE_IOERR_WRITE ? .notKept(.full) : .notKept(.other(words))
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .notKept(.busy)
    default: return .notKept(.other(words))
    }
  }
}

extension DatabaseQueue {
  /// A write transaction that no other can interrupt. There is one for each turn that remembers something, so that its
  /// own statements aren't parsed each time, as those of `Database.inTransaction` are.
  fileprivate func inTransactionOnDisk(_ body: (Database) throws -> Void) throws {
    try inDatabase { db in
      try db.cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute()
      do {
        try body(db)
        try db.cachedStatement(sql: "COMMIT TRANSACTION").execute()
      } catch {
        try? db.rollback()
        throw error
      }
    }
  }
}

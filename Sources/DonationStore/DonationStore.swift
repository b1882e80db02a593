import Foundation
import GRDB
package import SimShortcuts

/// What apps have handed over and the user has added, on disk: a log of changes, one row each.
///
/// What is written stays, even when the program is killed in the midst of it. Several sessions may have one store open: each sees
/// what was there when it began, and writes its own. What is wrong with the file is told as a value (`StoreTrouble`); a conversation
/// never fails for it.
package final class DonationStore {
  /// Where it is.
  package let path: String

  private let session: String
  private var files: StoreFiles
  private var queue: DatabaseQueue?
  /// How many changes of this session are in the file.
  private var count = 0

  /// Opens a store, or makes one, and puts what it holds into a memory.
  /// - Parameters:
  ///   - path: the file; folders above it are made.
  ///   - session: what tells this session's changes from others', so that they can be taken back.
  ///   - memory: is given what was kept.
  ///   - troubles: receives what is wrong.
  package init(
    path: String, session: String, into memory: inout ShortcutMemory, troubles: inout [StoreTrouble]
  ) {
    self.path = path
    self.session = session
    files = StoreFiles(path: path)
    files.makeFolder()
    let isAlone = files.enter()
    // After a damaged file comes a new one; twice, as another session may have made it meanwhile.
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

  /// Whether what happens from now on is kept.
  package var isKeeping: Bool { queue != nil }

  /// Keeps changes, all of them or none.
  /// - Returns: why they can't be kept, nor any after them; nil when they are, and when that was told before.
  package func keep(_ changes: some Collection<ShortcutChange>) -> StoreTrouble? {
    guard !changes.isEmpty else { return nil }
    return write { db in
      let writer = try ChangeWriter(db, session: session)
      for (index, change) in changes.enumerated() { try writer.write(change, number: count + index + 1, db) }
      return count + changes.count
    }
  }

  /// Takes back the last changes of this session.
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

  /// - Parameter body: writes, and returns how many changes of the session are in the file then.
  private func write(_ body: (Database) throws -> Int) -> StoreTrouble? {
    guard let queue else { return nil }
    do {
      var written = count
      try queue.inTransactionOnDisk { written = try body($0) }
      count = written
      return nil
    } catch {
      // What can't be written once is not tried again: a log with holes in it says what never was.
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
      let rows = try Row.fetchCursor(db, sql: "SELECT \(ChangeReader.columns) FROM changes ORDER BY id")
      while let row = try rows.next() {
        let change = try reader.change(row, db)
        loaded.restore(change)
        if isAlone { compaction.take(change, row: try row.number(0)) }
      }
      // Payloads without a change are what is left of changes that were taken back.
      let payloads = try Int.fetchOne(db, sql: "SELECT count(*) FROM payloads")
      if isAlone, !compaction.gone.isEmpty || payloads != reader.payloadCount { try compaction.run(db) }
      // A session that is known already goes on.
      count =
        try Int.fetchOne(
          db,
          sql: "SELECT max(number) FROM changes WHERE session = (SELECT id FROM sessions WHERE identifier = ?)",
          arguments: [session]) ?? 0
    }
    if isAlone { try Self.shrink(queue) }
    memory = loaded
  }

  /// Gives back the pages of what is gone, and empties the log of pages, which may still hold it.
  private static func shrink(_ queue: DatabaseQueue) throws {
    try queue.inDatabase { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
      if free > 64, free * 4 > pages { try db.execute(sql: "VACUUM") }
      _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Reads a store in a place that can't be written.
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
      // A killed program loses nothing that is in the log of pages; what is deleted is overwritten.
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
      // A file that may not grow any more is no broken disk.
      return error.extendedResultCode == .SQLITE_IOERR_WRITE ? .notKept(.full) : .notKept(.other(words))
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .notKept(.busy)
    default: return .notKept(.other(words))
    }
  }
}

extension DatabaseQueue {
  /// One transaction that writes, and that nobody else's comes between.
  fileprivate func inTransactionOnDisk(_ body: (Database) throws -> Void) throws {
    try inDatabase { db in
      try db.inTransaction(.immediate) {
        try body(db)
        return .commit
      }
    }
  }
}

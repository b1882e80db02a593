import Foundation
import GRDB
import SimCatalog
import SimShortcuts
import SimText

/// Writes changes as rows. It is kept from one turn to the next: a session's row, and the places that a change names,
/// stay where they are as long as a session has the store open.
struct ChangeWriter {
  /// The session's row.
  private let session: Int64
  /// The rows of places that were needed.
  private var places: [Place: Int64] = [:]

  init(_ db: Database, session: String) throws {
    try db.execute(sql: "INSERT OR IGNORE INTO sessions (identifier) VALUES (?)", arguments: [session])
    self.session =
      try Int64.fetchOne(db, sql: "SELECT id FROM sessions WHERE identifier = ?", arguments: [session]) ?? 0
  }

  mutating func write(_ change: ShortcutChange, number: Int, _ db: Database) throws {
    let stored = StoredChange(change)
    let time = change.moment.time
    let insertion = try db.cachedStatement(
      sql: """
        INSERT INTO changes (session, number, kind, app, time, weekday, place, device, identifier, groupIdentifier, item,
          happened, phrase, payload)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try insertion.execute(arguments: [
      session, number, stored.kind.rawValue, stored.app, time.secondNumber, time.weekday,
      try place(change.moment.place, db), change.moment.device, stored.identifier, stored.group, stored.item,
      stored.happened.map { Data($0) }, stored.phrase, try payload(stored.payload, db),
    ])
  }

  /// The row of a payload, which is added if it isn't there.
  private func payload(_ json: [UInt8]?, _ db: Database) throws -> Int64? {
    guard let json else { return nil }
    let hash = Self.hash(json)
    let data = Data(json)
    if let id = try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM payloads WHERE hash = ? AND json = ?"), arguments: [hash, data])
    {
      return id
    }
    try db.cachedStatement(sql: "INSERT INTO payloads (hash, json) VALUES (?, ?)").execute(arguments: [hash, data])
    return db.lastInsertedRowID
  }

  private mutating func place(_ place: Place?, _ db: Database) throws -> Int64? {
    guard let place else { return nil }
    if let id = places[place] { return id }
    let id = try existing(place, db) ?? added(place, db)
    places[place] = id
    return id
  }

  private func existing(_ place: Place, _ db: Database) throws -> Int64? {
    try SQLRequest<Int64>(
      literal: """
        SELECT id FROM places WHERE name = \(place.name) AND latitude IS \(place.latitude)
          AND longitude IS \(place.longitude) AND street IS \(place.street) AND city IS \(place.city)
          AND countryCode IS \(place.countryCode)
        """
    ).fetchOne(db)
  }

  private func added(_ place: Place, _ db: Database) throws -> Int64 {
    try db.execute(
      literal: """
        INSERT INTO places (name, latitude, longitude, street, city, countryCode)
        VALUES (\(place.name), \(place.latitude), \(place.longitude), \(place.street), \(place.city),
          \(place.countryCode))
        """)
    return db.lastInsertedRowID
  }

  private static func hash(_ bytes: [UInt8]) -> Int64 {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes: bytes)
    return Int64(bitPattern: fingerprint.value)
  }
}

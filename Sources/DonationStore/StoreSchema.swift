import GRDB

/// The tables of a store.
///
/// A change is one row. What many changes share (payloads, places, sessions) is stored once, in tables of its own.
enum StoreSchema {
  /// Incremented when the meaning of a table, or of its contents, changes.
  static let version = 1
  /// "siri": identifies a store among other programs' databases.
  static let application = 0x7369_7269

  static let statements = """
    CREATE TABLE sessions (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE);
    CREATE TABLE payloads (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, json BLOB NOT NULL);
    CREATE INDEX payloadsByHash ON payloads (hash);
    CREATE TABLE places (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, latitude REAL, longitude REAL, street TEXT, city TEXT,
      countryCode TEXT
    );
    CREATE INDEX placesByName ON places (name);
    CREATE TABLE changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES sessions (id),
      -- Of the session's changes, from 1.
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      app TEXT NOT NULL,
      -- Seconds since 1970 on the device's clock, and its weekday from 1 (Monday).
      time INTEGER NOT NULL,
      weekday INTEGER NOT NULL,
      place INTEGER REFERENCES places (id),
      device TEXT NOT NULL,
      -- By which it can be deleted.
      identifier TEXT,
      groupIdentifier TEXT,
      item TEXT,
      -- When it happened, as the app says.
      happened BLOB,
      phrase TEXT,
      payload INTEGER REFERENCES payloads (id)
    );
    CREATE UNIQUE INDEX changesBySession ON changes (session, number);
    """

  /// Creates the tables in an empty file.
  /// - Throws: `DamagedStore` where the file is another program's or has another version, and SQLite's errors.
  static func prepare(_ db: Database) throws {
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if application == self.application, version == self.version { return }
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard application == 0, version == 0, isEmpty else {
      throw DamagedStore(
        damage: .otherSchema(found: application == self.application ? version : 0, expected: self.version))
    }
    try db.execute(sql: statements)
    try db.execute(sql: "PRAGMA application_id = \(self.application); PRAGMA user_version = \(self.version)")
  }
}

/// A file that can't be used.
struct DamagedStore: Error {
  var damage: StoreTrouble.Damage
}

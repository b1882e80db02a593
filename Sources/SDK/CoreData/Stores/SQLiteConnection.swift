import CSQLite

/// What SQLite says is wrong.
struct SQLiteFault: Error {
  var code: Int32
  var message: String
}

/// A value of a column.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
}

/// A database that is open.
final class SQLiteConnection {
  private var database: OpaquePointer?

  init(path: String, isReadOnly: Bool) throws {
    let code = csqlite_open(path, isReadOnly ? 1 : 0, &database)
    guard code == 0 else {
      let fault = SQLiteFault(code: code, message: message)
      csqlite_close(database)
      database = nil
      throw fault
    }
  }

  deinit { csqlite_close(database) }

  private var message: String { database.map { String(cString: csqlite_message($0)) } ?? "out of memory" }

  func execute(_ sql: String) throws {
    let code = csqlite_execute(database, sql)
    if code != 0 { throw SQLiteFault(code: code, message: message) }
  }

  var lastRow: Int64 { csqlite_last_row(database) }

  /// Runs a statement, and hands each row over as values by their columns' names.
  func run(_ sql: String, _ values: [SQLiteValue] = [], row: ([String: SQLiteValue]) throws -> Void = { _ in }) throws {
    var statement: OpaquePointer?
    let code = csqlite_prepare(database, sql, &statement)
    guard code == 0 else { throw SQLiteFault(code: code, message: message) }
    defer { csqlite_finalize(statement) }
    for (index, value) in values.enumerated() { bind(value, to: statement, at: Int32(index + 1)) }
    let count = csqlite_column_count(statement)
    let names = (0..<count).map { String(cString: csqlite_column_name(statement, $0)) }
    while true {
      let code = csqlite_step(statement)
      if code == CSQLITE_DONE { return }
      guard code == CSQLITE_ROW else { throw SQLiteFault(code: code, message: message) }
      var found: [String: SQLiteValue] = [:]
      for column in 0..<count { found[names[Int(column)]] = value(of: statement, column) }
      try row(found)
    }
  }

  private func bind(_ value: SQLiteValue, to statement: OpaquePointer?, at place: Int32) {
    switch value {
    case .null: _ = csqlite_bind_null(statement, place)
    case .integer(let number): _ = csqlite_bind_integer(statement, place, number)
    case .real(let number): _ = csqlite_bind_real(statement, place, number)
    case .text(let text):
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          _ = csqlite_bind_text(statement, place, $0.baseAddress, Int32($0.count))
        }
      }
    case .blob(let data):
      data.withUnsafeBytes { _ = csqlite_bind_blob(statement, place, $0.baseAddress, Int32($0.count)) }
    }
  }

  private func value(of statement: OpaquePointer?, _ column: Int32) -> SQLiteValue {
    func bytes() -> Data {
      var count: Int32 = 0
      guard let start = csqlite_column_bytes(statement, column, &count), count > 0 else { return Data() }
      return Data(bytes: start, count: Int(count))
    }
    return switch Int(csqlite_column_type(statement, column)) {
    case CSQLITE_INTEGER: .integer(csqlite_column_integer(statement, column))
    case CSQLITE_REAL: .real(csqlite_column_real(statement, column))
    case CSQLITE_TEXT: .text(String(decoding: bytes(), as: UTF8.self))
    case CSQLITE_BLOB: .blob(bytes())
    default: .null
    }
  }
}

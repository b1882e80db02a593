import Foundation
import GRDB
import SimCatalog
import SimExtensionWire
import SimShortcuts

/// Makes changes from rows. A payload is read once, and shared by all rows that have it.
struct ChangeReader {
  private enum Payload {
    case submission(AppSubmission)
    case shortcut(Shortcut)
  }

  private var read: [Int64: Payload] = [:]
  private var places: [Int64: Place]

  init(_ db: Database) throws {
    places = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT id, name, latitude, longitude, street, city, countryCode FROM places")
    while let row = try rows.next() {
      places[try row.number(0)] = Place(
        name: try row.text(1), latitude: row[2], longitude: row[3], street: row[4], city: row[5], countryCode: row[6])
    }
  }

  /// How many payloads the changes have.
  var payloadCount: Int { read.count }

  /// The rows that `change` reads, the oldest first.
  static let query = """
    SELECT changes.id, kind, app, time, place, device, identifier, groupIdentifier, happened, phrase, payload, json
    FROM changes LEFT JOIN payloads ON payloads.id = payload ORDER BY changes.id
    """

  /// The change in a row.
  /// - Throws: `DamagedStore` where a column holds what was never written, and SQLite's errors.
  mutating func change(_ row: Row) throws -> ShortcutChange {
    let place: Int64? = row[4]
    let moment = DonationMoment(
      time: CivilDateTime(dayNumber: 0).adding(seconds: Int(try row.number(3))),
      place: place.flatMap { places[$0] }, device: try row.text(5))
    return ShortcutChange(app: try row.text(2), moment: moment, what: try what(row))
  }

  private mutating func what(_ row: Row) throws -> ShortcutChange.What {
    let kind = try row.text(1)
    let identifier: String? = row[6]
    switch StoredChange.Kind(rawValue: kind) {
    case .removed: return .removed(identifier ?? "")
    case .added:
      guard case .shortcut(let shortcut) = try payload(row, isShortcut: true) else { break }
      let asked: String? = row[7]
      return .added(
        VoiceShortcut(
          identifier: identifier ?? "", app: try row.text(2), phrase: row[9] ?? "", shortcut: shortcut,
          askedEachTime: asked.map { $0.split(separator: "\u{1F}").map(String.init) } ?? []))
    case .some:
      guard case .submission(.memory(let what)) = try payload(row, isShortcut: false) else { break }
      guard case .donated(var donation) = what else { return .submitted(what) }
      donation.identifier = identifier ?? ""
      donation.groupIdentifier = row[7]
      if let happened = row.bytes(8),
        case .dateRange(let range) = try Self.decoding({ try WireCodec.decodeValue(happened) })
      {
        donation.time = range
      }
      return .submitted(.donated(donation))
    case nil: break
    }
    throw DamagedStore(damage: .unreadableRow("a change of the kind '\(kind)'"))
  }

  private mutating func payload(_ row: Row, isShortcut: Bool) throws -> Payload {
    guard let id: Int64 = row[10] else { throw DamagedStore(damage: .unreadableRow("a change without a payload")) }
    if let payload = read[id] { return payload }
    guard let json = row.bytes(11) else {
      throw DamagedStore(damage: .unreadableRow("a change whose payload is gone"))
    }
    let payload: Payload = try Self.decoding {
      isShortcut
        ? .shortcut(try WireCodec.decodeShortcut(json)) : .submission(try WireCodec.decodeSubmission(json))
    }
    read[id] = payload
    return payload
  }

  private static func decoding<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch { throw DamagedStore(damage: .unreadableRow("\(error)")) }
  }
}

/// Columns of a file that anyone may have written: a missing value is damage, not a reason to trap.
extension Row {
  func text(_ index: Int) throws -> String {
    guard let text: String = self[index] else { throw DamagedStore(damage: .unreadableRow("a text is missing")) }
    return text
  }

  func number(_ index: Int) throws -> Int64 {
    guard let number: Int64 = self[index] else { throw DamagedStore(damage: .unreadableRow("a number is missing")) }
    return number
  }

  func bytes(_ index: Int) -> [UInt8]? { (self[index] as Data?).map { [UInt8]($0) } }
}

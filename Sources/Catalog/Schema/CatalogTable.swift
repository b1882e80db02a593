/// Entries in order, and by name.
struct CatalogTable<Entry: CatalogEntry>: Sendable {
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  subscript(name: String) -> Entry? { places[name].map { entries[$0] } }

  /// Adds entries whose names are free.
  ///
  /// - Returns: those that differ from the existing entry of their name.
  mutating func add(_ new: [Entry]) -> [Entry] {
    entries.reserveCapacity(entries.count + new.count)
    places.reserveCapacity(places.count + new.count)
    return new.filter { entry in
      if let known = self[entry.key] { return known != entry }
      places[entry.key] = entries.count
      entries.append(entry)
      return false
    }
  }
}

/// An entry of a catalogue, with its name as the key.
protocol CatalogEntry: Hashable, Sendable {
  var key: String { get }
}

extension IntentSchema: CatalogEntry {
  var key: String { name.rawValue }
}

extension EnumerationSchema: CatalogEntry {
  var key: String { name }
}

extension ResultSchema: CatalogEntry {
  var key: String { name }
}

extension ObjectSchema: CatalogEntry {
  var key: String { name }
}

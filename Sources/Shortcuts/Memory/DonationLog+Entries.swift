extension DonationLog {
  /// The donations, oldest first; each is created on access.
  package struct Entries: RandomAccessCollection, Sendable {
    private let log: DonationLog

    init(_ log: DonationLog) { self.log = log }

    /// The index of the oldest.
    package var startIndex: Int { 0 }
    /// The index after the newest.
    package var endIndex: Int { log.count }
    /// The donation at an index.
    package subscript(index: Int) -> Entry { log.entry(at: index) }
  }

  /// The donations, oldest first.
  package var entries: Entries { Entries(self) }

  /// The donations of an app, newest first.
  /// - Parameters:
  ///   - app: the app's identifier.
  ///   - limit: the maximum number.
  package func newest(of app: String, limit: Int) -> [Entry] {
    var found: [Entry] = []
    for index in rows.indicesFromEnd {
      if found.count >= limit { break }
      if payloads[Int(rows[index].payload)].app == app { found.append(entry(at: index)) }
    }
    return found
  }

  /// The number of each app's donations, the app that donated last first.
  package var countsByApp: [(app: String, count: Int)] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for index in rows.indicesFromEnd {
      let app = payloads[Int(rows[index].payload)].app
      if counts.updateValue((counts[app] ?? 0) + 1, forKey: app) == nil { order.append(app) }
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }
}

extension ChunkedArray {
  /// The indices, from last to first.
  var indicesFromEnd: ReversedCollection<Range<Int>> { (0..<count).reversed() }
}

extension DonationLog {
  /// The donations, oldest first; each is made when it is asked for.
  package struct Entries: RandomAccessCollection, Sendable {
    private let log: DonationLog

    init(_ log: DonationLog) { self.log = log }

    /// The oldest one's.
    package var startIndex: Int { 0 }
    /// After the newest one's.
    package var endIndex: Int { log.count }
    /// The donation at an index.
    package subscript(index: Int) -> Entry { log.entry(at: index) }
  }

  /// The donations, oldest first.
  package var entries: Entries { Entries(self) }

  /// The donations of an app, newest first.
  /// - Parameters:
  ///   - app: the app's identifier.
  ///   - limit: how many at most.
  package func newest(of app: String, limit: Int) -> [Entry] {
    var found: [Entry] = []
    for index in rows.indicesFromEnd {
      if found.count >= limit { break }
      if payloads[Int(rows[index].payload)].app == app { found.append(entry(at: index)) }
    }
    return found
  }

  /// How much each app has donated, the one that donated last first.
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
  /// The indices, from the last one on.
  var indicesFromEnd: ReversedCollection<Range<Int>> { (0..<count).reversed() }
}

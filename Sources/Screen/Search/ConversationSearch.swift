/// A search under way: the entries that contain the text, and the current match.
struct ConversationSearch: Sendable {
  struct Hit: Hashable, Sendable {
    var entry: Int
    var count: Int
  }

  /// A match: the hit, and its index among the entry's matches.
  struct Place: Hashable, Sendable {
    var hit: Int
    var match: Int
  }

  private(set) var text = ""
  private(set) var needle: [UInt8] = []
  private(set) var hits: [Hit] = []
  private(set) var total = 0
  /// The current match; nil when there is none.
  private(set) var place: Place?
  /// The entry from which the first match is searched upwards.
  let origin: Int

  init(origin: Int) { self.origin = origin }

  /// The entry of the current match.
  var currentEntry: Int? { place.map { hits[$0.hit].entry } }

  /// The number of the current match, from 1.
  var ordinal: Int? {
    place.map { place in hits[..<place.hit].reduce(place.match + 1) { $0 + $1.count } }
  }

  /// Looks for another text.
  /// - Parameters:
  ///   - entries: how many there are.
  ///   - count: how often an entry contains a needle.
  mutating func look(for text: String, needle: [UInt8], in entries: Int, count: (Int, [UInt8]) -> Int) {
    guard text != self.text else { return }
    // What contains a longer text contains its beginning.
    let isNarrower = !self.needle.isEmpty && needle.starts(with: self.needle)
    let candidates = isNarrower ? hits.map(\.entry) : Array(0..<entries)
    self.text = text
    self.needle = needle
    hits = []
    total = 0
    if !needle.isEmpty {
      for entry in candidates {
        let found = count(entry, needle)
        if found > 0 { hits.append(Hit(entry: entry, count: found)) }
        total += found
      }
    }
    if let last = hits.lastIndex(where: { $0.entry <= origin }) {
      place = Place(hit: last, match: hits[last].count - 1)
    } else {
      place = hits.isEmpty ? nil : Place(hit: 0, match: 0)
    }
  }

  /// Adds an entry, or updates one that has grown.
  mutating func take(entry: Int, count: Int) {
    if let last = hits.last, last.entry == entry {
      total += count - last.count
      hits[hits.count - 1].count = count
    } else if count > 0 {
      hits.append(Hit(entry: entry, count: count))
      total += count
    }
    if place == nil, !hits.isEmpty { place = Place(hit: 0, match: 0) }
  }

  /// Goes to the match below; after the last to the first.
  mutating func goDown() {
    guard let place else { return }
    if place.match + 1 < hits[place.hit].count {
      self.place = Place(hit: place.hit, match: place.match + 1)
    } else {
      self.place = Place(hit: (place.hit + 1) % hits.count, match: 0)
    }
  }

  /// Goes to the match above; after the first to the last.
  mutating func goUp() {
    guard let place else { return }
    if place.match > 0 {
      self.place = Place(hit: place.hit, match: place.match - 1)
    } else {
      let hit = (place.hit + hits.count - 1) % hits.count
      self.place = Place(hit: hit, match: hits[hit].count - 1)
    }
  }
}

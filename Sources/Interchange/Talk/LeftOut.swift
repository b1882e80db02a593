/// What a format has no place for: of ours when writing, of the other's when reading.
package enum LeftOut: Hashable, Sendable {
  // Ours.
  case trace, answers, choices, cards, events, commands, borders
  /// An entry of the header.
  case header(String)
  // The other's.
  case actions, attachments, conditions, entities, includes, negated, notes, settings, slots, typing, waits
  case userIntents
  case otherLines, otherActivities

  /// The singular and the plural: these words are only here.
  fileprivate var nouns: (one: String, several: String) {
    switch self {
    case .trace: ("line of the trace", "lines of the trace")
    case .answers: ("line of Siri's", "lines of Siri's")
    case .choices: ("list of choices", "lists of choices")
    case .cards: ("row of a card", "rows of cards")
    case .events: ("event", "events")
    case .commands: ("command", "commands")
    case .borders: ("border between conversations", "borders between conversations")
    case .header(let name): ("'\(name)' of the header", "'\(name)' of the header")
    case .actions: ("action", "actions")
    case .attachments: ("attachment", "attachments")
    case .conditions: ("condition", "conditions")
    case .entities: ("mark of an entity", "marks of entities")
    case .includes: ("included file", "included files")
    case .negated: ("line that must not come", "lines that must not come")
    case .notes: ("remark", "remarks")
    case .settings: ("setting", "settings")
    case .slots: ("slot", "slots")
    case .typing: ("sign of typing", "signs of typing")
    case .waits: ("wait", "waits")
    case .userIntents: ("turn of which only the intent is known", "turns of which only the intent is known")
    case .otherLines: ("line that says nothing of a call", "lines that say nothing of a call")
    case .otherActivities: ("activity that nobody says", "activities that nobody says")
    }
  }

  /// Ours before the other's, in the order above.
  fileprivate var rank: String {
    switch self {
    case .header(let name): "~\(name)"
    default: nouns.several
    }
  }
}

/// How many of what were left out.
package struct LeftOutCounts: Hashable, Sendable {
  /// By kind.
  package private(set) var counts: [LeftOut: Int] = [:]

  /// Nothing was left out.
  package init() {}

  /// Whether nothing was left out.
  package var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ part: LeftOut, _ count: Int = 1) { if count > 0 { counts[part, default: 0] += count } }

  /// `12 lines of the trace, 2 events, 'Clock' of the header`; empty where nothing was left out.
  package var text: String {
    counts.sorted { $0.key.rank < $1.key.rank }.map { part, count in
      if case .header = part { return part.nouns.one }
      return "\(count) \(count == 1 ? part.nouns.one : part.nouns.several)"
    }.joined(separator: ", ")
  }
}

/// A conversation in another format, and what is missing there.
package struct WrittenTalk: Hashable, Sendable {
  /// The file's text.
  package var text = ""
  /// What the format has no place for.
  package var leftOut = LeftOutCounts()

  init() {}

  init(_ text: String, _ leftOut: LeftOutCounts) {
    self.text = text
    self.leftOut = leftOut
  }
}

/// A conversation from another format, and what wasn't taken.
package struct ReadTalk: Hashable, Sendable {
  /// The conversation.
  package var talk = PlainTalk()
  /// What a transcript has no place for.
  package var leftOut = LeftOutCounts()
}

extension PlainTalk {
  /// Counts what a format leaves out of the header, and of the pieces that it can't hold.
  ///
  /// - Parameters:
  ///   - kept: entries of the header that the format has a place for.
  ///   - leavesOut: what of a piece is lost; nil where the format has a place for it.
  func leftOut(
    header kept: Set<String> = [], holdsChapters: Bool = false, _ leavesOut: (Piece) -> LeftOut?
  ) -> LeftOutCounts {
    var counts = LeftOutCounts()
    for (name, _) in header where !kept.contains(name) { counts.add(.header(name)) }
    let spoken = chapters.filter { !$0.pieces.isEmpty }
    if !holdsChapters { counts.add(.borders, spoken.count - 1) }
    for piece in spoken.flatMap(\.pieces) {
      guard let part = leavesOut(piece) else { continue }
      counts.add(part)
    }
    return counts
  }
}

extension PlainTalk.Piece {
  /// Its kind where it is left out; nil for what the user says.
  var part: LeftOut? {
    switch self {
    case .said: nil
    case .event: .events
    case .command: .commands
    case .siri: .answers
    case .choices: .choices
    case .card: .cards
    case .trace: .trace
    case .remark: .notes
    }
  }
}

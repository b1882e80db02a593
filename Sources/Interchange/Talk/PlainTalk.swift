import SimTranscripts

/// A conversation in other tools' terms: who said what, and what came of it, without patterns or comparisons.
package struct PlainTalk: Hashable, Sendable {
  /// A piece of a conversation, in order.
  package enum Piece: Hashable, Sendable {
    /// The user says it.
    case said(String)
    /// Something happens: `lock`.
    case event(String)
    /// A command of the terminal's, without its slash.
    case command(String)
    /// Siri says it.
    case siri(String)
    /// The options that Siri offers.
    case choices([String])
    /// A row of the card, with cells in the notation.
    case card(String)
    /// A line of the trace, without its mark.
    case trace(String)
    /// A note on the lines below; not part of the conversation.
    case remark(String)
  }

  /// One of several conversations.
  package struct Chapter: Hashable, Sendable {
    /// Nil where it has none.
    package var title: String?
    /// What was said and what came of it.
    package var pieces: [Piece]

    /// A conversation by its pieces.
    package init(title: String? = nil, pieces: [Piece] = []) {
      self.title = title
      self.pieces = pieces
    }

    /// What formats write as one: a card with all of its rows, or any other piece.
    enum Part: Hashable {
      case card([String])
      case piece(Piece)
    }

    /// The pieces, with consecutive rows as one card.
    var parts: [Part] {
      pieces.reduce(into: []) { parts, piece in
        guard case .card(let row) = piece else { return parts.append(.piece(piece)) }
        if case .card(let rows)? = parts.last {
          parts[parts.count - 1] = .card(rows + [row])
        } else {
          parts.append(.card([row]))
        }
      }
    }
  }

  /// The title of the whole; empty where it has none.
  package var title: String
  /// The header's entries, in their order.
  package var header: [(name: String, value: String)] {
    get { entries.map { ($0.name, $0.value) } }
    set { entries = newValue.map { Entry(name: $0.name, value: $0.value) } }
  }
  /// The conversations, including empty ones.
  package var chapters: [Chapter]

  private struct Entry: Hashable, Sendable {
    var name: String
    var value: String
  }
  private var entries: [Entry] = []

  /// A talk of chapters.
  package init(title: String = "", header: [(name: String, value: String)] = [], chapters: [Chapter] = []) {
    self.title = title
    self.chapters = chapters
    self.header = header
  }

  /// The value of a header's entry.
  package subscript(_ name: String) -> String? {
    get { entries.first { $0.name == name }?.value }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append(Entry(name: name, value: newValue)) }
    }
  }

  /// The locale; English where the talk names none.
  package var locale: String { self["Locale"] ?? TalkHeader.defaultLocale }

  /// Whether nothing is said in it.
  package var isEmpty: Bool { chapters.allSatisfy(\.pieces.isEmpty) }
}

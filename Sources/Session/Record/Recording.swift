import SimDialogue
package import SimTranscripts

/// A conversation as it is written down: its beginning, and every turn as it came.
package struct Recording {
  private let header: TalkHeader
  private let title: String
  private let words: WrittenWords
  private let redaction: RecordingRedaction?

  /// A recording without a turn.
  ///
  /// - Parameters:
  ///   - words: those that the conversation's language uses in a header.
  ///   - redaction: what is redacted; nil leaves everything in.
  package init(title: String, header: TalkHeader, words: WrittenWords = .none, redaction: RecordingRedaction? = nil) {
    self.title = title
    self.header = header
    self.words = words
    self.redaction = redaction
  }

  /// Whether something is redacted: a later turn may show that an earlier word is a name.
  var isRedacted: Bool { redaction != nil }

  /// The transcript of these turns.
  ///
  /// Replayed in the world of its header it gives the same turns, so it passes the moment it is written.
  package func text(of turns: [SessionTurn]) -> String {
    let write = { (header: TalkHeader) in
      var writer = TalkWriter(title: title, header: header.entries(in: words))
      for turn in turns { Self.write(turn, &writer) }
      return writer.text
    }
    return redaction?.text(of: turns, header: header, write: write) ?? write(header)
  }

  /// One turn by itself; a blank line separates it from the text before it.
  func text(of turn: SessionTurn) -> String {
    var writer = TalkWriter()
    Self.write(turn, &writer)
    return writer.text
  }

  private static func write(_ turn: SessionTurn, _ writer: inout TalkWriter) {
    writer.beginTurn(turn.input.opening)
    writer.write(turn.observedLines)
  }
}

extension TurnInput {
  /// How a transcript opens the turn.
  var opening: TalkTurn.Opening {
    switch self {
    case .said(let text): .said(text)
    case .happened(let happening): .event(happening.notation)
    }
  }
}

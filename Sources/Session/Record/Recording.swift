import SimDialogue
public import SimTranscripts

/// A conversation as it is written down: what it began with, and every turn as it came.
public struct Recording {
  private let header: TalkHeader
  private let title: String
  private let words: WrittenWords

  /// A recording without a turn.
  ///
  /// - Parameter words: those with which the language of the conversation writes a header.
  public init(title: String, header: TalkHeader, words: WrittenWords = .none) {
    self.title = title
    self.header = header
    self.words = words
  }

  /// The transcript of these turns.
  ///
  /// Replayed in the world of its header it gives the same turns, so it passes the moment it is written.
  public func text(of turns: [SessionTurn]) -> String {
    var writer = TalkWriter(title: title, header: header.entries(in: words))
    for turn in turns { Self.write(turn, &writer) }
    return writer.text
  }

  /// One turn by itself; a blank line parts it from what stands before it.
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

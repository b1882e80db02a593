package import SimTranscripts

extension PlainTalk {
  /// The contents of a transcript: the lines that must come, without optional and forbidden ones.
  ///
  /// - Parameter header: the header, if not the transcript's: what has run is written without it.
  package init(_ talk: TalkFile, header: [HeaderEntry]? = nil) {
    let entries = (header ?? talk.header).map { entry in
      (name: talk.words.notation(ofHeader: entry.name), value: entry.values.map(\.text).joined(separator: "\n"))
    }
    self.init(title: talk.title ?? "", header: entries)
    for conversation in talk.conversations where conversation.title != nil || !conversation.turns.isEmpty {
      chapters.append(Chapter(title: conversation.title, pieces: conversation.turns.flatMap(Self.pieces)))
    }
  }

  private static func pieces(of turn: TalkTurn) -> [Piece] {
    var pieces: [Piece] = []
    switch turn.opening {
    case .said(let text): pieces.append(.said(text))
    case .command(let text): pieces.append(.command(text))
    case .event(let text): pieces.append(.event(text))
    }
    for line in turn.expectations where line.presence == .required {
      let text = line.wording.literal
      switch line.kind {
      case .says: pieces.append(.siri(text))
      case .trace: pieces.append(.trace(text))
      case .card: pieces.append(.card(text))
      case .choice:
        if case .choices(let before)? = pieces.last {
          pieces[pieces.count - 1] = .choices(before + [text])
        } else {
          pieces.append(.choices([text]))
        }
      case .style, nil: break
      }
    }
    return pieces
  }

  /// The talk as a transcript: all of it is expected literally.
  package var transcript: String {
    var writer = TalkWriter(title: title.isEmpty ? nil : title, header: header)
    for (index, chapter) in chapters.enumerated() {
      if chapters.count > 1 || chapter.title != nil {
        writer.write(section: chapter.title ?? "\(index + 1)")
      }
      var lines: [ObservedLine] = []
      func close() {
        writer.write(lines)
        lines = []
      }
      var hasTurn = false
      func begin(_ opening: TalkTurn.Opening) {
        close()
        writer.beginTurn(opening)
        hasTurn = true
      }
      for piece in chapter.pieces {
        switch piece {
        case .said(let text): begin(.said(text))
        case .event(let text): begin(.event(text))
        case .command(let text): begin(.command(text))
        case .remark(let text):
          close()
          writer.write(remark: text)
        case .siri, .choices, .card, .trace:
          // If the bot speaks first, there is no turn of the user's for it.
          guard hasTurn else {
            for line in Self.lines(of: piece) { writer.write(remark: "before the first turn: \(line.text)") }
            continue
          }
          lines += Self.lines(of: piece)
        }
      }
      close()
    }
    return writer.text
  }

  private static func lines(of piece: Piece) -> [ObservedLine] {
    switch piece {
    case .siri(let text):
      text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map {
        ObservedLine(.says, String($0))
      }
    case .choices(let choices): choices.enumerated().map { ObservedLine(.choice, $1, number: $0 + 1) }
    case .card(let row): [ObservedLine(.card, row)]
    case .trace(let text): [ObservedLine(.trace, text)]
    case .said, .event, .command, .remark: []
    }
  }
}

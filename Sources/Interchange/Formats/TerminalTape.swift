import SimText

/// A VHS tape: it types the conversation into `sirisim chat`, and films it.
enum TerminalTape {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    let name = (talk.title.nonEmpty ?? "conversation").lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let locale = talk["Locale"].map { " --locale \($0)" } ?? ""
    let app = talk["App"].map { "# App: " + SafeText.oneLine($0) }
    var lines = ["# " + SafeText.oneLine(talk.title.nonEmpty ?? "A conversation with Siri")] + [app].compactMap { $0 }
    lines += [
      "Output \"\(String(name)).gif\"", "Require sirisim", "", "Set FontSize 18", "Set Width 1200", "Set Height 800",
      "Set TypingSpeed 50ms", "", "Hide",
    ]
    lines += typed("sirisim chat --plain\(locale)") + ["Enter", "Sleep 1s", "Show"]
    for chapter in talk.chapters {
      if let title = chapter.title { lines += ["", "# " + SafeText.oneLine(title)] }
      for piece in chapter.pieces {
        let line: String
        switch piece {
        case .said(let text): line = text
        case .event(let text): line = "* " + text
        case .command(let text): line = "/" + text
        case .siri, .choices, .card, .trace, .remark: continue
        }
        lines += [""] + typed(SafeText.oneLine(line)) + ["Sleep 400ms", "Enter", "Sleep 2s"]
      }
    }
    // A tape only has what is typed: the results are what is filmed.
    let counts = talk.leftOut(header: ["App", "Locale"], holdsChapters: true) { piece in
      switch piece {
      case .said, .event, .command: nil
      case .siri, .choices, .card, .trace, .remark: piece.part
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  /// A tape has three quotation marks and no escape: a text with all of them is typed in pieces.
  static func typed(_ text: String) -> [String] {
    var pieces: [(quote: Character, text: String)] = []
    for character in text {
      if let last = pieces.last, last.quote != character {
        pieces[pieces.count - 1].text.append(character)
        continue
      }
      // The quotation mark that occurs latest, or not at all, keeps the piece long.
      let quote: Character = character == "\"" ? "`" : "\""
      pieces.append((quote, String(character)))
    }
    return pieces.map { "Type \($0.quote)\($0.text)\($0.quote)" }
  }
}

import SimDiagnostics
import SimText

/// A `.convo.txt` of Botium: a name, then `#me` and `#bot` with their lines.
enum BotiumConvo {
  /// Lines of a `#bot` that check something other than text.
  private static let asserters: Set = [
    "BUTTONS", "CARDS", "MEDIA", "FORMS", "INTENT", "ENTITIES", "ENTITY_VALUES", "INTENT_CONFIDENCE", "JSON_PATH",
    "RESPONSE_LENGTH", "PAUSE", "WAITFORBOT", "SET_SCRIPTING_MEMORY", "CLEAR_SCRIPTING_MEMORY", "INCLUDE",
    "UPDATE_CUSTOM",
    "TEXT_CONTAINS", "TEXT_EQUALS", "NLP", "BOTCONSUMED", "EXPECT", "NO_BUTTONS", "NO_CARDS", "NO_MEDIA",
  ]

  static func write(_ talk: PlainTalk) -> WrittenTalk {
    let title = talk.title.isEmpty ? talk.chapters.lazy.compactMap(\.title).first ?? "conversation" : talk.title
    var lines = [line(title)]
    var speaker = ""
    func speak(_ name: String) {
      if speaker != name || name == "#me" { lines += ["", name] }
      speaker = name
    }
    for chapter in talk.chapters {
      for part in chapter.parts {
        switch part {
        case .card(let rows):
          let hero = Herocard(rows: rows)
          speak("#bot")
          if !hero.texts.isEmpty { lines.append("CARDS " + hero.texts.map(value).joined(separator: "|")) }
          if !hero.buttons.isEmpty { lines.append("BUTTONS " + hero.buttons.map(value).joined(separator: "|")) }
        case .piece(.said(let text)):
          speak("#me")
          lines.append(line(text))
        case .piece(.siri(let text)):
          speak("#bot")
          lines.append(line(text))
        case .piece(.choices(let choices)):
          speak("#bot")
          lines.append("BUTTONS " + choices.map(value).joined(separator: "|"))
        case .piece: break
        }
      }
    }
    let counts = talk.leftOut { piece in
      switch piece {
      case .said, .siri, .choices, .card: nil
      case .event, .command, .trace, .remark: piece.part
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  private static func line(_ text: String) -> String { SafeText.oneLine(text) }
  private static func value(_ text: String) -> String { line(text).replacing("|", with: "\\|") }

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    var read = ReadTalk()
    var chapter = PlainTalk.Chapter()
    var speaker: String?
    var said: [String] = []
    func close() {
      if !said.isEmpty { chapter.pieces.append(.said(said.joined(separator: " "))) }
      said = []
    }
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var line = raw.trimmed
      if index == 0, line.unicodeScalars.first == "\u{FEFF}" { line = line.dropFirst() }
      guard !line.isEmpty else { continue }
      if line.hasPrefix("#") {
        close()
        let name = line.prefix { !$0.isWhitespace && $0 != "?" }.lowercased()
        switch name {
        case "#me", "#bot": speaker = name
        case "#include":
          read.leftOut.add(.includes)
          speaker = nil
        case "#begin", "#end": speaker = name
        default:
          throw Diagnostic(
            .error, "'\(line.prefix(40))' is nobody; expected '#me' or '#bot'",
            at: TextPlace(file: file, line: index + 1))
        }
        continue
      }
      let word = line.prefix { !$0.isWhitespace && $0 != "|" }
      let isOther = asserters.contains(String(word))
      switch speaker {
      case nil:
        // The first line is the name; a second one above the first turn is a note.
        if read.talk.title.isEmpty { read.talk.title = String(line) } else { read.leftOut.add(.notes) }
      case "#me"?:
        if isOther { read.leftOut.add(word == "PAUSE" ? .waits : .settings) } else { said.append(String(line)) }
      case "#bot"?:
        if line.hasPrefix("!") {
          read.leftOut.add(.negated)
        } else if isOther {
          let values = ChatFile.values(line.dropFirst(word.count))
          switch word {
          case "BUTTONS" where chapter.endsWithCard: chapter.pieces.append(.card(Self.buttons(values)))
          case "BUTTONS": chapter.pieces.append(.choices(values))
          case "CARDS": chapter.pieces += values.map { .card($0) }
          case "MEDIA": read.leftOut.add(.attachments)
          case "ENTITIES", "ENTITY_VALUES": read.leftOut.add(.entities)
          case "PAUSE": read.leftOut.add(.waits)
          default: read.leftOut.add(.conditions)
          }
        } else {
          chapter.pieces.append(.siri(String(line.first == "?" ? line.dropFirst().trimmed : line)))
        }
      default: read.leftOut.add(.settings)
      }
    }
    close()
    read.talk.chapters = [chapter]
    return read
  }

  private static func buttons(_ values: [String]) -> String { values.map { "(\($0))" }.joined(separator: "  ") }
}

extension PlainTalk.Chapter {
  fileprivate var endsWithCard: Bool { if case .card? = pieces.last { true } else { false } }
}

import SimDiagnostics
import SimText

/// A `.chat` of chatdown: `user:` and `bot:` with their lines, and instructions in brackets.
enum ChatFile {
  // MARK: Writing

  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var lines = ["user=User", "bot=\(oneLine(talk["App"] ?? "Siri"))"]
    if !talk.title.isEmpty { lines.append("> \(oneLine(talk.title))") }
    for chapter in talk.chapters {
      if let title = chapter.title { lines += ["", "> \(oneLine(title))"] }
      var isBot = false
      for part in chapter.parts {
        switch part {
        case .card(let rows):
          if !isBot { lines += ["", "bot:"] }
          isBot = true
          lines += Herocard(rows: rows).notation
        case .piece(.said(let text)):
          lines += ["", "user: \(escaped(text))"]
          isBot = false
        case .piece(.siri(let text)):
          lines += isBot ? [escaped(text)] : ["", "bot: \(escaped(text))"]
          isBot = true
        case .piece(.choices(let choices)):
          if !isBot { lines += ["", "bot:"] }
          isBot = true
          lines.append("[Suggestions=\(choices.map(value).joined(separator: "|"))]")
        case .piece: break
        }
      }
    }
    let counts = talk.leftOut(header: ["App"], holdsChapters: true) { piece in
      switch piece {
      case .said, .siri, .choices, .card: nil
      case .event, .command, .trace, .remark: piece.part
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  private static func oneLine(_ text: String) -> String { SafeText.oneLine(text) }

  /// A line that is read literally: otherwise a bracket opens an instruction, and a name with a colon another's turn.
  private static func escaped(_ text: String) -> String {
    let line = oneLine(text)
    let safe = line.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    return ["user:", "bot:", ">"].contains { safe.lowercased().hasPrefix($0) } ? "\\" + safe : safe
  }

  /// A value in an instruction.
  static func value(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("]", with: "\\]").replacing(
      "=", with: "\\=")
  }

  // MARK: Reading

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    var read = ReadTalk()
    var chapters = [PlainTalk.Chapter()]
    var names = (user: "user", bot: "bot")
    var speaker: Bool?
    func add(_ piece: PlainTalk.Piece) { chapters[chapters.count - 1].pieces.append(piece) }
    func say(_ text: String, _ isBot: Bool) {
      if isBot { return add(.siri(text)) }
      // A message of several lines is one piece.
      if case .said(let before)? = chapters[chapters.count - 1].pieces.last {
        chapters[chapters.count - 1].pieces.removeLast()
        return add(.said(before + " " + text))
      }
      add(.said(text))
    }
    var instruction: (text: String, line: Int)?
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var line = String(raw).trimmed
      if index == 0, line.unicodeScalars.first == "\u{FEFF}" { line = line.dropFirst() }
      if let open = instruction {
        let whole = open.text + "\n" + line
        guard closing(of: whole) != nil else {
          instruction = (whole, open.line)
          continue
        }
        instruction = nil
        try take(whole[...], open.line)
        continue
      }
      guard !line.isEmpty else { continue }
      if line.hasPrefix(">") {
        let title = String(line.dropFirst()).trimmed
        if speaker == nil, read.talk.title.isEmpty {
          read.talk.title = String(title)
        } else if chapters.count == 1, chapters[0].pieces.isEmpty {
          chapters[0].title = String(title)
        } else {
          chapters.append(PlainTalk.Chapter(title: String(title)))
        }
        speaker = nil
        continue
      }
      if speaker == nil, let sign = line.firstIndex(of: "="), !line.hasPrefix("[") {
        let (name, value) = (line[..<sign].trimmed.lowercased(), line[line.index(after: sign)...].trimmed)
        if name == "user" { names.user = value.lowercased() }
        if name == "bot" {
          names.bot = value.lowercased()
          if value != "Siri" { read.talk["App"] = String(value) }
        }
        if name != "user", name != "bot" { read.leftOut.add(.settings) }
        continue
      }
      if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].trimmed.lowercased().prefix { $0 != "-" }
        let isUser = name == "user" || name == names.user
        if isUser || name == "bot" || name == names.bot {
          speaker = !isUser
          line = line[line.index(after: colon)...].trimmed
        }
      }
      guard !line.isEmpty else { continue }
      try take(line, index + 1)
    }
    if let open = instruction {
      throw Diagnostic(
        .error, "'\(open.text.prefix(40))' is never closed; expected ']'", at: TextPlace(file: file, line: open.line))
    }
    read.talk.chapters = chapters
    return read

    func take(_ text: Substring, _ number: Int) throws(Diagnostic) {
      guard let isBot = speaker else {
        throw Diagnostic(
          .error, "'\(text.prefix(40))' is nobody's; expected 'user: …' or 'bot: …' above it",
          at: TextPlace(file: file, line: number))
      }
      var rest = text
      while !rest.isEmpty {
        if rest.first == "[" {
          guard let end = closing(of: String(rest)) else {
            instruction = (String(rest), number)
            return
          }
          let close = rest.index(rest.startIndex, offsetBy: end)
          perform(rest[rest.index(after: rest.startIndex)..<close])
          rest = rest[rest.index(after: close)...].trimmed
          continue
        }
        var said = ""
        var isEscaped = false
        while let character = rest.first, isEscaped || character != "[" {
          rest.removeFirst()
          if !isEscaped, character == "\\" {
            isEscaped = true
            continue
          }
          isEscaped = false
          said.append(character == "\n" ? " " : character)
        }
        if !said.allSatisfy(\.isWhitespace) { say(String(said.trimmed), isBot) }
      }
    }

    func perform(_ instruction: Substring) {
      let name = instruction.prefix { $0.isLetter }.lowercased()
      switch name {
      case "suggestions": add(.choices(values(instruction.drop { $0 != "=" }.dropFirst())))
      case "herocard", "thumbnailcard":
        for row in Herocard(reading: instruction.dropFirst(name.count)).rows { add(.card(row)) }
      case "typing": read.leftOut.add(.typing)
      case "delay": read.leftOut.add(.waits)
      case "attachment": read.leftOut.add(.attachments)
      default: read.leftOut.add(.settings)
      }
    }
  }

  /// The index of the closing bracket, in characters from the start; nil where there is none.
  private static func closing(of text: String) -> Int? {
    var isEscaped = false
    for (index, character) in text.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "]" {
        return index
      }
    }
    return nil
  }

  /// `a|b`, with escapes resolved.
  static func values(_ text: Substring) -> [String] {
    var values = [""]
    var isEscaped = false
    for character in text {
      if isEscaped || (character != "\\" && character != "|") {
        values[values.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        values.append("")
      }
    }
    return values.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}

/// A card of the Bot Framework: a title, a text, buttons.
struct Herocard {
  /// Rows in the notation; the last may be buttons.
  var rows: [String]

  /// Between rows in the one text that a card has.
  private static let joint = " · "

  init(rows: [String]) { self.rows = rows }

  /// `(Cancel)  (Send)`.
  static func buttons(in row: String) -> [String]? {
    let cells = row.split(separator: "  ").map { $0.trimmed }.filter { !$0.isEmpty }
    let areButtons = !cells.isEmpty && cells.allSatisfy { $0.hasPrefix("(") && $0.hasSuffix(")") && $0.count > 2 }
    return areButtons ? cells.map { String($0.dropFirst().dropLast()) } : nil
  }

  /// The rows without buttons.
  var texts: [String] { rows.filter { Self.buttons(in: $0) == nil } }
  var buttons: [String] { rows.flatMap { Self.buttons(in: $0) ?? [] } }

  var title: String? { texts.first }
  var text: String? { texts.count > 1 ? texts.dropFirst().joined(separator: Self.joint) : nil }

  init(title: String?, subtitle: String? = nil, text: String?, buttons: [String]) {
    let texts = (text ?? "").split(whereSeparator: \.isNewline).flatMap { $0.split(separator: Self.joint) }.map(
      String.init)
    rows = ([title, subtitle].compactMap { $0 } + texts).filter { !$0.isEmpty }
    if !buttons.isEmpty { rows.append(buttons.map { "(\($0))" }.joined(separator: "  ")) }
  }

  var notation: [String] {
    var lines = ["[Herocard"]
    if let title { lines.append("  title=\(ChatFile.value(title))") }
    if let text { lines.append("  text=\(ChatFile.value(text))") }
    if !buttons.isEmpty { lines.append("  buttons=\(buttons.map(ChatFile.value).joined(separator: "|"))") }
    return lines + ["]"]
  }

  /// The lines of an instruction: `title=…`.
  init(reading text: Substring) {
    var values: [String: String] = [:]
    var buttons: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      let name = line[..<sign].trimmed.lowercased()
      let all = ChatFile.values(line[line.index(after: sign)...])
      if name == "buttons" { buttons = all } else { values[name] = all.joined(separator: "|") }
    }
    self.init(title: values["title"], subtitle: values["subtitle"], text: values["text"], buttons: buttons)
  }
}

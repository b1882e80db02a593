import SimDiagnostics
import SimText

/// Rasa's stories: what the user says with its intent, and what is done. What the bot says is in the domain file.
enum RasaStories {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var lines = ["version: \"3.1\"", "stories:"]
    for (index, chapter) in talk.chapters.enumerated() where !chapter.pieces.isEmpty {
      lines.append("- story: " + YAMLText.quoted(chapter.title ?? (talk.title.nonEmpty ?? "story \(index + 1)")))
      lines.append("  steps:")
      for (place, piece) in chapter.pieces.enumerated() {
        switch piece {
        case .said(let text):
          lines.append("  - user: " + YAMLText.quoted(escaped(text)))
          let next = place + 1 < chapter.pieces.count ? chapter.pieces[place + 1] : nil
          let intent = if case .trace(let trace)? = next { TraceWords.intent(of: trace)?.name } else { nil as String? }
          lines.append("    intent: " + (intent ?? "answer"))
        case .trace(let trace):
          guard TraceWords.intent(of: trace) == nil else { continue }
          lines.append("  - action: " + TraceWords.call(of: trace))
        case .siri, .event, .command, .choices, .card, .remark: break
        }
      }
    }
    let counts = talk.leftOut(holdsChapters: true) { piece in
      switch piece {
      case .said, .trace: nil
      case .siri, .choices, .card, .event, .command, .remark: piece.part
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  /// Brackets mark entities in Rasa.
  private static func escaped(_ text: String) -> String { text.replacing("[", with: "(").replacing("]", with: ")") }

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    var read = ReadTalk()
    for document in try YAMLText.read(text, file: file) {
      let stories = document["stories"]?.list ?? (document.elements.isEmpty ? [] : document.elements)
      guard !stories.isEmpty || document["version"] != nil else {
        throw YAMLText.expected("'stories:' with '- story: …'", at: document, file)
      }
      for story in stories {
        guard let name = (story["story"] ?? story["rule"])?.text else {
          throw YAMLText.expected("'- story: …' with its steps", at: story, file)
        }
        var chapter = PlainTalk.Chapter(title: name)
        for step in story["steps"]?.list ?? [] { try take(step, &chapter, &read, file) }
        read.talk.chapters.append(chapter)
      }
    }
    return read
  }

  private static func take(
    _ step: YAMLNode, _ chapter: inout PlainTalk.Chapter, _ read: inout ReadTalk, _ file: String
  ) throws(Diagnostic) {
    guard case .map = step.content else {
      // `- ...` is a wait.
      if step.text == "..." { return read.leftOut.add(.waits) }
      throw YAMLText.expected("a step: 'user:', 'intent:' or 'action:'", at: step, file)
    }
    if let user = step["user"] {
      guard let said = user.text else { throw YAMLText.expected("what the user says", at: user, file) }
      let (text, entities) = RasaText.withoutEntities(said)
      read.leftOut.add(.entities, entities)
      chapter.pieces.append(.said(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
      return
    }
    if let intent = step["intent"]?.text {
      read.leftOut.add(.userIntents)
      chapter.pieces.append(.remark("the user says something of the intent \(intent)"))
      return
    }
    if let action = step["action"]?.text {
      if TraceWords.isCall(action) {
        chapter.pieces.append(.remark("\(action) is called"))
      } else {
        read.leftOut.add(.actions)
        chapter.pieces.append(.remark("the bot does \(action)"))
      }
      return
    }
    if step["bot"]?.text != nil || step["slot_was_set"] != nil || step["active_loop"] != nil {
      if let said = step["bot"]?.text { chapter.pieces.append(.siri(said)) } else { read.leftOut.add(.slots) }
      return
    }
    read.leftOut.add(.conditions)
  }
}

/// Texts of Rasa, which mark entities: `[Bob](name)`, `[me]{"entity": "name"}`.
enum RasaText {
  /// The text as it is said, and its number of marks.
  static func withoutEntities(_ text: String) -> (text: String, count: Int) {
    var result = ""
    var count = 0
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      guard let close = rest[open...].firstIndex(of: "]"), close < rest.index(before: rest.endIndex),
        let end = closing(of: rest[rest.index(after: close)...])
      else { break }
      result += rest[..<open] + rest[rest.index(after: open)..<close]
      rest = rest[end...]
      count += 1
    }
    return (result + rest, count)
  }

  /// The index after the bracket at the start of a text; nil where it has none, or doesn't close it.
  private static func closing(of text: Substring) -> String.Index? {
    let pairs: [Character: Character] = ["(": ")", "{": "}"]
    guard let first = text.first, let close = pairs[first], let end = text.firstIndex(of: close) else { return nil }
    return text.index(after: end)
  }
}

/// The parts of a line of the trace that other tools can use.
enum TraceWords {
  /// The intent and the slots of an `understood` line.
  static func intent(of trace: String) -> (app: String, name: String, slots: [(name: String, value: String)])? {
    guard trace.hasPrefix("understood ") else { return nil }
    var words: [String] = []
    var isQuoted = false
    for character in trace.dropFirst("understood ".count) {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        words.append("")
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    guard let index = words.lastIndex(where: { !$0.contains("=") }) else { return nil }
    let slots = words[(index + 1)...].compactMap { word -> (name: String, value: String)? in
      guard let sign = word.firstIndex(of: "=") else { return nil }
      let value = word[word.index(after: sign)...]
      let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      return (String(word[..<sign]), isQuoted ? String(value.dropFirst().dropLast()) : String(value))
    }
    return (words[..<index].joined(separator: " "), words[index], slots)
  }

  /// The call: the part before the sign.
  static func call(of trace: String) -> String {
    trace.firstRange(of: " = ").map { String(trace[..<$0.lowerBound]) } ?? trace
  }

  /// Whether a name is one of the handler's methods.
  static func isCall(_ name: String) -> Bool {
    name == "confirm" || name == "handle" || name.hasPrefix("resolve") && name.dropFirst(7).first?.isUppercase ?? false
  }
}

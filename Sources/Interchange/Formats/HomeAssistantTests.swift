import SimDiagnostics
import SimText

/// Home Assistant's tests of intents: sentences, each a conversation of one turn, with the intent and its slots.
enum HomeAssistantTests {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var lines = ["language: " + YAMLText.quoted(String(talk.locale.prefix { $0 != "-" })), "tests:"]
    let header = lines.count
    var counts = talk.leftOut(header: ["Locale"], holdsChapters: true) { piece in
      switch piece {
      case .said, .siri: nil
      case .trace(let text): TraceWords.intent(of: text) == nil ? .trace : nil
      case .choices, .card, .event, .command, .remark: piece.part
      }
    }
    for chapter in talk.chapters {
      for turn in chapter.turns {
        let understood = turn.pieces.lazy.compactMap { piece -> String? in
          if case .trace(let text) = piece { text } else { nil }
        }.compactMap(TraceWords.intent).first
        let said = turn.pieces.compactMap { piece -> String? in
          if case .siri(let text) = piece { text } else { nil }
        }
        guard let understood else {
          // An answer isn't a sentence by itself.
          counts.add(.userIntents)
          counts.add(.answers, said.count)
          continue
        }
        lines.append("  - sentences:")
        lines.append("      - " + YAMLText.quoted(turn.said))
        lines.append("    intent:")
        lines.append("      name: " + YAMLText.quoted(understood.name))
        if !understood.slots.isEmpty { lines.append("      slots:") }
        for slot in understood.slots { lines.append("        \(slot.name): " + YAMLText.quoted(slot.value)) }
        if !said.isEmpty { lines.append("    response: " + YAMLText.quoted(said.joined(separator: "\n"))) }
      }
    }
    if lines.count == header { lines[header - 1] = "tests: []" }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  static func read(_ text: String, file: String, app: String?) throws(Diagnostic) -> ReadTalk {
    var read = ReadTalk()
    for document in try YAMLText.read(text, file: file) {
      guard let tests = document["tests"] else {
        throw YAMLText.expected("'language:' and 'tests:' with '- sentences: …'", at: document, file)
      }
      if let language = document["language"]?.text { read.talk["Locale"] = language }
      for test in tests.list {
        let sentences = test["sentences"]?.list ?? []
        guard !sentences.isEmpty else { throw YAMLText.expected("'- sentences: …'", at: test, file) }
        if test["intent"]?["context"] != nil { read.leftOut.add(.conditions) }
        for sentence in sentences {
          guard let said = sentence.text else { throw YAMLText.expected("a sentence", at: sentence, file) }
          var chapter = PlainTalk.Chapter(title: said)
          chapter.pieces.append(.said(said))
          if let name = test["intent"]?["name"]?.text ?? test["intent"]?.text {
            let slots = (test["intent"]?["slots"]?.members ?? []).compactMap { member -> String? in
              // Some are written with what was heard: `{value: …, text: …}`.
              guard let value = member.value.text ?? member.value["value"]?.text else { return nil }
              return "\(member.key)=" + (value.allSatisfy { $0.isLetter || $0.isNumber } ? value : "\"\(value)\"")
            }
            let line = ([name] + slots).joined(separator: " ")
            // The app isn't in the file; one of SiriKit's intents is compared.
            if let app, name.hasPrefix("IN"), name.hasSuffix("Intent") {
              chapter.pieces.append(.trace("understood \(app) \(line)"))
            } else {
              chapter.pieces.append(.remark("understood there as \(line)"))
            }
          }
          for response in test["response"]?.list ?? [] {
            guard let text = response.text else { throw YAMLText.expected("a response", at: response, file) }
            chapter.pieces += text.split(whereSeparator: \.isNewline).map { .siri(String($0)) }
          }
          read.talk.chapters.append(chapter)
        }
      }
    }
    return read
  }
}

extension PlainTalk.Chapter {
  /// What the user says, each with what came of it.
  var turns: [(said: String, pieces: [PlainTalk.Piece])] {
    var turns: [(said: String, pieces: [PlainTalk.Piece])] = []
    for piece in pieces {
      switch piece {
      case .said(let text): turns.append((text, []))
      case .event, .command, .siri, .choices, .card, .trace, .remark:
        if !turns.isEmpty { turns[turns.count - 1].pieces.append(piece) }
      }
    }
    return turns
  }
}

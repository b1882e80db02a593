import SimDiagnostics
import SimText

/// Rasa's end-to-end tests: `test_cases:` with what the user says and what the bot says.
enum RasaTests {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var lines = ["test_cases:"]
    for (index, chapter) in talk.chapters.enumerated() where !chapter.pieces.isEmpty {
      lines.append("- test_case: " + YAMLText.quoted(chapter.title ?? (talk.title.nonEmpty ?? "case \(index + 1)")))
      lines.append("  steps:")
      for piece in chapter.pieces {
        switch piece {
        case .said(let text): lines.append("  - user: " + YAMLText.quoted(text))
        case .siri(let text): lines.append("  - bot: " + YAMLText.quoted(text))
        case .trace(let trace):
          let slots = TraceWords.intent(of: trace)?.slots ?? []
          if !slots.isEmpty { lines.append("  - slot_was_set:") }
          for slot in slots { lines.append("    - \(slot.name): " + YAMLText.quoted(slot.value)) }
        case .event, .command, .choices, .card, .remark: break
        }
      }
    }
    let counts = talk.leftOut(holdsChapters: true) { piece in
      switch piece {
      case .said, .siri: nil
      // Its slots are there, but not its intent.
      case .trace, .choices, .card, .event, .command, .remark: piece.part
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", counts)
  }

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    var read = ReadTalk()
    for document in try YAMLText.read(text, file: file) {
      guard let cases = document["test_cases"] else {
        throw YAMLText.expected("'test_cases:' with '- test_case: …'", at: document, file)
      }
      for key in ["fixtures", "metadata", "stub_custom_actions"] where document[key] != nil {
        read.leftOut.add(.settings)
      }
      for test in cases.list {
        guard let name = test["test_case"]?.text else {
          throw YAMLText.expected("'- test_case: …' with its steps", at: test, file)
        }
        if test["fixtures"] != nil || test["metadata"] != nil { read.leftOut.add(.settings) }
        var chapter = PlainTalk.Chapter(title: name)
        for step in test["steps"]?.list ?? [] {
          guard case .map(let members) = step.content else {
            throw YAMLText.expected("a step: 'user:', 'bot:', 'utter:' or 'slot_was_set:'", at: step, file)
          }
          var isKnown = false
          for member in members {
            switch member.key {
            case "user", "bot":
              guard let said = member.value.text else {
                throw YAMLText.expected("what is said", at: member.value, file)
              }
              let line = said.split(whereSeparator: \.isNewline).joined(separator: " ")
              chapter.pieces.append(member.key == "user" ? .said(line) : .siri(said))
            case "utter":
              read.leftOut.add(.actions)
              chapter.pieces.append(.remark("the bot says \(member.value.text ?? "something")"))
            case "slot_was_set", "slot_was_not_set": read.leftOut.add(.slots)
            case "assertions":
              for assertion in member.value.list.flatMap(\.members) {
                let uttered = assertion.value["text_matches"]?.text
                if assertion.key == "bot_uttered", let uttered {
                  chapter.pieces.append(.siri(uttered))
                } else {
                  read.leftOut.add(.conditions)
                }
              }
            case "metadata", "assertion_order_enabled": read.leftOut.add(.settings)
            default: read.leftOut.add(.conditions)
            }
            isKnown = true
          }
          guard isKnown else { throw YAMLText.expected("a step", at: step, file) }
        }
        read.talk.chapters.append(chapter)
      }
    }
    return read
  }
}

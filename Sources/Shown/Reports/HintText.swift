import SimCatalog
package import SimDialogue
import SimText

/// What can be said now, in one short line: the question, then the ways to answer it.
///
/// The hint is in the conversation's language (`hint` in its lines), as are the words to answer with.
package struct HintText {
  private let conversation: Conversation
  private let interface: InterfaceWords

  /// The hint for what the conversation waits for now.
  package init(_ conversation: Conversation, in interface: InterfaceWords = .own) {
    self.conversation = conversation
    self.interface = interface
  }

  /// The hint before anything has been said and a language has been loaded.
  package static func beforeTheFirst(in interface: InterfaceWords = .own) -> String { interface(.firstHint) }

  /// Not much longer than the width of a narrow screen.
  package var text: String {
    switch conversation.expectation {
    case .nothing: return interface(.firstHint)
    case .effect: return hint("effect")
    case .answer(_, let parameter, let options):
      return options.isEmpty ? open(parameter) : choice(of: parameter, options)
    case .yesNo(_, let parameter): return hint("yesNo", ["value": subject ?? name(of: parameter)])
    case .confirm(_, let value, _): return hint("confirm", ["value": short(value)])
    case .review(_, let buttons):
      var values = ["button": buttons.last ?? ""]
      values["change"] = conversation.usualChange
      return hint("review", values)
    case .change(_, let options): return hint("change", ["numbers": numbers(options)])
    case .whichApp(let options): return hint("whichApp", ["numbers": numbers(options)])
    case .authorisation(let app, let buttons):
      return hint("authorise", ["app": short(app), "buttons": conversation.listed(buttons)])
    case .unlock: return conversation.hint("unlock.\(conversation.setting.device.rawValue)", "unlock", with: words)
    case .openApp(let app, let buttons):
      return hint("openApp", ["app": short(app), "buttons": conversation.listed(buttons)])
    case .phrase(let buttons): return hint("phrase", ["buttons": conversation.listed(buttons)])
    case .reply: return hint("reply")
    case .rest: return hint("rest")
    case .choice(let options): return hint("next", ["numbers": numbers(options)])
    }
  }

  private func hint(_ name: String, _ values: [String: String] = [:]) -> String {
    conversation.hint(name, with: values.merging(words) { own, _ in own })
  }

  /// The words to answer with.
  private var words: [String: String] {
    [
      "yes": word(.yes), "no": word(.no), "cancel": word(.cancel), "more": word(.more),
    ]
  }

  // MARK: Questions

  private func open(_ parameter: ParameterSchema) -> String {
    let cases = conversation.askedCases
    switch cases.count {
    case 0: return hint("open", ["question": question(for: parameter)])
    case 1...3: return hint("cases", ["options": conversation.listed(cases)])
    default:
      return hint(
        "cases.many", ["name": name(of: parameter), "options": conversation.listed(Array(cases.prefix(2)))])
    }
  }

  /// An open question about a parameter, with what would answer it.
  func question(for parameter: ParameterSchema) -> String {
    let names = ["ask.\(parameter.name)"] + ParameterWords.kinds(of: parameter).map { "ask.\($0)" }
    return conversation.hint(names, with: ["name": name(of: parameter)])
  }

  private func name(of parameter: ParameterSchema) -> String {
    conversation.hintName(of: parameter) ?? ParameterWords.name(of: parameter)
  }

  private func choice(of parameter: ParameterSchema, _ options: [Choice]) -> String {
    let more = conversation.optionsLeft > 0 ? ".more" : ""
    // One person's numbers, or addresses, don't have the person's name.
    if conversation.facts.question?.line.identifier == "choose.handle", let subject {
      return hint("choose.handle" + more, ["value": subject, "numbers": numbers(options)])
    }
    return hint("choose" + more, ["value": subject ?? name(of: parameter), "numbers": numbers(options)])
  }

  /// The value that is asked about, as it was said: "Sam".
  private var subject: String? {
    guard let value = conversation.askedAbout else { return nil }
    if case .person(let person) = value {
      let words = person.spokenPhrase.flatMap { $0.isEmpty ? nil : $0 }
      return short(words ?? ValueNotation.name(of: person))
    }
    let text = ValueNotation.text(of: value)
    return text.isEmpty ? nil : short(text)
  }

  /// `1–5`: the numbers of the listed options.
  private func numbers(_ options: [Choice]) -> String {
    let numbers = options.enumerated().map { $1.number ?? $0 + 1 }
    guard let first = numbers.first, let last = numbers.last else { return conversation.hint("aName") }
    return first == last ? "\(first)" : "\(first)–\(last)"
  }

  private func word(_ answer: UsualAnswer) -> String { conversation.usualWord(for: answer) }

  /// A name from outside takes at most a third of a narrow screen.
  private func short(_ text: String) -> String {
    let text = SafeText.cell(text)
    guard DisplayWidth.of(text) > 14 else { return text }
    var kept = ""
    for character in text {
      guard DisplayWidth.of(kept) + DisplayWidth.of(character) < 14 else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

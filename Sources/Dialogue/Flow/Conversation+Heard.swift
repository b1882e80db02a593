import SimCatalog
import SimLifecycle
import SimRecognition

/// How an answer was heard, kept for the inspector, `/why` and the transcript.
extension Conversation {
  /// Keeps how an answer was heard.
  mutating func keep(_ answer: PlainText, _ heard: Heard, _ prompt: Prompt) {
    // A line that wasn't understood came before this one.
    facts.passDeclined()
    facts.answered(
      AnswerFacts(
        text: answer.source, acts: heard.acts?.acts ?? [], unread: heard.acts?.unread ?? [],
        heard: heard.reply.map { self.heard($0, prompt) } ?? .unreadable))
  }

  private func heard(_ reply: Reply, _ prompt: Prompt) -> AnswerFacts.Heard {
    func name(_ index: Int) -> String? {
      prompt.choices.options.indices.contains(index) ? prompt.choices.options[index].text : nil
    }
    return switch reply {
    case .yes: .yes
    case .no: .no
    case .cancel: .cancel
    case .again, .followUp: .again
    case .back: .back
    case .help: .help
    case .hold: .hold
    case .more: .more
    case .choice(let index): name(index).map(AnswerFacts.Heard.option) ?? .text
    case .narrowed(let indices): .options(indices.compactMap(name))
    case .values(let slots, _), .otherValues(let slots): .values(slots)
    case .review(let reading): heard(reading)
    case .text: .text
    case .request, .verbatim: .request
    }
  }

  private func heard(_ reading: ReviewReading) -> AnswerFacts.Heard {
    switch reading {
    case .agree, .agreeThen: .yes
    case .another: .partly(taken: "", left: "")
    case .deny: .no
    case .cancel: .cancel
    case .showAgain: .again
    case .hold: .hold
    case .help: .help
    case .wish(let parameter, _): .changes(parameter.map { [AnswerChange(.change, $0.name)] } ?? [])
    case .change(let changes): .changes(changes.flatMap(answerChanges))
    case .nothing(let taken, let left): .partly(taken: taken, left: left)
    }
  }

  /// A change in the form that is reported: one for each parameter that it changes.
  func answerChanges(_ change: ReviewChange) -> [AnswerChange] {
    let name = change.parameter.name
    switch change.kind {
    case .set(let slots, _): return slots.map { AnswerChange(.set, $0.parameter, $0.value) }
    case .add(let slots): return slots.map { AnswerChange(.add, $0.parameter, $0.value) }
    case .append(let text): return [AnswerChange(.add, name, .string(text))]
    case .takeBack(let element):
      let there = appRequest?.lifecycle.elements(of: name) ?? []
      guard let element, there.indices.contains(element), there.count > 1 else { return [AnswerChange(.change, name)] }
      return [AnswerChange(.remove, name, there[element])]
    }
  }
}

package import SimCatalog
import SimLexicon
import SimLifecycle
package import SimRecognition

extension Conversation {
  /// The request that is under way, or the last one; nil when there was none, or nothing came of the last sentence.
  package var request: RequestFacts? {
    switch state {
    case .starting(let prompt):
      switch prompt.subject {
      case .app(let question):
        return RequestFacts(
          appName: nil, intent: question.intent, domain: catalog.schema(of: question.intent)?.domain,
          text: question.text, slots: question.slots, asked: nil, calls: [])
      case .authorisation(let request):
        return RequestFacts(
          appName: request.app.displayName(in: setting.locale), intent: request.intent,
          domain: catalog.schema(of: request.intent)?.domain, text: request.text, slots: request.slots, asked: nil,
          calls: [])
      case .question, .review, .change, .unlock, .openApp, .next, .rest, .phrase, .sheet: return nil
      }
    case .idle, .opening, .running:
      guard let appRequest else { return nil }
      return RequestFacts(
        appName: appRequest.appName, intent: appRequest.lifecycle.intent.name,
        domain: appRequest.lifecycle.schema.domain,
        text: appRequest.text, answers: appRequest.answers, slots: appRequest.heldSlots,
        asked: askedQuestion?.asked?.name, calls: appRequest.calls)
    }
  }

  /// The intent's current values, each with its provenance; empty when nothing is under way.
  package var slots: [Slot] { appRequest?.heldSlots ?? [] }

  private var askedQuestion: Question? {
    if case .question(let question) = prompt?.subject { question } else { nil }
  }

  /// The value that the open question is about: the "Sam" of "which Sam?"; nil when there is none.
  package var askedAbout: Value? { askedQuestion?.value }

  /// Words for the cases that are asked about, in the conversation's language; empty where it isn't one of a few cases.
  package var askedCases: [String] {
    guard let prompt, let question = askedQuestion, prompt.choices.options.isEmpty,
      case .enumeration(let type) = ParameterPath(question.parameter, in: catalog).filled.type
    else { return [] }
    // A case that means no value isn't an answer.
    let cases = (catalog.enumeration(named: type)?.cases ?? []).filter { $0.name != "unknown" }
    return cases.compactMap { lines.text("value.\(type).\($0.name)") }
  }

  /// The word that people are asked to answer with, in the conversation's language.
  package func usualWord(for answer: UsualAnswer) -> String {
    lines.text("answer.\(answer.rawValue)") ?? answer.rawValue
  }

  /// What to say at the review to make the usual change: "change the message"; nil where nothing can be changed.
  package var usualChange: String? {
    guard case .review = prompt?.subject, let lifecycle = appRequest?.lifecycle else { return nil }
    let filled = lifecycle.changeable.map(\.name)
    let usual = lifecycle.schema.dialogue.changes.map { [$0] } ?? []
    return (usual.filter(filled.contains) + filled).lazy.compactMap { lines.text("answer.change.\($0)") }.first
  }

  /// Options of the open question that have not been listed yet.
  package var optionsLeft: Int { askedQuestion == nil ? 0 : prompt?.choices.left ?? 0 }
}

extension Question {
  /// The parameter that it is about; nil where a running App Intent asks about none.
  var asked: ParameterSchema? { inside.map { $0.parameter != nil } ?? true ? parameter : nil }

  /// The value that it is about.
  var value: Value? {
    switch kind {
    case .choose(_, let value), .confirm(let value, _), .unsupported(let value, _), .moreDetails(let value),
      .change(let value):
      value
    case .needsValue: nil
    }
  }
}

/// Answers that nearly every question accepts.
package enum UsualAnswer: String, Hashable, Sendable, CaseIterable { case yes, no, cancel, more }

extension Conversation {
  /// The intent, as filled now, of the request that is under way, or of the one that ended last.
  package var filledIntent: FilledIntent? {
    if let appRequest { return appRequest.lifecycle.intent }
    if case .idle(let last) = state { return last?.lifecycle.intent }
    return nil
  }
}

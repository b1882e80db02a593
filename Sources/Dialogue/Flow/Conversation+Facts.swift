public import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  /// The request that is under way, or the last one; nil when there was none, or nothing came of the last sentence.
  public var request: RequestFacts? {
    switch state {
    case .whichApp(let question):
      return RequestFacts(
        appName: nil, intent: question.intent, domain: schemas(question.intent)?.domain, text: question.text,
        slots: question.slots, asked: nil, calls: [])
    case .authorising(let request):
      return RequestFacts(
        appName: request.app.displayName(in: setting.locale), intent: request.intent,
        domain: schemas(request.intent)?.domain, text: request.text, slots: request.slots, asked: nil, calls: [])
    case .idle, .calling, .viewing, .entering, .asking, .reviewing, .changing, .unlocking, .offeringApp, .offeringReply,
      .choosingRide:
      guard let exchange else { return nil }
      return RequestFacts(
        appName: exchange.appName, intent: exchange.lifecycle.intent.name, domain: exchange.lifecycle.schema.domain,
        text: exchange.text, answers: exchange.answers, slots: exchange.heldSlots, asked: askedParameter,
        calls: exchange.calls)
    }
  }

  private var askedParameter: String? {
    if case .asking(let open) = state { open.question.parameter.name } else { nil }
  }

  /// The value that the open question is about: the "Sam" of "which Sam?"; nil when there is no such value.
  public var askedAbout: Value? {
    guard case .asking(let open) = state else { return nil }
    switch open.question.kind {
    case .choose(_, let value), .confirm(let value, _), .unsupported(let value, _), .moreDetails(let value),
      .change(let value):
      return value
    case .needsValue: return nil
    }
  }

  /// The words for the cases of what is asked about, in the conversation's language; empty where it isn't one of a few cases.
  public var askedCases: [String] {
    guard case .asking(let open) = state, open.options.isEmpty,
      case .enumeration(let type) = ParameterPath(open.question.parameter).filled.type
    else { return [] }
    return (Catalog.enumeration(named: type)?.cases ?? []).compactMap { lines.text("value.\(type).\($0.name)") }
  }

  /// The word that people are told to answer with, in the conversation's language.
  public func usualWord(for answer: UsualAnswer) -> String {
    let meaning: AnswerWords.Meaning =
      switch answer {
      case .yes: .yes
      case .no: .no
      case .cancel: .cancel
      case .more: .more
      }
    return lines.answers.usual[meaning] ?? answer.rawValue
  }

  /// What can be said at the review to change what is changed most: "change the message"; nil where nothing can be.
  public var usualChange: String? {
    guard case .reviewing = state, let lifecycle = exchange?.lifecycle else { return nil }
    let filled = lifecycle.changeable.map(\.name)
    let usual = lines.rules.changes[lifecycle.intent.name.rawValue].map { [$0] } ?? []
    return (usual.filter(filled.contains) + filled).lazy.compactMap { lines.answers.usualChanges[$0] }.first
  }

  /// Options of the open question that have not been listed yet.
  public var optionsLeft: Int {
    if case .asking(let open) = state { max(0, open.candidates.count - open.listed) } else { 0 }
  }
}

/// Answers that nearly every question takes.
public enum UsualAnswer: String, Hashable, Sendable, CaseIterable { case yes, no, cancel, more }

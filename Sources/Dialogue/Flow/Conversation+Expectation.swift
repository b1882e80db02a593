import SimCatalog
import SimLexicon
import SimLifecycle

extension Conversation {
  /// What the conversation waits for now.
  package var expectation: Expectation {
    guard let prompt else { return isWaitingForEffect ? .effect : .nothing }
    let intent = appRequest?.lifecycle.intent.name ?? ""
    let buttons = prompt.buttons.map { label(of: $0, prompt) }
    switch prompt.subject {
    case .question(let question):
      if let asked = question.inside { return expectation(inside: question, asked, buttons, prompt.choices) }
      switch question.kind {
      case .confirm: return .yesNo(intent: intent, parameter: question.parameter)
      case .choose, .needsValue, .unsupported, .moreDetails, .change:
        return .answer(intent: intent, parameter: question.parameter, options: prompt.choices.shown)
      }
    case .review: return .review(intent: intent, buttons: buttons)
    case .change: return .change(intent: intent, options: prompt.choices.plain)
    case .app: return .whichApp(options: prompt.choices.plain)
    case .authorisation(let request):
      return .authorisation(app: request.app.displayName(in: setting.locale), buttons: buttons)
    case .unlock: return .unlock
    case .phrase, .sheet: return .phrase(buttons: buttons)
    case .openApp: return .openApp(app: appRequest?.appName ?? "", buttons: buttons)
    case .rest: return .rest
    case .next(let next):
      switch next.next.by {
      case .answer: return .reply
      case .choice: return .choice(options: prompt.choices.plain)
      }
    }
  }

  /// Consecutive answers that could not be read.
  package var failedAnswers: Int { prompt?.failedAnswers ?? 0 }
}

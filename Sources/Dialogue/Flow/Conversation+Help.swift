import SimCatalog
import SimLifecycle

extension Conversation {
  /// The lines that say what may be answered to a prompt.
  func helpLines(for prompt: Prompt) -> [String] {
    switch prompt.subject {
    case .review: ["help.review", "help"]
    case .question(let question):
      switch question.kind {
      case .choose: ["help.choose", "help"]
      case .confirm: ["help.yesNo", "help"]
      case .needsValue, .unsupported, .moreDetails, .change:
        ["help.\(question.parameter.type.lineName)", "help.value", "help"]
      }
    case .change, .app, .next: ["help.choose", "help"]
    case .authorisation, .openApp, .rest: ["help.yesNo", "help"]
    case .unlock, .phrase, .sheet: ["help"]
    }
  }
}

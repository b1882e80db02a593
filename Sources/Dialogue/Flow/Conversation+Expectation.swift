import SimCatalog
import SimLexicon
import SimLifecycle

extension Conversation {
  /// What the conversation waits for now.
  public var expectation: Expectation {
    let intent = exchange?.lifecycle.intent.name ?? ""
    switch state {
    case .idle: return .nothing
    case .calling, .viewing, .entering: return .effect
    case .asking(let open):
      let parameter = open.question.parameter
      switch open.question.kind {
      case .confirm: return .yesNo(intent: intent, parameter: parameter)
      case .choose, .needsValue, .unsupported, .moreDetails, .change:
        let start = min(open.pageStart, open.listed)
        let page = shown(open.candidates[start..<open.listed], of: open)
        return .answer(intent: intent, parameter: parameter, options: page)
      }
    case .reviewing: return .review(intent: intent, buttons: reviewButtons)
    case .changing(let parameters):
      return .change(intent: intent, options: parameterOptions(parameters).map { Choice(text: $0.text) })
    case .whichApp(let question): return .whichApp(options: appOptions(question.apps).map { Choice(text: $0.text) })
    case .authorising(let request):
      let name = request.app.displayName(in: setting.locale)
      return .authorisation(app: name, buttons: [button("deny"), button("allow")])
    case .unlocking: return .unlock
    case .offeringApp: return .openApp(app: exchange?.appName ?? "", buttons: [button("open")])
    case .offeringReply: return .reply
    case .choosingRide(let options):
      return .ride(options: rideOptions(options).map { Choice(text: $0.text, detail: $0.detail) })
    }
  }
}

import SimCatalog
public import SimDialogue

/// What can be said now, in one line, for the user who doesn't know.
public enum HintText {
  public static func text(for expectation: Expectation) -> String {
    switch expectation {
    case .nothing: "say something to an app, or /help"
    case .effect: "the app is at work"
    case .answer(_, let parameter, let options):
      options.isEmpty ? "Siri asks for \(parameter.name): say it, or cancel" : pick(parameter.name, options)
    case .yesNo(_, let parameter): "Siri asks about \(parameter.name): yes, no, another value, or cancel"
    case .review(_, let buttons): "Siri asks for your yes: \(list(buttons)), or change something"
    case .change(_, let options): pick("what to change", options)
    case .whichApp(let options): pick("an app", options)
    case .authorisation(let app, let buttons): "may Siri use \(app)? \(list(buttons))"
    case .unlock: "the phone is locked: /unlock"
    case .openApp(let app, let buttons): "go on in \(app)? \(list(buttons))"
    case .reply: "say your answer, yes, or no"
    case .ride(let options): pick("a ride", options)
    }
  }

  private static func pick(_ what: String, _ options: [Choice]) -> String {
    let range = options.count > 1 ? "1 to \(options.count)" : "1"
    return "choose \(what): \(range), a name, or cancel"
  }

  private static func list(_ buttons: [String]) -> String { buttons.joined(separator: " or ") }
}

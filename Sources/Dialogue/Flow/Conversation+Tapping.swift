import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// Something on the screen that can be tapped.
private struct Tappable {
  enum Target {
    /// Something that an answer could say as well: a choice, a button.
    case answer(Reply)
    /// A button beside a question of a running App Intent.
    case beside(SnippetButton)
    /// On the screen of an app.
    case inApp(InstalledApp, String)
    /// A button of an App Intent's card.
    case snippet(Snippet, SnippetButton)
    /// One of the shortcuts that were shown last.
    case shortcut(OfferedShortcut)
    /// The rest of the card, which leads into its app.
    case card
  }

  var target: Target
  /// Its texts, the first as it is named to the user.
  var names: [String]
}

extension Conversation {
  /// What can be tapped while Siri asks nothing: on an app's screen, on an App Intent's card, and the shortcuts that
  /// were shown last.
  package var tappable: [String] { (besideCards + shownShortcuts).map { $0.names[0] } }

  private var besideCards: [Tappable] {
    let screen = display.appScreen.map { shown in
      shown.screen.buttons.map { Tappable(target: .inApp(shown.app, $0), names: [$0]) }
    }
    let snippet = display.snippet.map { shown in
      shown.buttons.map { Tappable(target: .snippet(shown, $0), names: [$0.title]) }
    }
    return (screen ?? []) + (snippet ?? [])
  }

  private var shownShortcuts: [Tappable] {
    knownShortcuts.offered.enumerated().map { index, offered in
      Tappable(
        target: .shortcut(offered),
        names: [offered.added?.phrase ?? offered.title, offered.title, String(index + 1)])
    }
  }

  private func tappable(at prompt: Prompt) -> [Tappable] {
    prompt.choices.options.enumerated().map { Tappable(target: .answer(.choice($0)), names: [$1.text]) }
      + prompt.buttons.map { Tappable(target: .answer($0.reply), names: [label(of: $0, prompt)]) }
      + prompt.buttonsBeside.map { Tappable(target: .beside($0), names: [$0.title]) }
  }

  /// The card that was shown last, if it is the app's: by the name at its edge, or one of its rows.
  private func card(of app: String?) -> [Tappable] {
    guard let app else { return [] }
    let rows = display.card?.app == app ? display.card?.rows ?? [] : []
    let names = rows.flatMap { row in [row.text] + (row.label.map { ["\($0) \(row.text)"] } ?? []) }
    return [Tappable(target: .card, names: [app] + names)]
  }

  /// Taps a button or a choice by its text; a tap elsewhere on the card opens the app with the intent (a.10).
  mutating func tap(_ text: String) {
    let prompt = prompt
    if prompt == nil { guard case .idle = state else { return } }
    let targets = prompt.map(tappable) ?? besideCards
    let all = targets + shownShortcuts + card(of: appRequest?.appName)
    switch understander.first(of: all, called: text, \.names)?.target {
    case .answer(let reply)?: if let prompt { follow(reply, understander.line(text), prompt) }
    case .beside(let button)?: advance { $0.answered(.tapped(button.intent)) }
    case .inApp(let app, let button)?: enter(app, .tap(button))
    case .snippet(let snippet, let button)?:
      rest()
      begin(button.intent, app: snippet.app, text: text, again: snippet.again)
    case .shortcut(let offered)?:
      guard
        let start = start(
          of: offered.shortcut, app: offered.app, text: text, asking: offered.added?.askedEachTime ?? [])
      else { return sayTappable(insteadOf: text) }
      rest()
      begin(start)
    case .card?: tapCard(text)
    case nil: if prompt?.goesOnTalking == true { hear(text) } else { sayTappable(insteadOf: text) }
    }
  }

  private mutating func tapCard(_ text: String) {
    switch prompt?.subject {
    case nil: reach(.enterApp(continuing(appRequest?.confirmed, status: "success")))
    case .review(let review): reach(.enterApp(continuing(review.response, status: "ready")))
    case .openApp(let response): answered(response, .yes)
    case .next, .rest: reach(.enterApp(continuing(appRequest?.confirmed, status: "success")))
    case .app: hear(text)
    case .question, .change, .authorisation, .unlock, .phrase, .sheet: sayTappable(insteadOf: text)
    }
  }

  /// Says what can be tapped where nothing has the text: choices and buttons, what an app's screen and the device
  /// offer, and the card that leads into its app.
  private mutating func sayTappable(insteadOf text: String) {
    var names = prompt.map { tappable(at: $0).map { $0.names[0] } } ?? tappable
    if prompt == nil, names.isEmpty, let card = display.card, card.app == appRequest?.appName { names = [card.app] }
    // The sentence has quotation marks of its own.
    var values = ["name": understander.line(text).unquoted]
    if !names.isEmpty { values["options"] = wording.any(Array(names.prefix(lines.rules.optionsListed))) }
    say("tap.unknown", with: values)
  }
}

extension Prompt {
  /// Whether text that isn't on the screen is taken as said.
  fileprivate var goesOnTalking: Bool {
    switch subject {
    case .next, .rest, .app: true
    case .review, .openApp, .question, .change, .authorisation, .unlock, .phrase, .sheet: false
    }
  }
}

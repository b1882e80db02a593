import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What a running App Intent makes Siri ask and say, in its author's words.
extension Conversation {
  // MARK: Questions

  /// The prompt for what a running intent asks. Only direct answers are heard: what follows may be done at once, and
  /// earlier answers can't be changed any more.
  func prompt(forInside question: Question, _ asked: PerformQuestion) -> Prompt {
    let named = AcceptedAnswer.request(named: 0, unnamed: nil, mayAskWhichApp: false)
    let unnamed = AcceptedAnswer.request(named: 0, unnamed: lines.rules.newRequestUnnamed, mayAskWhichApp: false)
    switch question.kind {
    case .choose(let values, _):
      return Prompt(
        subject: .question(question), choices: Choices(options(values, asked)),
        accepts: [.choice, .act(.cancel, .cancel), named, .act(.more, .more), .acts, unnamed],
        unreadable: "unreadable.choice")
    case .confirm:
      return Prompt(
        subject: .question(question), buttons: [.cancel, .yes],
        accepts: [
          .button, .act(.cancel, .cancel), named, .act(.affirm, .yes), .act(.deny, .no), .acts, unnamed,
        ], unreadable: "unreadable.yesNo")
    case .needsValue, .unsupported, .moreDetails, .change:
      let sure = question.parameter.type.takesAnyText ? lines.rules.newRequestInText : 0
      let named = AcceptedAnswer.request(named: sure, unnamed: nil, mayAskWhichApp: false)
      return Prompt(
        subject: .question(question),
        accepts: [.act(.cancel, .cancel), named, .acts, .value(.certain), unnamed, .valuesInSentence, .value(.any)])
    }
  }

  /// What is expected where a running intent asks.
  func expectation(
    inside question: Question, _ asked: PerformQuestion, _ buttons: [String], _ choices: Choices
  ) -> Expectation {
    let intent = appRequest?.lifecycle.intent.name ?? ""
    switch asked.kind {
    case .foreground: return .openApp(app: appRequest?.appName ?? "", buttons: buttons)
    case .confirmation:
      return .confirm(
        intent: intent, about: insideButton(.yes, asked) ?? lines.text("title.\(intent)") ?? intent.rawValue,
        buttons: buttons)
    case .parameterConfirmation(let name, let value):
      return .confirm(intent: intent, about: value.map(wording.text) ?? name, buttons: [])
    case .choice: return .choice(options: choices.shown)
    case .value, .disambiguation, .open, .restart:
      return .answer(intent: intent, parameter: question.parameter, options: choices.shown)
    }
  }

  private func options(_ values: [Value], _ asked: PerformQuestion) -> [Option] {
    guard case .choice(let choices) = asked.kind else { return wording.options(values) }
    return choices.map { Option($0.title, detail: $0.subtitle) }
  }

  /// A button of its confirmation: its author's word, else the one for the action.
  func insideButton(_ button: Button, _ asked: PerformQuestion) -> String? {
    guard case .confirmation(let confirmation) = asked.kind else { return nil }
    switch button.reply {
    case .yes:
      if let own = confirmation.accept.first { return own }
      return confirmation.action.flatMap { lines.text("verb.\($0).button") }
    default: return confirmation.deny.first
    }
  }

  /// Says what a running intent asks.
  mutating func ask(inside question: Question, _ asked: PerformQuestion, _ choices: inout Choices) -> Line {
    let line = sayInside(question, asked, &choices)
    guard setting.device.showsViews else {
      if case .choose = question.kind { show(.choices(choices.shown)) }
      return line
    }
    let isAboutChoices = if case .choose = question.kind { true } else { false }
    if isAboutChoices {
      show(.choices(choices.shown))
      if !asked.view.isEmpty || !asked.buttons.isEmpty { show(.card(card(of: asked))) }
    } else if case .confirmation = asked.kind {
      let buttons = [Button.cancel, .yes].map { insideButton($0, asked) ?? button($0) }
      show(.card(card(of: asked, buttons)))
    }
    return line
  }

  /// The view that is shown with a question; its buttons come before the question's.
  private func card(of asked: PerformQuestion, _ buttons: [String] = []) -> CardContent {
    CardContent(
      app: appRequest?.appName ?? "", rows: rows(asked.view), buttons: asked.buttons.map(\.title) + buttons)
  }

  func rows(_ view: [String]) -> [CardContent.Row] { view.map { CardContent.Row(label: nil, text: $0) } }

  private mutating func sayInside(_ question: Question, _ asked: PerformQuestion, _ choices: inout Choices) -> Line {
    choices.list(lines.rules.optionsListed)
    if let dialog = spoken(asked.dialog, asked.supporting, beside: asked.view) {
      return say(Line(identifier: "perform.ask", text: dialog))
    }
    let app = appRequest?.appName ?? ""
    switch asked.kind {
    case .foreground: return say("app.offer", with: ["app": app])
    case .confirmation(let confirmation):
      return say((confirmation.action.map { ["verb.\($0).review"] } ?? []) + ["review"], with: values())
    case .choice:
      return say("choose", with: ["options": wording.or(choices.page.map { choices.options[$0].text })])
    case .value, .disambiguation, .parameterConfirmation, .open, .restart:
      var plain = question
      plain.inside = nil
      return ask(plain, choosing: &choices)
    }
  }

  /// What is said of a dialog: the shorter form, if there is one, where something is shown with it.
  private func spoken(_ full: String?, _ supporting: String?, beside view: [String]) -> String? {
    let text = !isHandsFree && !view.isEmpty ? supporting ?? full : full
    return text.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }

  // MARK: What came of it

  /// Says what an App Intent has answered; false where it says nothing.
  mutating func sayPerformed(_ response: IntentResponse) -> Bool {
    guard appRequest?.lifecycle.schema.perform != nil else { return false }
    func text(_ name: String) -> String? { if case .string(let text)? = response[name] { text } else { nil } }
    guard let dialog = spoken(text("dialog"), text("supporting"), beside: view(of: response)) else { return false }
    say(Line(identifier: "perform.\(response.code)", text: dialog))
    return true
  }

  /// What an App Intent shows: its view, else its value where it says nothing.
  func performedRows(_ response: IntentResponse) -> [CardContent.Row] {
    var shown = rows(view(of: response))
    if case .string(let address)? = response["opens"] { shown.append(CardContent.Row(label: nil, text: address)) }
    guard shown.isEmpty, response["dialog"] == nil, let value = response["value"] else { return shown }
    return value.elements.map { CardContent.Row(label: nil, text: wording.text(of: $0)) }
  }

  /// The buttons on what an App Intent shows; nil where it has none.
  func snippet(of response: IntentResponse) -> Snippet? {
    let buttons = (response["buttons"]?.elements ?? []).compactMap(SnippetButton.init)
    guard !buttons.isEmpty, let appRequest else { return nil }
    return Snippet(
      app: appRequest.app.identifier, buttons: buttons, again: response["snippet"].flatMap(FilledIntent.init))
  }

  /// Whether an App Intent was performed for its view, which needs no words.
  func isSnippet(_ response: IntentResponse) -> Bool {
    guard setting.device.showsViews, let appRequest else { return false }
    return response["snippet"].flatMap(FilledIntent.init)?.name == appRequest.lifecycle.intent.name
  }

  /// Reports what a button beside a question has done, before the question is repeated.
  mutating func tell(_ tapped: PerformQuestion.Tapped, _ detail: AnswerDetail) {
    let slots = tapped.intent.parameters.map {
      Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.event))
    }
    let app = appRequest?.appName ?? ""
    show(.trace(.understood(app: app, intent: tapped.intent.name, slots: slots)))
    show(.trace(.respond(method: .perform(answers: []), response: tapped.response, answer: detail)))
    if case .string(let dialog)? = tapped.response["dialog"] {
      say(Line(identifier: "perform.\(tapped.response.code)", text: dialog))
    } else if tapped.response.code == "failure" {
      say("problem", with: ["app": app])
    }
  }

  /// Begins an intent with values from an App Intent.
  ///
  /// - Parameters:
  ///   - snippet: the intent that is performed again when that is done.
  ///   - isShownAgain: whether this is that intent.
  mutating func begin(
    _ intent: FilledIntent, app: String, text: String, again snippet: FilledIntent? = nil, isShownAgain: Bool = false
  ) {
    switch start(of: .intent(intent, suggestedPhrase: nil), app: app, text: text) {
    case .request(var request)?:
      request.snippet = snippet
      request.isShownAgain = isShownAgain
      begin(request)
    case .open(let app, let call)?: begin(.open(app, call))
    case nil: break
    }
  }

  private func view(of response: IntentResponse) -> [String] {
    (response["view"]?.elements ?? []).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Prompt {
  /// The buttons of a view that a running App Intent shows with its question.
  var buttonsBeside: [SnippetButton] {
    if case .question(let question) = subject { question.inside?.buttons ?? [] } else { [] }
  }
}

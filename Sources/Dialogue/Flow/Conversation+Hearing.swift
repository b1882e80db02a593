import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// The information about a prompt that recognition needs to hear an answer to it.
extension Conversation {
  func expectation(of prompt: Prompt) -> AnswerExpectation {
    AnswerExpectation(
      subject(of: prompt), accepts: prompt.accepts, options: prompt.choices.options,
      candidates: prompt.choices.candidates, failedAnswers: prompt.failedAnswers,
      request: appRequest.map { AnsweredRequest($0) },
      deed: deed(upon: prompt))
  }

  private func subject(of prompt: Prompt) -> AnswerExpectation.Subject {
    switch prompt.subject {
    case .question(let question): return .question(AskedQuestion(question))
    case .review: return .review
    case .change(let parameters): return .change(parameters)
    case .next(let next):
      guard case .answer(let name) = next.next.by else { return .nextRequest(next.next.intent, takingWords: nil) }
      return .nextRequest(next.next.intent, takingWords: catalog.schema(of: next.next.intent)?.parameter(name))
    case .rest: return .rest
    case .app: return .app
    case .authorisation: return .authorisation
    case .openApp: return .openApp
    case .unlock: return .unlock
    case .phrase: return .phrase
    case .sheet: return .sheet
    }
  }

  /// What a yes would do: according to the running intent, else the intent's deed.
  private func deed(upon prompt: Prompt) -> String? {
    if case .question(let question) = prompt.subject, case .confirmation(let confirmation)? = question.inside?.kind {
      return confirmation.action
    }
    return appRequest?.lifecycle.schema.deed
  }
}

extension AskedQuestion {
  fileprivate init(_ question: Question) {
    let kind: Kind
    var completes = false
    switch question.kind {
    case .choose(let values, _): kind = .choose(values)
    case .confirm(let value, _): kind = .confirm(value)
    case .needsValue:
      kind = .open
      completes = question.refused == nil
    case .unsupported, .moreDetails, .change: kind = .open
    }
    self.init(
      question.parameter, kind, value: question.value, refused: question.refused?.value, completes: completes,
      inside: question.inside)
  }
}

extension AnsweredRequest {
  fileprivate init(_ request: AppRequest) {
    let lifecycle = request.lifecycle
    self.init(
      intent: lifecycle.intent, schema: lifecycle.schema, app: request.app.identifier, slots: request.slots,
      isRunning: lifecycle.isSuspended)
  }
}

/// The conversation as the surroundings of a line.
struct HearingSources: HearingSurroundings {
  let conversation: Conversation
  let prompt: Prompt?

  /// - Parameter prompt: what Siri has asked; nil where she hasn't asked.
  init(_ conversation: Conversation, _ prompt: Prompt? = nil) {
    (self.conversation, self.prompt) = (conversation, prompt)
  }

  var apps: [InstalledApp] { conversation.setting.apps }
  var appsWithoutSiri: Set<String> { conversation.setting.appsWithoutSiri }
  var locale: String { conversation.setting.locale }
  var isSomethingGoingOn: Bool { !conversation.appsGoingOn.isEmpty }
  var catalog: Catalog { conversation.catalog }
  var requestContext: RecognitionContext { conversation.requestContext }
  var sureUnnamed: Int { conversation.lines.rules.newRequestUnnamed }

  var sureInText: Int { conversation.lines.rules.newRequestInText }

  var buttons: [(text: String, reply: Reply)] {
    prompt.map { prompt in prompt.buttons.map { (conversation.label(of: $0, prompt), $0.reply) } } ?? []
  }

  func names(of value: Value) -> [String] { conversation.wording.names(of: value) }

  func text(of value: Value) -> String { conversation.wording.text(of: value) }

  func label(of parameter: ParameterSchema) -> String { conversation.label(of: parameter) }

  func cases(of type: String, in app: String?) -> CaseNames {
    var lines = conversation.lines
    if let app { lines.app = app }
    return lines.caseNames(of: type)
  }

  func number(countedBy parameter: String) -> String? {
    conversation.appRequest.flatMap { conversation.wording.number(of: parameter, in: $0.lifecycle.intent) }
  }

  func owner(ofPhrase normal: String) -> PhraseOwner? {
    let phrases = conversation.knownShortcuts.phrases
    if let added = phrases.added(normal) { return conversation.app(added.app) == nil ? nil : .user }
    return phrases.suggested(normal).flatMap { conversation.app($0.app) }.map { _ in .app }
  }

  func titles(of app: String) -> [TitlePattern] { conversation.lines.titles(of: app) }

  func negativePhrases(of app: String) -> [TitlePattern] { conversation.lines.negativePhrases(of: app) }

  func phraseValues(of parameter: ParameterSchema, _ intent: IntentName, in app: String) -> [Value]? {
    guard case .object = parameter.type, catalog.schema(of: intent)?.perform != nil,
      let known = conversation.setting.user.vocabularies[app]?.phraseValues
    else { return nil }
    // An app that isn't built here can't be asked: its words are taken as they are said.
    return known.first { $0.intent == intent && $0.parameter == parameter.name }?.values
  }

  func title(of intent: IntentName, in app: String) -> String? {
    var lines = conversation.lines
    lines.app = app
    return lines.line([AppLines.Key.intentTitle(intent).identifier])?.text
  }
}

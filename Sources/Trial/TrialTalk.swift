import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimSession
import SimTranscripts

/// One sentence said in a conversation of its own, with answers to all questions until it ends.
struct TrialTalk {
  /// After this many turns, a handler that keeps asking is given up.
  private static let mostTurns = 16

  let session: Session
  let app: InstalledApp
  let words: TrialWords
  /// Words of the handler's sources.
  private let handler: [String]
  /// How often each parameter was asked for, including conversations before this one: each time gets another answer.
  private(set) var attempts: [String: Int]
  private let catalog: Catalog
  private let isOnPaper: Bool

  /// The intent that is under way.
  private var intent: IntentName?
  private var isFailure = false
  private var asked: [String] = []
  private var calls = 0
  private var logs: [String] = []
  private var defaults: [String] = []
  private var differences: [String] = []
  private var unsettled: String?

  /// - Parameters:
  ///   - handler: words that the handler may expect.
  ///   - attempts: how often each parameter was asked for before.
  init(
    _ session: Session, source: AppSource, words: TrialWords, catalog: Catalog, handler: [String] = [],
    attempts: [String: Int] = [:]
  ) {
    self.handler = handler
    self.attempts = attempts
    self.session = session
    app = source.app
    isOnPaper = source.programs == nil
    self.words = words
    self.catalog = catalog
  }

  mutating func run(_ sentence: TrialSentence) -> TrialOutcome {
    intent = IntentName(sentence.intent)
    var turn = session.run(input(of: sentence))
    if let ending = take(turn, first: sentence) { return outcome(ending) }
    for _ in 0..<Self.mostTurns {
      guard let answer = answer() else { break }
      turn = session.run(answer)
      if let ending = take(turn, first: nil) { return outcome(ending) }
    }
    let says = turn.says
    return outcome(session.begun().expectation == .nothing ? .ended(says: says) : .unanswered(question: says))
  }

  /// Whether another conversation may get further: if Siri asked for a parameter again, because the handler rejected
  /// the answer, and there are further answers to try.
  func mayComeFurther(than outcome: TrialOutcome) -> Bool {
    guard !outcome.reachesHandle, !outcome.isWell, let intent else { return false }
    return outcome.asked.contains { name in
      guard outcome.asked.count(where: { $0 == name }) > 1,
        let parameter = catalog.schema(of: intent)?.parameter(name)
      else { return false }
      let answers = words.answers(
        to: parameter, of: intent, handler: handler, app: app, locale: session.initialSetting.locale)
      return attempts[name, default: 0] < answers.count
    }
  }

  private func input(of sentence: TrialSentence) -> TurnInput {
    if sentence.source == .command { return .happened(.run(String(sentence.text.dropFirst("/run ".count)))) }
    guard sentence.source == .event else { return .said(sentence.text) }
    let now = session.initialSetting.clock
    let event = Happening.read(String(sentence.text.dropFirst(2)), now: now, at: TextPlace(file: nil, line: 1))
    return (try? event.get()).map { .happened($0) } ?? .said(sentence.text)
  }

  private func outcome(_ ending: TrialOutcome.Ending) -> TrialOutcome {
    var outcome = TrialOutcome(ending, asked: asked, calls: calls, logs: logs)
    outcome.isFailure = isFailure
    outcome.missingDefaults = defaults
    outcome.differences = differences
    outcome.unsettled = unsettled
    // An App Intent that is read and not run doesn't test the app's code either.
    outcome.isOnPaper = isOnPaper || ending == .handled(code: PerformFunction.notRun)
    return outcome
  }

  /// The ending that a turn brings; nil while it continues.
  ///
  /// - Parameter sentence: the sentence, if it began the request.
  private mutating func take(_ turn: SessionTurn, first sentence: TrialSentence?) -> TrialOutcome.Ending? {
    logs += turn.logs.map(\.text)
    for notice in turn.notices {
      // Keys that the app would have stored if it had been used.
      if notice.symbol.hasPrefix("UserDefaults '") {
        defaults.append(notice.sentence)
      } else {
        differences.append(notice.sentence)
      }
    }
    var understood: String?
    var ending: TrialOutcome.Ending?
    for output in turn.outputs {
      guard case .trace(let trace) = output else { continue }
      switch trace {
      case .understood(_, let intent, _):
        understood = intent.rawValue
        self.intent = intent
      case .answered, .suggested, .onWatch, .submitted: break
      case .resolve(_, let results, _):
        calls += 1
        unsettled = results.allSatisfy(Self.settles) ? nil : TraceNotation.text(of: trace)
      case .offer(_, let options, _):
        calls += 1
        unsettled = options.all.isEmpty ? TraceNotation.text(of: trace) : nil
      case .giveDefault, .asked: calls += 1
      case .respond(let method, let response, let answer):
        calls += 1
        isFailure = failed(response)
        if method.isLast {
          ending = .handled(code: response.code)
        } else if session.begun().expectation == .nothing {
          ending = .confirmed(code: response.code, place: answer.place)
        }
      case .fault(let method, let fault, let answer):
        calls += 1
        ending = .failed(method: method.name, fault: TraceNotation.text(of: fault), place: answer.place)
      // The app continues what confirm gave up (behaviour.md a.5).
      case .app: if case .failed? = ending {} else if case .handled? = ending {} else { ending = .app }
      }
    }
    if let sentence, sentence.source != .command, sentence.source != .event {
      guard let understood else {
        // Siri may ask a question before there is a request: for the app, or for permission.
        if session.begun().expectation != .nothing { return nil }
        return .notUnderstood(says: turn.says)
      }
      // An App Intent may have replaced the intent that was meant.
      let meant = app.successors[IntentName(sentence.intent)]?.rawValue ?? sentence.intent
      if !meant.isEmpty, understood != meant { return .other(intent: understood) }
    }
    if let ending { return ending }
    return session.begun().expectation == .nothing ? .ended(says: turn.says) : nil
  }

  private static func settles(_ result: ResolutionResult) -> Bool {
    switch result {
    case .success, .notRequired: true
    case .needsValue, .disambiguation, .confirmationRequired, .unsupported, .needsMoreDetails: false
    }
  }

  private func failed(_ response: IntentResponse) -> Bool {
    let verdict =
      intent.flatMap { catalog.schema(of: $0) }?.verdict(of: response.code)
      ?? ResponseVerdict(commonCode: response.code)
    return verdict == .failed || verdict == .offerApp
  }

  /// The answer to what Siri waits for; nil if there is none.
  private mutating func answer() -> TurnInput? {
    switch session.begun().expectation {
    case .nothing, .effect, .unlock, .phrase: return nil
    case .answer(let intent, let parameter, let options):
      // The parameter before this one has been accepted: in another conversation the same answer comes first.
      if let taken = asked.last, taken != parameter.name, let count = attempts[taken] { attempts[taken] = count - 1 }
      let attempt = attempts[parameter.name, default: 0]
      attempts[parameter.name] = attempt + 1
      asked.append(parameter.name)
      if !options.isEmpty { return .happened(.tap(options[attempt % options.count].text)) }
      // The cases of an app's own enumeration are in no language's lists.
      let cases = session.begun().askedCases
      if !cases.isEmpty { return .said(cases[attempt % cases.count]) }
      let locale = session.initialSetting.locale
      let answers = words.answers(to: parameter, of: intent, handler: handler, app: app, locale: locale)
      return answers.isEmpty ? nil : .said(answers[attempt % answers.count])
    case .yesNo(_, let parameter):
      asked.append(parameter.name)
      return .said(words.yes)
    case .confirm: return .said(words.yes)
    case .review(_, let buttons), .authorisation(_, let buttons), .openApp(_, let buttons):
      return buttons.last.map { .happened(.tap($0)) }
    case .change(_, let options), .whichApp(let options), .choice(let options):
      return options.first.map { .happened(.tap($0.text)) }
    case .reply: return nil
    case .rest: return .said(words.yes)
    }
  }
}

extension SessionTurn {
  /// Siri's last words.
  fileprivate var says: String {
    let lines = outputs.compactMap { if case .says(let line) = $0 { line.text } else { nil } }
    return lines.last ?? ""
  }
}

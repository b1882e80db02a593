import Foundation
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// The program that performs an app's App Intents.
final class AppIntentsProgram: Program {
  let name: String
  let bindings = IntentBindings.siriKit
  private let types: IntentTypes
  // Requests come one after the other; only the current one uses this.
  nonisolated(unsafe) private var running: PerformRun?
  /// The name of the app's type, until the app is made.
  nonisolated(unsafe) private var app: String?
  nonisolated(unsafe) private var made: Any?
  private let updates = PhraseUpdates()
  /// The parameters in phrases whose values the device learns, by their intents.
  private let learned: [String: [String]]

  init(types: [String: String], modules: [String], app: String?, learned: [String: [String]]) {
    self.app = app
    self.learned = learned
    name = modules.first ?? ""
    self.types = IntentTypes(names: types, modules: modules)
    _IntentHosting.relevant = { [types = self.types] in Self.submit($0, types) }
    _IntentHosting.updatePhrases = { [types = self.types, updates] in updates.begin(learned, types) }
    _IntentHosting.donate = { [types = self.types] intent, identifier in
      guard let filled = types.filled(intent) else { return }
      let interaction = Interaction(intent: filled, response: nil, status: "unspecified")
      SubmissionRelay.send(.memory(.donated(Donation(identifier: identifier, interaction: interaction))))
    }
    _IntentHosting.deleteDonations = { [types = self.types] donations in
      SubmissionRelay.send(.memory(.donationsDeleted(DonationSelection(donations, types))))
    }
  }

  /// Submits when the app's intents are relevant; an intent without a known circumstance is left out.
  private static func submit(_ relevances: [_HostedRelevance], _ types: IntentTypes) {
    let shortcuts = relevances.compactMap { relevance -> RelevantShortcut? in
      guard let circumstance = Circumstance(relevance.circumstance) else { return nil }
      return RelevantShortcut(
        shortcut: .intent(types.configured(relevance.intent), suggestedPhrase: nil), role: "information",
        circumstances: [circumstance],
        widgetKind: relevance.widgetKind)
    }
    SubmissionRelay.send(.memory(.relevant(shortcuts)))
  }

  var followsClock: Bool { false }

  func answer(
    _ request: ProgramRequest, reply: @escaping @Sendable (WireReply) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    switch request {
    case .call(let call): answer(call) { reply(.handler($0)) }
    case .configureView: reply(.view(nil))
    case .launch: launch(reply)
    case .enter: reply(.refused(message: "what performs App Intents can't be entered as an app"))
    case .giveUp:
      guard let given = running else { return reply(.done) }
      running = nil
      given.giveUp { reply(.done) }
    case .observe, .stopObserving, .setClock, .setVoiceShortcuts, .setDefault, .ping: reply(.done)
    }
  }

  /// Answers when the app is there and its phrases have their values. If the code that updates these isn't built here,
  /// an update is made anyway.
  private func launch(_ reply: @escaping @Sendable (WireReply) -> Void) {
    makeApp()
    if !updates.hasBegun { updates.begin(learned, types) }
    updates.settle { values in
      reply(
        .launched(
          Launch(vocabulary: [], askedForSiriAuthorization: false, screen: nil, phraseValues: values ?? [])))
    }
  }

  private func answer(_ call: HandlerCall, reply: @escaping @Sendable (HandlerAnswer) -> Void) {
    let start = ContinuousClock.now
    let timed: @Sendable (HandlerAnswer) -> Void = { [updates] answer in
      var answer = answer
      answer.microseconds = Int(((ContinuousClock.now - start) / .microseconds(1)).rounded())
      // Changes of the phrases by an intent are known before the next line is said.
      let timed = answer
      updates.settle { _ in reply(timed) }
    }
    makeApp()
    guard let type = types.type(of: call.intent.name) else {
      let known = types.names[call.intent.name.rawValue] ?? call.intent.name.rawValue
      return timed(HandlerAnswer(outcome: .failed(.notStarted(message: "the program has no AppIntent '\(known)'"))))
    }
    switch call.method {
    case .perform(let answers):
      // A run that waits for the last of the answers continues; any other run is over.
      if let running, running.goOn(call.intent, answers, timed) { return }
      running?.giveUp {}
      let run = PerformRun(type, call.intent, types)
      running = run
      run.begin(answers, timed)
    case .options(let name, let term):
      Task { timed(HandlerAnswer(outcome: await Self.options(type, call.intent, name, term))) }
    case .defaultValue(let name):
      Task {
        let intent = try? await Self.filled(type, call.intent)
        let parameter = intent?._parameters.first { $0.name == name }?.parameter
        let value = await _IntentHosting.$filling.withValue(intent) { await parameter?._default() }.flatMap(Value.init)
        timed(HandlerAnswer(outcome: value.map { .defaulted($0) } ?? .notImplemented))
      }
    case .resolve, .confirm, .handle: timed(HandlerAnswer(outcome: .notImplemented))
    }
  }

  /// An intent with the values that it has so far.
  private static func filled(
    _ type: any _HostedIntent.Type, _ filled: FilledIntent
  ) async throws -> any _HostedIntent {
    let intent = type.init()
    for (name, parameter) in intent._parameters {
      if let value = filled[name] { _ = try await parameter._take(_HostedValue(value)) }
    }
    return intent
  }

  private static func options(
    _ type: any _HostedIntent.Type, _ filled: FilledIntent, _ name: String, _ term: String?
  ) async -> HandlerAnswer.Outcome {
    do {
      let intent = try await Self.filled(type, filled)
      guard let parameter = intent._parameters.first(where: { $0.name == name })?.parameter,
        let options = try await _IntentHosting.$filling.withValue(
          intent, operation: { try await parameter._options(matching: term) })
      else { return .notImplemented }
      for problem in options.problems { tell("\(options.provider).\(options.query)", problem, options) }
      let values = options.values.compactMap(Value.init)
      return .offered(OfferedOptions(sections: [OfferedOptions.Section(options: values)], query: options.query))
    } catch {
      return .offered(OfferedOptions(sections: [], problem: "\(error)"))
    }
  }

  /// Reports a fault in what a query returned, at the line of its function.
  static func tell(_ symbol: String, _ problem: String, _ options: _HostedOptions) {
    let name = options.query.prefix { $0 != "(" }
    // Only the label of the function's first argument is known; without one, nothing is.
    let spelling = options.query.contains("matching:") ? "\(name)(matching:)" : "\(name)()"
    // A query that returns all entities needn't have a function for suggestions.
    let place =
      CodePlace.ofMethod(spelling, in: options.provider)
      ?? CodePlace.ofMethod("allEntities()", in: options.provider)
    SubmissionRelay.send(.notice(ProgramNotice(symbol: symbol, happens: problem, place: place)))
  }

  // MARK: Types

  /// The app is made before the first of its intents.
  private func makeApp() {
    guard let app else { return }
    self.app = nil
    guard let type = types.find(app, { (type: Any.Type) in type as? any _HostedApp.Type }) else { return }
    let carried = SendableBox(type)
    DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        let app: any _HostedApp = carried.value.init()
        made = app
      }
    }
  }
}

extension DonationSelection {
  fileprivate init(_ donations: _HostedDonations, _ types: IntentTypes) {
    switch donations {
    case .identified(let identifiers): self = .identifiers(identifiers)
    case .about(let intent, let entity):
      self = .about(
        DonationSubject(
          intent: intent.map(types.name),
          entity: entity.map { DonationSubject.Entity(type: $0.type, identifier: $0.identifier) }))
    }
  }
}

extension Circumstance {
  /// Nil for a circumstance that can't be described.
  fileprivate init?(_ circumstance: _HostedCircumstance) {
    switch circumstance {
    case .time(let start, let end):
      self = .time(DateRange(start: DateParts(start), end: end.map { DateParts($0) }))
    case .near(let name, let latitude, let longitude, let metres):
      self = .near(Place(name: name, latitude: latitude, longitude: longitude), metres: metres)
    case .routine(let situation): self = .routine(situation)
    case .never: return nil
    }
  }
}

/// The `main` of a program that performs App Intents.
public enum AppIntentsRunner {
  /// Answers the host's requests with an app's App Intents, until the host goes away.
  ///
  /// - Parameters:
  ///   - intents: the type's name by the intent's, with the types around it.
  ///   - modules: the modules in which the types may be.
  ///   - app: the app whose `init()` provides their dependencies; nil if none does.
  ///   - learned: by the intent's name, its parameters in phrases whose values the device learns.
  public static func main(
    intents: [String: String], modules: [String], app: String? = nil, learned: [String: [String]] = [:]
  ) -> Never {
    Warming.forkIfAsked(.siriKit) {}
    World.enter()
    ServeLoop.run(AppIntentsProgram(types: intents, modules: modules, app: app, learned: learned))
  }
}

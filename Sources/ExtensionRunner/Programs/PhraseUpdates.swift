@_spi(Host) import SDKFoundation
import SimCatalog
import Synchronization

/// What the phrases of an app's shortcuts know of values, each time the app has the device learn it.
final class PhraseUpdates: Sendable {
  private struct State {
    /// The update that is under way, behind those before it.
    var last: Task<Void, Never>?
    var values: [PhraseValues]?
  }

  /// Nobody's phrases have more values.
  private static let mostValues = 1_000

  private let state = Mutex(State())

  /// Whether the app has ever asked for it.
  var hasBegun: Bool { state.withLock { $0.last != nil } }

  /// Asks the queries what they suggest, and hands it over.
  ///
  /// - Parameter learned: by the intent's name its parameters whose values the device learns.
  func begin(_ learned: [String: [String]], _ types: IntentTypes) {
    state.withLock { state in
      let before = state.last
      state.last = Task { [self] in
        await before?.value
        let values = await Self.values(learned, types)
        self.state.withLock { $0.values = values }
        SubmissionRelay.send(.phraseValues(values))
      }
    }
  }

  /// Calls back with what is known as soon as no update is under way; at once where none has begun.
  func settle(_ done: @escaping @Sendable ([PhraseValues]?) -> Void) {
    guard let last = state.withLock({ $0.last }) else { return done(nil) }
    Task { [self] in
      await last.value
      done(state.withLock { $0.values })
    }
  }

  private static func values(_ learned: [String: [String]], _ types: IntentTypes) async -> [PhraseValues] {
    var found: [PhraseValues] = []
    for (name, parameters) in learned.sorted(by: { $0.key < $1.key }) {
      guard let type = types.type(of: IntentName(name)) else { continue }
      let intent = type.init()
      for (parameter, asked) in intent._parameters where parameters.contains(parameter) {
        let values = await values(of: asked, parameter, of: intent, name)
        found.append(PhraseValues(intent: IntentName(name), parameter: parameter, values: values))
      }
    }
    return found
  }

  /// What a parameter's query suggests; nothing where it throws.
  private static func values(
    of parameter: any _HostedParameter, _ name: String, of intent: any _HostedIntent, _ type: String
  ) async -> [Value] {
    do {
      let options = try await _IntentHosting.$filling.withValue(intent) { try await parameter._options(matching: nil) }
      guard let options else { return [] }
      for problem in options.problems {
        AppIntentsProgram.tell("\(options.provider).\(options.query)", problem, options)
      }
      return options.values.prefix(mostValues).compactMap(Value.init)
    } catch {
      let notice = ProgramNotice(
        symbol: "\(type).\(name)", happens: "suggestions threw \(error): phrases know none", place: nil)
      SubmissionRelay.send(.notice(notice))
      return []
    }
  }
}

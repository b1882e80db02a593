@_spi(Host) import SDKFoundation
import SimCatalog
import Synchronization

/// The values in the phrases of an app's shortcuts, updated each time the app has the device learn them.
final class PhraseUpdates: Sendable {
  private struct State {
    /// The update that is under way, after those before it.
    var last: Task<Void, Never>?
    var values: [PhraseValues]?
  }

  /// More values than any phrase has.
  private static let mostValues = 1_000

  private let state = Mutex(State())

  /// Whether the app has ever asked for an update.
  var hasBegun: Bool { state.withLock { $0.last != nil } }

  /// Asks the queries for their suggestions, and hands these over.
  ///
  /// - Parameter learned: by the intent's name, its parameters whose values the device learns.
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

  /// Calls back with the values as soon as no update is under way; at once if none has begun.
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

  /// The suggestions of a parameter's query; empty if it throws.
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

import SimAppFiles
import SimDiagnostics

/// Follows all paths through a `perform()` to find what comes after what.
struct PerformFlow {
  /// A question that is asked, or a run that begins again, after a deed.
  struct Late: Hashable {
    /// The deed.
    var deed: AppIntentOutline.Call
    /// What comes too late.
    var call: AppIntentOutline.Call
  }

  /// What has happened before a step begins.
  private struct State {
    /// The first deed on any path that leads here.
    var deed: AppIntentOutline.Call?
    /// Confirmations that were asked for on the path.
    var confirmations: Set<AppIntentOutline.Call> = []

    static func joined(_ states: [State?]) -> State? {
      let states = states.compactMap { $0 }
      guard var joined = states.first else { return nil }
      for state in states.dropFirst() {
        joined.deed = joined.deed ?? state.deed
        joined.confirmations.formUnion(state.confirmations)
      }
      return joined
    }
  }

  /// Runs that begin again from the top although something was done.
  private(set) var restarts: [Late] = []
  /// Confirmations after a deed.
  private var confirmations: [Late] = []
  /// Those of them that another deed follows.
  private var followed: Set<AppIntentOutline.Call> = []
  /// The states at each `return` or `throw`, by closures.
  private var exits: [[State]] = [[]]
  /// The states at each `break`, by loops.
  private var leaves: [[State]] = [[]]
  private let deeds: DeedWords
  private let parameters: Set<String>

  init(_ intent: AppIntentOutline.Intent, _ deeds: DeedWords) {
    self.deeds = deeds
    parameters = Set(intent.parameters.map(\.name))
    _ = run(intent.performance?.steps ?? [], from: State())
  }

  /// Confirmations that no deed follows: what they ask about was done before.
  var lateConfirmations: [Late] { confirmations.filter { !followed.contains($0.call) } }

  // MARK: Steps

  /// - Returns: what has happened after the steps; nil if no path leads there.
  private mutating func run(_ steps: [AppIntentOutline.Step], from start: State?) -> State? {
    var state = start
    for step in steps {
      guard let here = state else { return nil }
      state = run(step, from: here)
    }
    return state
  }

  private mutating func run(_ step: AppIntentOutline.Step, from state: State) -> State? {
    switch step {
    case .call(let call): return run(call, from: state)
    case .assignment(let call):
      if deeds.isDeed(setting: call, parameters: parameters) { return done(call, from: state) }
      followed.formUnion(state.confirmations)
      return state
    case .branch(let ways): return State.joined(ways.map { run($0, from: state) })
    case .loop(let steps):
      leaves.append([])
      let once = run(steps, from: state)
      let again = run(steps, from: State.joined([state, once]))
      return State.joined([state, once, again] + leaves.removeLast())
    case .attempt(let steps, let catches):
      // A step that throws hasn't been done.
      return State.joined([run(steps, from: state)] + catches.map { run($0, from: state) })
    case .inner(let steps):
      exits.append([])
      let end = run(steps, from: state)
      return State.joined([end] + exits.removeLast())
    case .exit:
      exits[exits.count - 1].append(state)
      return nil
    case .leave:
      leaves[leaves.count - 1].append(state)
      return nil
    }
  }

  private mutating func run(_ call: AppIntentOutline.Call, from state: State) -> State {
    if Self.restarting.contains(call.name) {
      if let deed = state.deed { add(Late(deed: deed, call: call), to: &restarts) }
      return state
    }
    if call.name == "requestConfirmation" {
      var state = state
      if let deed = state.deed { add(Late(deed: deed, call: call), to: &confirmations) }
      state.confirmations.insert(call)
      return state
    }
    if deeds.isDeed(call, parameters: parameters) { return done(call, from: state) }
    if deeds.mayChange(call, parameters: parameters) { followed.formUnion(state.confirmations) }
    return state
  }

  private func add(_ late: Late, to list: inout [Late]) {
    if !list.contains(where: { $0.call == late.call }) { list.append(late) }
  }

  private mutating func done(_ call: AppIntentOutline.Call, from state: State) -> State {
    followed.formUnion(state.confirmations)
    var state = state
    state.deed = state.deed ?? call
    return state
  }

  /// What runs `perform()` again from the top.
  private static let restarting: Set = ["needsValueError", "needsDisambiguationError", "restartPerform"]
}

import Synchronization

/// The progress of a build.
package final class BuildProgress: Sendable {
  /// What is being done.
  package enum Step: Hashable, Sendable {
    case reading
    /// The modules that extensions import, if they aren't there yet.
    case preparing
    /// A module, by its name, and the number of the attempt: each one leaves out more of it.
    case compiling(String, round: Int)
    case linking

    /// The step in words, for people.
    package var words: String {
      switch self {
      case .reading: "reading the sources"
      case .preparing: "building the modules that it imports, once"
      case .compiling(let module, let round):
        round > 1 ? "compiling \(module), round \(round): what doesn't build here is left out" : "compiling \(module)"
      case .linking: "linking"
      }
    }
  }

  private struct State {
    var step = Step.reading
    /// The modules of all programs.
    var compiled = 0
    var modules = 0
  }

  private let state = Mutex(State())
  /// When the build began.
  package let since = ContinuousClock.now

  /// The progress of a build that has just begun.
  package init() {}

  /// What is being done now.
  package internal(set) var step: Step {
    get { state.withLock { $0.step } }
    set { state.withLock { $0.step = newValue } }
  }

  /// The step in words, for people, and how many of how many modules are compiled, if there are several.
  package var words: String {
    state.withLock { state in
      guard case .compiling = state.step, state.modules > 1 else { return state.step.words }
      return "\(state.compiled) of \(state.modules) modules done, \(state.step.words)"
    }
  }

  /// So many modules more are to be compiled.
  func expect(modules: Int) { state.withLock { $0.modules += modules } }

  /// One of them is compiled, or can't be.
  func finishModule() { state.withLock { $0.compiled += 1 } }

  /// Seconds since the beginning.
  package var seconds: Double { (ContinuousClock.now - since) / .seconds(1) }
}

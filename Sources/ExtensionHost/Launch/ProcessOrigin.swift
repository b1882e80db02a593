/// How a process came to be.
package enum ProcessOrigin: Hashable, Sendable {
  /// Forked from the program's first process, which had loaded everything.
  case forked
  /// Started from the program's file, and why.
  case started(Reason)

  /// Why a process isn't forked.
  package enum Reason: Hashable, Sendable {
    /// The program has started threads before its `main` called the runner; a fork would have none of them.
    case hasThreads(Int)
    /// The program was built with a runner that doesn't know of forking, or has none.
    case doesNotFork
    /// The environment has a variable that matters when a program is loaded.
    case environment(variable: String)
    /// The environment is too large to be handed over.
    case largeEnvironment(bytes: Int)
    /// The system refused the fork, or something it needs.
    case refused(message: String)
    /// The process that should have forked it has ended, or doesn't answer.
    case serverEnded
  }
}

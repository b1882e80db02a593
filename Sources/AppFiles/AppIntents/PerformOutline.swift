package import SimDiagnostics

extension AppIntentOutline {
  /// What an intent's `perform()` does, as far as its words show.
  package struct Performance: Hashable, Sendable {
    /// The protocols of its result: `IntentResult`, `ProvidesDialog`; empty where that isn't written as `some …`.
    package var results: [String] = []
    /// What happens in it, in order; the steps of one of the intent's own functions come where it is called.
    package var steps: [Step] = []
    /// What is handed to a `dialog:`.
    package var dialogs: [Dialog] = []
  }

  /// A piece of a function, in as much detail as following it takes.
  package indirect enum Step: Hashable, Sendable {
    case call(Call)
    /// `Store.shared.isOpen = true`
    case assignment(Call)
    /// One of several ways; an `if` without `else` has an empty one.
    case branch([[Step]])
    case loop([Step])
    /// A `do` and what its `catch`es do.
    case attempt([Step], catches: [[Step]])
    /// A closure, or a function of the intent's own: what leaves it leaves nothing else.
    case inner([Step])
    /// `return`, `throw`
    case exit
    /// `break`, `continue`
    case leave
  }

  /// A call, or an assignment.
  package struct Call: Hashable, Sendable {
    /// What its first name stands for.
    package enum Root: Hashable, Sendable {
      /// A `var` of the function: what is done to it stays there.
      case variable
      /// An object that the function has made.
      case fresh
      case other
    }

    /// `["Store", "shared", "save"]`; what has no name, as a literal, is "".
    package var path: [String]
    /// What its first name stands for.
    package var root: Root
    /// Whether it is preceded by `try` or `await`.
    package var isTried: Bool
    /// Whether its result is used.
    package var isUsed: Bool
    /// The place of its last name.
    package var place: TextPlace

    /// `save`
    package var name: String { path.last ?? "" }
  }

  /// What Siri says in the end.
  package struct Dialog: Hashable, Sendable {
    /// Where it begins.
    package var place: TextPlace
    /// What is put into it: `["account", "balance"]` of `"You have \(account.balance)"`, through the function's own
    /// names.
    package var values: [[String]]
  }
}

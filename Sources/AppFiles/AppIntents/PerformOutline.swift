package import SimDiagnostics

extension AppIntentOutline {
  /// What an intent's `perform()` does, as far as its words tell.
  package struct Performance: Hashable, Sendable {
    /// What it says it gives: `IntentResult`, `ProvidesDialog`; empty where that isn't written as `some …`.
    package var results: [String] = []
    /// What happens in it, in its order; what a function of the intent's own does stands where it is called.
    package var steps: [Step] = []
    /// What is handed to a `dialog:`.
    package var dialogs: [Dialog] = []
  }

  /// A piece of a function, as far as one must know to follow it.
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

  /// A call, or something that gets a value.
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
    /// Whether `try` or `await` stands before it.
    package var isTried: Bool
    /// Whether what comes of it goes somewhere.
    package var isUsed: Bool
    /// Where its last name stands.
    package var place: TextPlace

    /// `save`
    package var name: String { path.last ?? "" }
  }

  /// What Siri says in the end.
  package struct Dialog: Hashable, Sendable {
    /// Where it begins.
    package var place: TextPlace
    /// What is put into it: `["account", "balance"]` of `"You have \(account.balance)"`, through the function's own names.
    package var values: [[String]]
  }
}

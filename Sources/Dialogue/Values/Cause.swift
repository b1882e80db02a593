package import SimCatalog
package import SimRecognition

/// Why Siri did what she did last: facts from the run itself.
package struct Cause: Hashable, Sendable {
  /// What Siri did.
  package enum Kind: Hashable, Sendable {
    /// She asks about a parameter: `TurnFacts.question` has the facts.
    case question
    /// She asks before she does it: because the intent always asks, or because the handler wanted it.
    case review(handlerAsked: Bool)
    /// The handler has done it, or is doing it.
    case done
    case failed
    /// She can't do it, and offers to open the app.
    case offeredApp
    /// She opened the app.
    case openedApp
    /// The user opened the app by hand.
    case openedByUser
    /// The handler or the app didn't answer as it must.
    case problem
    /// The same question was asked too often, or no answer could be read.
    case gaveUp
    /// The user doesn't want it any more.
    case cancelled
    /// The user said nothing for too long.
    case waited
    case locked(LockReason)
    /// The app may not work with Siri yet.
    case notAuthorised
    /// No app was named, and several could do it.
    case severalApps([String])
    case declined(Decline)
    /// The user greeted, thanked or said goodbye.
    case remarked
    /// The user asked what can be asked.
    case helped
    /// The user asked about the last request.
    case followedUp
  }

  /// Why the device must be unlocked.
  package enum LockReason: Hashable, Sendable {
    /// The intent needs an unlocked device, whatever the app declares.
    case intent
    /// The app's Info.plist restricts the intent (IntentsRestrictedWhileLocked).
    case restricted
    /// The app lacks the background mode that would let it work.
    case noBackgroundMode(String)
    /// A watch does nothing while it is locked.
    case watch
    /// The app is to be opened.
    case app
  }

  /// A call and its answer.
  package struct Call: Hashable, Sendable {
    /// What was called last.
    package enum Called: Hashable, Sendable {
      /// A method that the handler doesn't implement.
      case missing(HandlerCall.Method)
      case answered(Trace)
    }

    /// What was called.
    package var called: Called
    /// What else is known of the answer.
    package var answer: AnswerDetail

    /// `resolveRecipients`, `confirm`, `app continue …`.
    package var name: String {
      switch called {
      case .missing(let method): method.name
      case .answered(let trace): TraceNotation.call(of: trace)
      }
    }

    /// As in the trace; nil for a method that the handler doesn't implement.
    package var result: String? {
      switch called {
      case .missing: nil
      case .answered(let trace): TraceNotation.result(of: trace)
      }
    }
  }

  /// What Siri did.
  package var kind: Kind
  /// Display name; nil where no app is settled.
  package var app: String?
  /// The intent that it was about.
  package var intent: IntentName?
  /// The last call of the request; nil when none has been made.
  package var call: Call?
}

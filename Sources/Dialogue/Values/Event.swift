package import SimCatalog

/// A fact that reaches the conversation. A conversation is its list of events.
package enum Event: Hashable, Sendable {
  /// The user said (typed) a line.
  case said(String)
  /// Something happened around the conversation.
  case happened(Happening)
  /// The handler answered the call that was under way.
  case handlerAnswered(HandlerAnswer)
  /// The app answered the call that was under way.
  case appAnswered(AppAnswer)
  /// The extension's Intents UI returned its view: the texts of its labels, nil when it has none for this step.
  case viewConfigured([String]?)
  /// One of an app's programs submitted something, which is known from here on and has no other effect.
  case submitted(app: String, AppSubmission)
}

/// What can happen without the user speaking: the `*` lines of a transcript.
package enum Happening: Hashable, Sendable {
  case lock
  case unlock
  /// Time passes.
  case wait(seconds: Int)
  case clock(CivilDateTime, zone: String?)
  case place(Place)
  /// A button of the card or a choice, by its text.
  case tap(String)
  case headphones(connected: Bool)
  /// The user continues on another of their devices.
  case device(Setting.Device)
  /// Maps asks the apps about the way between two places.
  case maps(from: String, to: String)
  /// A value that the handler can read changes.
  case defaults(key: String, value: String)
  /// The user opens the app by hand, by its name.
  case app(String)
  /// An intent is started by its name: `OrderSoup size=large quantity=2`.
  case run(String)
  /// The user's day is in this situation (INDailyRoutineRelevanceProvider.Situation): `commute`, `gym`; nil for none.
  case routine(String?)
  /// The device shows its suggestions, as search and the lock screen would.
  case suggest
  /// The device's settings show what the user has added.
  case shortcuts
  /// The device's settings show what apps have donated.
  case donations
  /// The watch face shows the relevant shortcuts.
  case watchFace
  /// The user adds a shortcut, one that was shown or an intent with values, under a phrase: `Soup time = 1`.
  case addShortcut(String, phrase: String?)
  /// The user changes the phrase of one of their shortcuts.
  case renameShortcut(String, to: String)
  /// The user deletes one of their shortcuts.
  case removeShortcut(String)
  /// Something is donated as if an app had done it: `OrderSoup soup=tomato`.
  case donate(String)
  /// The user grants or withdraws a permission.
  case permission(Permission, granted: Bool)
}

extension Event {
  /// Whether it may be an answer of the user's.
  var mayAnswer: Bool {
    switch self {
    case .said, .happened(.tap): true
    case .happened, .handlerAnswered, .appAnswered, .viewConfigured, .submitted: false
    }
  }
}

/// What the user may let apps do.
package enum Permission: Hashable, Sendable {
  /// To work with Siri: the app with this name, or all of them.
  case siri(app: String?)
  case contacts, location
}

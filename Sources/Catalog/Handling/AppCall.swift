/// A way into the app that runs the app's own code.
public enum AppCall: Hashable, Sendable {
  /// The app comes to the foreground and is asked to continue the activity with its interaction; an activity that the app has
  /// donated itself has none.
  case `continue`(UserActivity, interaction: Interaction?)
  /// The app is started in the background and handles the intent itself (handleInApp, iOS 11).
  case handle(FilledIntent)
  /// The app is opened by its icon, without an activity.
  case open
  /// The user taps something on the app's screen, by its text.
  case tap(String)
  /// The sheet that the app shows for a phrase is closed.
  case closeSheet(ShortcutSheet.Outcome)
}

/// An intent with its response and status (INInteraction).
public struct Interaction: Hashable, Sendable {
  /// The intent as it was when the app was opened.
  public var intent: FilledIntent
  /// The response that opened the app; nil where the user did.
  public var response: IntentResponse?
  /// An INIntentHandlingStatus: unspecified, ready, inProgress, success, failure, deferredToApplication or
  /// userConfirmationRequired.
  public var status: String

  /// What the app gets in addition to the activity.
  public init(intent: FilledIntent, response: IntentResponse?, status: String) {
    self.intent = intent
    self.response = response
    self.status = status
  }
}

/// The result of a way into the app.
public struct AppAnswer: Hashable, Sendable {
  /// What the app shows; nil when it stayed in the background.
  public var screen: AppScreen?
  /// The response of `application(_:handle:completionHandler:)`.
  public var response: IntentResponse?
  /// False when the app's delegate did not take the activity.
  public var accepted: Bool
  /// Why the app didn't answer; nil where it did.
  public var fault: HandlerFault?
  /// The place in the app's code where the answer was given.
  public var place: CodePlace?

  /// An answer; by default the app has accepted the call and shows nothing.
  public init(
    screen: AppScreen? = nil, response: IntentResponse? = nil, accepted: Bool = true, fault: HandlerFault? = nil,
    place: CodePlace? = nil
  ) {
    self.screen = screen
    self.response = response
    self.accepted = accepted
    self.fault = fault
    self.place = place
  }
}

/// A screen of the app as text.
public struct AppScreen: Hashable, Sendable {
  /// The title of the app's navigation bar, or its name.
  public var title: String
  /// The texts of its labels, in reading order.
  public var rows: [String]
  /// Those of them that are buttons.
  public var buttons: [String]
  /// The system's sheet for a phrase, if the app shows it.
  public var sheet: ShortcutSheet?

  /// A screen of rows.
  public init(title: String, rows: [String] = [], buttons: [String] = [], sheet: ShortcutSheet? = nil) {
    self.title = title
    self.rows = rows
    self.buttons = buttons
    self.sheet = sheet
  }
}

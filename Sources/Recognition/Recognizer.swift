public import SimCatalog
public import SimLexicon

/// Understands sentences, and answers to questions, in one language with one set of apps and one user.
public struct Recognizer: Sendable {
  public init(language: Language, locale: String, apps: [InstalledApp], user: UserProfile) {}

  /// Finds app, then domain and intent, then slots.
  public func understand(_ text: String, in context: RecognitionContext) -> Understanding {
    Understanding(outcome: .declined(.nothingMatched))
  }

  /// Reads an answer to an open question as a value of a parameter, nil when it can't be one.
  public func readAnswer(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> Slot? {
    nil
  }
}

/// What the meaning of a sentence depends on beside its words.
public struct RecognitionContext: Hashable, Sendable {
  /// The conversation's clock: "tomorrow" is the day after it.
  public var now: CivilDateTime
  /// Apps that are no candidates (not authorised for Siri).
  public var excludedApps: Set<String>
  /// The app to take where none is named: the one that the conversation is about.
  public var preferredApp: String?

  public init(now: CivilDateTime, excludedApps: Set<String> = [], preferredApp: String? = nil) {
    self.now = now
    self.excludedApps = excludedApps
    self.preferredApp = preferredApp
  }
}

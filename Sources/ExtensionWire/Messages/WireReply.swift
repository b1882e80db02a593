public import SimCatalog

/// A message from one of the app's programs.
public enum WireReply: Hashable, Sendable {
  /// The first message of every process, unasked.
  case hello(Hello)
  case handler(HandlerAnswer)
  /// The texts of the view's labels in reading order, nil where there is no Intents UI or it shows nothing at this
  /// step.
  case view([String]?)
  case launched(Launch)
  case app(AppAnswer)
  /// Unasked: an answered call has done something more, for example completed again.
  case late(LateFault)
  /// Unasked: the author's code has handed something over, from any thread, before, within or after a call.
  case submitted(AppSubmission)
  /// Unasked: the author's code called `exit`, and the process ends next.
  case exiting(status: Int, place: CodePlace?)
  case done
  /// The request could not be read.
  case refused(message: String)
}

/// The greeting of the program at the other end.
public struct Hello: Hashable, Sendable {
  /// The version of the protocol that the program speaks.
  public var protocolVersion: Int
  /// The principal class or the app's delegate, for example `ZhiChatExtension.IntentHandler`.
  public var principalClass: String
  /// The number of the program's process.
  public var processIdentifier: Int
  /// The folders of the sources around the author's code, the runner's first: a stack's frames there aren't the
  /// author's.
  public var ownSources: [String]

  /// A program's greeting.
  public init(
    protocolVersion: Int, principalClass: String, processIdentifier: Int, ownSources: [String] = []
  ) {
    self.protocolVersion = protocolVersion
    self.principalClass = principalClass
    self.processIdentifier = processIdentifier
    self.ownSources = ownSources
  }
}

/// What the app did while it launched.
public struct Launch: Hashable, Sendable {
  /// The terms that it registered with INVocabulary, each type in its last state.
  public var vocabulary: [RegisteredTerms]
  /// Whether it asked for Siri authorisation.
  public var askedForSiriAuthorization: Bool
  /// What the app shows after its launch; nil for nothing.
  public var screen: AppScreen?
  /// The values in the phrases of its App Shortcuts since then; nil if no program performs its App Intents.
  public var phraseValues: [PhraseValues]?

  /// The result of an app's launch.
  public init(
    vocabulary: [RegisteredTerms], askedForSiriAuthorization: Bool, screen: AppScreen?,
    phraseValues: [PhraseValues]? = nil
  ) {
    self.phraseValues = phraseValues
    self.vocabulary = vocabulary
    self.askedForSiriAuthorization = askedForSiriAuthorization
    self.screen = screen
  }

  /// The launches of both programs of an app, the app first.
  package func adding(_ other: Launch) -> Launch {
    Launch(
      vocabulary: vocabulary + other.vocabulary,
      askedForSiriAuthorization: askedForSiriAuthorization || other.askedForSiriAuthorization,
      screen: screen ?? other.screen, phraseValues: other.phraseValues ?? phraseValues)
  }
}

/// One ordered set of INVocabulary.
public struct RegisteredTerms: Hashable, Sendable {
  /// What kind of words they are.
  public var type: VocabularyStringType
  /// The terms, the most important first.
  public var terms: [SpeakableString]

  /// Terms of one kind, as an app has registered them.
  public init(type: VocabularyStringType, terms: [SpeakableString]) {
    self.type = type
    self.terms = terms
  }
}

/// A fault of a handler after its call was answered.
public struct LateFault: Hashable, Sendable {
  /// The method that was called.
  public var method: HandlerCall.Method
  /// What went wrong.
  public var fault: HandlerFault
  /// Where in the author's code it did.
  public var place: CodePlace?

  /// A fault that came after the call's answer.
  public init(method: HandlerCall.Method, fault: HandlerFault, place: CodePlace? = nil) {
    self.method = method
    self.fault = fault
    self.place = place
  }

  /// The fault as a line among what a program prints.
  public var sentence: String {
    let what =
      switch fault {
      case .completedTwice: "called its completion again after it had answered"
      case .neverCompleted: "never called its completion"
      case .trapped, .exited, .timedOut, .noHandler, .wrongHandler, .notStarted, .unreadable:
        "failed after it had answered"
      }
    return "\(method.name) \(what)" + (place.map { " (\($0.file):\($0.line))" } ?? "")
  }
}

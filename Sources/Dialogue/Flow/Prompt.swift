import SimCatalog
import SimLifecycle
import SimRecognition

/// A question that Siri waits for an answer to: its options, the answers it accepts, and how many of them could not be read.
struct Prompt: Sendable {
  /// What is asked, with what is needed to go on.
  enum Subject: Sendable {
    /// About a parameter.
    case question(Question)
    case review(Review)
    /// Which parameter is to be changed.
    case change([ParameterSchema])
    case app(AppQuestion)
    /// Whether an app may work with Siri.
    case authorisation(StartingRequest)
    case unlock(AfterUnlock)
    /// Whether the app is to be opened, after this response.
    case openApp(IntentResponse)
    /// The phrase for a shortcut, and which of its parameters are asked for each time.
    case phrase(OfferedShortcut, asked: [String])
    /// The system's sheet for a phrase, which an app shows.
    case sheet(ShownSheet)
    /// A request that may follow the results.
    case next(OfferedRequest)
    /// Whether the results that were not presented yet are to be read, too.
    case rest(ResultPresentation)
  }

  var subject: Subject
  var choices = Choices([])
  var buttons: [Button] = []
  /// The answers that are accepted, in the order in which they are tried.
  var accepts: [AcceptedAnswer]
  /// The line for an answer that can't be read; nil where the question alone is put again.
  var unreadable: String? = "unreadable"
  /// Answers in a row that could not be read.
  var failedAnswers = 0
}

/// A review of what will be done.
struct Review: Sendable {
  /// That of confirm.
  var response: IntentResponse?
  /// The user has said no once, and Siri has asked how to go on.
  var isClarifying = false
}

/// A button: the name of its line, and what it answers.
enum Button: String, Sendable {
  case yes, cancel, confirm, reject, allow, deny, open, addToSiri, done, deleteShortcut

  var reply: Reply {
    switch self {
    case .yes, .confirm, .allow, .open, .addToSiri, .done: .yes
    case .reject, .deny, .deleteShortcut: .no
    case .cancel: .cancel
    }
  }
}

/// A kind of answer that a prompt accepts.
enum AcceptedAnswer: Sendable {
  /// An act and nothing else: a yes, a no, an end.
  case act(AnswerAct.Kind, Reply)
  /// The text of a button.
  case button
  /// The name, number or place in the list of what is offered, or a part of its name.
  case choice
  /// A value of the parameter that is asked about.
  case value(AcceptedValues)
  /// What the answer's acts say, where every word is a part of one.
  case acts
  /// Values inside a sentence whose other words mean nothing to Siri.
  case valuesInSentence
  /// An answer to a review that was read in part.
  case reviewInPart
  /// A request of its own: how sure the recogniser must be of one that names its app, and of one that doesn't; nil where an
  /// app must be named.
  case request(named: Int, unnamed: Int?, mayAskWhichApp: Bool)
  /// Another request, whatever is said.
  case anotherRequest
  /// Any words at all.
  case text
}

/// Which values are accepted.
enum AcceptedValues: Sendable {
  /// Those that a vocabulary, a number or a date knows, and any text where a text is asked for.
  case certain
  /// The same, where it is none of what is offered.
  case besideChoices
  /// Any that isn't a yes or a no.
  case any
}

/// What an answer to a prompt was read as.
enum Reply: Sendable {
  case yes, no, cancel
  /// The question again, what may be said, or nothing yet: nothing has been answered.
  case again, help, hold
  /// What was answered before is asked again.
  case back
  /// The next of the options.
  case more
  /// One of the options, by its index.
  case choice(Int)
  /// Some of the options, by their indices.
  case narrowed([Int])
  /// A value, with what its words fill besides, and the words.
  case values([Slot], PlainText)
  /// Values of other parameters than the one that is asked about.
  case otherValues([Slot])
  case review(ReviewReading)
  case text(PlainText)
  case request(Understanding)
  /// A question about the last results: say them again, say more, who and when it was.
  case followUp(FollowUpRequest)
  /// What the words of a title or of a shortcut's phrase start.
  case shortcut(Conversation.ShortcutStart)
}

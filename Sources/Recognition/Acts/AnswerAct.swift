public import SimCatalog

/// A part of an answer, by what it does: a yes, a value, a correction.
public struct AnswerAct: Hashable, Sendable {
  /// What a part of an answer does. Its phrases are in `acts/<name>.phrases` of the language.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A yes to any question.
    case affirm
    /// A yes that names what to do; only a review asks for one: "send it".
    case send
    case deny
    /// Ends the request.
    case cancel
    /// Asks to wait: "hold on".
    case hold
    /// Asks to hear the question again, or what will be done.
    case again
    /// Asks what may be said.
    case help
    /// Goes back to the question before.
    case back
    /// A value that a vocabulary knows, or that is a number or a date.
    case inform
    /// Any words, where the question takes any.
    case words
    /// Replaces what is there with a value.
    case set
    /// Replaces a named value with another.
    case replace
    /// Removes a value that is there.
    case remove
    /// Adds a value to those that are there.
    case add
    /// Adds words to the end of a text.
    case append
    /// Chooses one or several options: by number, place or property.
    case choose
    /// Wants something changed, without the new value.
    case change
    /// Asks for the next options.
    case more
    /// Wants the app opened that was offered.
    case open
    /// Answers what Siri read out: "reply", "reply I'm on my way".
    case reply
    /// Asks who sent or did what was reported, or for whom it was.
    case who
    /// Asks when it was.
    case when
    /// Says nothing by itself: "um", "please".
    case filler
    /// Says that something follows that changes what was said: "but".
    case but
    /// A thank you outside of any question.
    case thanks
    /// A greeting.
    case hello
    /// Words to take leave with.
    case goodbye
    /// Asks what can be asked.
    case abilities
    /// Something that Siri does herself, whatever apps are installed.
    case command
    /// Addresses an activity in an app without naming the app: "pause".
    case underWay

    /// Acts said where nothing is asked; they answer nothing.
    public static let outsideRequests: Set<Kind> = [.thanks, .hello, .goodbye, .abilities, .command, .underWay]
    /// What may be an answer.
    public static let answers = Set(allCases).subtracting(outsideRequests)

    /// Acts that no request is made of.
    public static let smallTalk: Set<Kind> = [.thanks, .hello, .goodbye]
  }

  /// What it does.
  public var kind: Kind
  /// The words that express it, as UTF-8 offsets in the line.
  public var range: Range<Int>
  /// The value that it brings, for its parameter, with anything else that its words fill.
  public var slots: [Slot]
  /// The words that name what is there, as UTF-8 offsets; nil where none do.
  public var old: Range<Int>?
  /// What the phrase says apart from a value.
  public var details: ActDetails
  /// The phrase that matched.
  public var phrase: PhraseReference

  /// An act with the words that express it.
  public init(
    kind: Kind, range: Range<Int>, slots: [Slot] = [], old: Range<Int>? = nil, details: ActDetails = ActDetails(),
    phrase: PhraseReference
  ) {
    self.kind = kind
    self.range = range
    self.slots = slots
    self.old = old
    self.details = details
    self.phrase = phrase
  }
}

/// An answer as a sequence of acts.
public struct AnswerReading: Hashable, Sendable {
  /// An answer of more words (in Chinese, characters) isn't read as acts.
  public static let mostWords = 256

  /// In the order of the words.
  public var acts: [AnswerAct]
  /// The words that belong to no act, as UTF-8 offsets of runs.
  public var unread: [Range<Int>]
  /// Those of them that name the deed of another intent: "order it" where a message is asked for.
  public var otherDeeds: [Range<Int>]

  /// Acts and leftover words.
  public init(acts: [AnswerAct] = [], unread: [Range<Int>] = [], otherDeeds: [Range<Int>] = []) {
    self.acts = acts
    self.unread = unread
    self.otherDeeds = otherDeeds
  }
}

/// What an answer may be about.
public struct AnswerScope: Hashable, Sendable {
  /// The intent that is under way.
  public var intent: IntentName
  /// What the intent does (`IntentSchema.deed`); words that name another deed are no act.
  public var deed: String?
  /// The app's identifier.
  public var app: String
  /// The parameters whose values may be said, the likelier first.
  public var parameters: [ParameterSchema]
  /// The acts that may be meant.
  public var kinds: Set<AnswerAct.Kind>
  /// The names of the options.
  var options: [PlainText] = []

  /// A scope of some parameters and acts.
  public init(
    intent: IntentName, deed: String? = nil, app: String, parameters: [ParameterSchema],
    kinds: Set<AnswerAct.Kind> = AnswerAct.Kind.answers
  ) {
    self.intent = intent
    self.deed = deed
    self.app = app
    self.parameters = parameters
    self.kinds = kinds
  }
}

public import SimCatalog

/// A part of an answer, by what it does: a yes, a value, a correction.
public struct AnswerAct: Hashable, Sendable {
  /// What a part of an answer does. Its phrases are in `acts/<name>.phrases` of the language.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A yes to any question.
    case affirm
    /// A yes that says what is to be done, which only a review asks about: "send it".
    case send
    case deny
    /// Ends the request.
    case cancel
    /// Nothing yet: "hold on".
    case hold
    /// The question again, or what will be done.
    case again
    /// What may be said.
    case help
    /// What was before.
    case back
    /// A value that a vocabulary knows, or that a number or a date is by what it is.
    case inform
    /// Any words, where any words answer.
    case words
    /// A value in the place of what is there.
    case set
    /// A value in the place of one that is named.
    case replace
    /// A value that is there goes.
    case remove
    /// A value beside those that are there.
    case add
    /// Words after those of a text.
    case append
    /// One or several of what is offered: by number, place or property.
    case choose
    /// Something is to be changed; which value it gets isn't said.
    case change
    /// The next of what is offered.
    case more
    /// The app that was offered.
    case open
    /// What was told is answered: "reply", "reply I'm on my way".
    case reply
    /// By whom, or to whom, what was told or done was.
    case who
    /// When it was.
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
    /// Asks what there is to ask.
    case abilities
    /// Something that Siri does herself, whatever is installed.
    case command
    /// Said to what goes on in an app, without the app's name: "pause".
    case underWay

    /// What is said where nothing is asked, and is no answer.
    public static let outsideRequests: Set<Kind> = [.thanks, .hello, .goodbye, .abilities, .command, .underWay]
    /// What may be an answer.
    public static let answers = Set(allCases).subtracting(outsideRequests)

    /// What no request is made of.
    public static let smallTalk: Set<Kind> = [.thanks, .hello, .goodbye]
  }

  /// What it does.
  public var kind: Kind
  /// The words that carry it, as UTF-8 offsets in the line.
  public var range: Range<Int>
  /// The value that it brings, of the parameter that it is for, with what else its words fill.
  public var slots: [Slot]
  /// The words that name what is there, as UTF-8 offsets; nil where none do.
  public var old: Range<Int>?
  /// What the phrase says without a value of its own.
  public var details: ActDetails
  /// The phrase that was said.
  public var phrase: PhraseReference

  /// An act with the words that carry it.
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
  /// An answer of more words (in Chinese, characters) has no acts.
  public static let mostWords = 256

  /// In the order of the words.
  public var acts: [AnswerAct]
  /// The words that no act carries, as UTF-8 offsets: runs of them.
  public var unread: [Range<Int>]
  /// What of them names the deed of another intent: "order it" where a message is asked for.
  public var otherDeeds: [Range<Int>]

  /// Acts, and what is left over.
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
  /// What the intent does: what names another deed is no act (`IntentSchema.deed`).
  public var deed: String?
  /// The app's identifier.
  public var app: String
  /// The parameters of which a value may be said, the likelier first.
  public var parameters: [ParameterSchema]
  /// The acts that may be meant.
  public var kinds: Set<AnswerAct.Kind>
  /// What all that is offered is called.
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

/// Why Siri said what she said, for the author of a handler: from the values that the run itself used.
///
/// All texts may hold anything; the view makes them safe.
public struct Inspector: Hashable, Sendable {
  /// What is under way, or was last; nil before the first request.
  public struct Request: Hashable, Sendable {
    /// The app's display name.
    public var app: String
    /// The intent's class, `INSendMessageIntent`.
    public var intent: String
    /// The domain that the intent belongs to, empty for one without.
    public var domain: String
    /// The phrase that matched, and its file:line.
    public var phrase: String?
    /// Where the phrase stands, as file:line.
    public var phrasePlace: String?
    /// 0 to 1000.
    public var confidence: Int?
    /// Which words alone were understood, and which were left over; nil where a phrase took the whole sentence.
    public var part: String?

    /// What is under way; phrase and confidence are of the sentence that began it, where one did.
    public init(
      app: String, intent: String, domain: String, phrase: String? = nil, phrasePlace: String? = nil,
      confidence: Int? = nil
    ) {
      self.app = app
      self.intent = intent
      self.domain = domain
      self.phrase = phrase
      self.phrasePlace = phrasePlace
      self.confidence = confidence
    }
  }

  /// A parameter of the intent, with its value and where that came from.
  public struct Slot: Hashable, Sendable {
    /// The parameter's name, `recipients`.
    public var parameter: String
    /// Nil when nothing has filled it yet.
    public var value: String?
    /// Where the value came from, in words.
    public var provenance: String
    /// Siri asks for it now.
    public var isAsked: Bool

    /// A parameter; nil stands for no value yet.
    public init(parameter: String, value: String?, provenance: String, isAsked: Bool = false) {
      self.parameter = parameter
      self.value = value
      self.provenance = provenance
      self.isAsked = isAsked
    }
  }

  /// The last answer: its parts, each with what it does, and what came of them.
  public struct Answer: Hashable, Sendable {
    /// A run of words and the act that they are, `affirm`; the words that are none say so.
    public var parts: [Fact]
    /// What it was heard as, in words.
    public var heard: String

    /// An answer with its parts in the order of the words.
    public init(parts: [Fact], heard: String) {
      self.parts = parts
      self.heard = heard
    }
  }

  /// A call of the handler's, with its answer.
  public struct Call: Hashable, Sendable {
    /// `resolveRecipients`.
    public var method: String
    /// As the trace says it.
    public var result: String
    /// Real time; nil where it is not known, or must not be shown because it differs from run to run.
    public var microseconds: Int?
    /// `ZhiChatExtension/RecipientResolver.swift:15`.
    public var place: String?
    /// The handler failed or trapped.
    public var isFailure: Bool

    /// A call that has been answered.
    public init(method: String, result: String, microseconds: Int?, place: String?, isFailure: Bool = false) {
      self.method = method
      self.result = result
      self.microseconds = microseconds
      self.place = place
      self.isFailure = isFailure
    }
  }

  /// A reading of the sentence that lost.
  public struct RunnerUp: Hashable, Sendable {
    /// The intent that the sentence could have meant.
    public var intent: String
    /// The app that it could have been for, by its display name.
    public var app: String?
    /// Why it lost, in words.
    public var reason: String

    /// A reading that lost, for a reason in words.
    public init(intent: String, app: String?, reason: String) {
      self.intent = intent
      self.app = app
      self.reason = reason
    }
  }

  /// A fact of the world: "clock", "Fri 2026-11-20 18:05 America/Los_Angeles".
  public struct Fact: Hashable, Sendable {
    /// What the fact is about, in one word.
    public var name: String
    /// How it is now.
    public var value: String

    /// Whether it is the time, which matters more than other facts.
    public var isClock: Bool

    /// A fact of the world by its name.
    public init(name: String, value: String, isClock: Bool = false) {
      self.name = name
      self.value = value
      self.isClock = isClock
    }
  }

  /// What the conversation is about; nil before the first request.
  public var request: Request?
  /// Why nothing came of the last sentence, where that is so.
  public var decline: String?
  /// What the user answered last; nil where the last line was no answer.
  public var answer: Answer?
  /// The parameters in the order in which they were filled, then the one that is asked for.
  public var slots: [Slot]
  /// The calls of this request, the latest last.
  public var calls: [Call]
  /// Readings of the last sentence that lost, the nearest first.
  public var runnersUp: [RunnerUp]
  /// The facts of the world, the device first.
  public var device: [Fact]

  /// All sections; those that are empty are not shown.
  public init(
    request: Request? = nil, decline: String? = nil, answer: Answer? = nil, slots: [Slot] = [], calls: [Call] = [],
    runnersUp: [RunnerUp] = [], device: [Fact] = []
  ) {
    self.request = request
    self.decline = decline
    self.answer = answer
    self.slots = slots
    self.calls = calls
    self.runnersUp = runnersUp
    self.device = device
  }
}

/// Why Siri said what she said, for the author of a handler: from the values that the run itself used.
///
/// All texts may hold anything; the view makes them safe.
package struct Inspector: Hashable, Sendable {
  /// What is under way, or was last; nil before the first request.
  package struct Request: Hashable, Sendable {
    /// The app's display name.
    package var app: String
    /// The intent's class, `INSendMessageIntent`.
    package var intent: String
    /// The domain that the intent belongs to, empty for one without.
    package var domain: String
    /// The phrase that matched, and its file:line.
    package var phrase: String?
    /// Where the phrase stands, as file:line.
    package var phrasePlace: String?
    /// 0 to 1000.
    package var confidence: Int?
    /// Which words alone were understood, and which were left over; nil where a phrase took the whole sentence.
    package var part: String?

    /// What is under way; phrase and confidence are of the sentence that began it, where one did.
    package init(
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
  package struct Slot: Hashable, Sendable {
    /// The parameter's name, `recipients`.
    package var parameter: String
    /// Nil when nothing has filled it yet.
    package var value: String?
    /// Where the value came from, in words.
    package var provenance: String
    /// Siri asks for it now.
    package var isAsked: Bool

    /// A parameter; nil stands for no value yet.
    package init(parameter: String, value: String?, provenance: String, isAsked: Bool = false) {
      self.parameter = parameter
      self.value = value
      self.provenance = provenance
      self.isAsked = isAsked
    }
  }

  /// The last answer: its parts, each with what it does, and what came of them.
  package struct Answer: Hashable, Sendable {
    /// A run of words and the act that they are, `affirm`; the words that are none say so.
    package var parts: [Fact]
    /// What it was heard as, in words.
    package var heard: String

    /// An answer with its parts in the order of the words.
    package init(parts: [Fact], heard: String) {
      self.parts = parts
      self.heard = heard
    }
  }

  /// A call of the handler's, with its answer.
  package struct Call: Hashable, Sendable {
    /// `resolveRecipients`.
    package var method: String
    /// As the trace says it.
    package var result: String
    /// Real time; nil where it is not known, or must not be shown because it differs from run to run.
    package var microseconds: Int?
    /// `ZhiChatExtension/RecipientResolver.swift:15`.
    package var place: String?
    /// The handler failed or trapped.
    package var isFailure: Bool

    /// A call that has been answered.
    package init(method: String, result: String, microseconds: Int?, place: String?, isFailure: Bool = false) {
      self.method = method
      self.result = result
      self.microseconds = microseconds
      self.place = place
      self.isFailure = isFailure
    }
  }

  /// A reading of the sentence that lost.
  package struct RunnerUp: Hashable, Sendable {
    /// The intent that the sentence could have meant.
    package var intent: String
    /// The app that it could have been for, by its display name.
    package var app: String?
    /// Why it lost, in words.
    package var reason: String

    /// A reading that lost, for a reason in words.
    package init(intent: String, app: String?, reason: String) {
      self.intent = intent
      self.app = app
      self.reason = reason
    }
  }

  /// A fact of the world: "clock", "Fri 2026-11-20 18:05 America/Los_Angeles".
  package struct Fact: Hashable, Sendable {
    /// What the fact is about, in one word.
    package var name: String
    /// How it is now.
    package var value: String

    /// Whether it is the time, which matters more than other facts.
    package var isClock: Bool

    /// A fact of the world by its name.
    package init(name: String, value: String, isClock: Bool = false) {
      self.name = name
      self.value = value
      self.isClock = isClock
    }
  }

  /// What the conversation is about; nil before the first request.
  package var request: Request?
  /// Why nothing came of the last sentence, where that is so.
  package var decline: String?
  /// What the user answered last; nil where the last line was no answer.
  package var answer: Answer?
  /// The parameters in the order in which they were filled, then the one that is asked for.
  package var slots: [Slot]
  /// The calls of this request, the latest last.
  package var calls: [Call]
  /// Readings of the last sentence that lost, the nearest first.
  package var runnersUp: [RunnerUp]
  /// The facts of the world, the device first.
  package var device: [Fact]

  /// All sections; those that are empty are not shown.
  package init(
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

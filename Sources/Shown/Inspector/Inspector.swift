/// Why Siri said what she said, for the author of a handler: from the values that the run itself used.
///
/// All texts may contain anything; the view makes them safe.
package struct Inspector: Hashable, Sendable {
  /// The current or last request; nil before the first.
  package struct Request: Hashable, Sendable {
    /// The app's display name.
    package var app: String
    /// The intent's class, `INSendMessageIntent`.
    package var intent: String
    /// The intent's domain; empty for one without.
    package var domain: String
    /// The phrase that matched.
    package var phrase: String?
    /// The phrase's place, as file:line.
    package var phrasePlace: String?
    /// 0 to 1000.
    package var confidence: Int?
    /// Which words were understood and which were left over; nil where a phrase matched the whole sentence.
    package var part: String?

    /// A request; phrase and confidence are of the sentence that began it, if one did.
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
    /// Nil when it has no value yet.
    package var value: String?
    /// Where the value came from, in words.
    package var provenance: String
    /// Whether Siri is asking for it now.
    package var isAsked: Bool

    /// A parameter; a nil value is one that isn't there yet.
    package init(parameter: String, value: String?, provenance: String, isAsked: Bool = false) {
      self.parameter = parameter
      self.value = value
      self.provenance = provenance
      self.isAsked = isAsked
    }
  }

  /// The last answer: its parts, each with what it does, and their result.
  package struct Answer: Hashable, Sendable {
    /// A run of words with its act, `affirm`, or that it has none.
    package var parts: [Fact]
    /// How it was heard, in words.
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
    /// As in the trace.
    package var result: String
    /// Real time; nil where it isn't known, or isn't shown because it differs from run to run.
    package var microseconds: Int?
    /// `ZhiChatExtension/RecipientResolver.swift:15`.
    package var place: String?
    /// Whether the handler failed or trapped.
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
    /// The name of the fact, in one word.
    package var name: String
    /// Its current value.
    package var value: String

    /// Whether it is the time, which matters more than other facts.
    package var isClock: Bool

    /// A fact of the world, with its name.
    package init(name: String, value: String, isClock: Bool = false) {
      self.name = name
      self.value = value
      self.isClock = isClock
    }
  }

  /// What the conversation is about; nil before the first request.
  package var request: Request?
  /// Why nothing came of the last sentence; nil where something did.
  package var decline: String?
  /// The user's last answer; nil where the last line wasn't one.
  package var answer: Answer?
  /// The parameters in the order in which they were filled, then the one that is asked for.
  package var slots: [Slot]
  /// The calls of this request, the latest last.
  package var calls: [Call]
  /// Readings of the last sentence that lost, the nearest first.
  package var runnersUp: [RunnerUp]
  /// The facts of the world, the device first.
  package var device: [Fact]

  /// All sections; empty ones aren't shown.
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

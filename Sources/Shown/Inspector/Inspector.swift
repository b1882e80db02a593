/// Why Siri said what she said, for the author of a handler: from the values that the run itself used.
///
/// All texts may hold anything; the view makes them safe.
public struct Inspector: Hashable, Sendable {
  /// What is under way, or was last; nil before the first request.
  public struct Request: Hashable, Sendable {
    /// The app's display name.
    public var app: String
    public var intent: String
    public var domain: String
    /// The phrase that matched, and its file:line.
    public var phrase: String?
    public var phrasePlace: String?
    /// 0 to 1000.
    public var confidence: Int?

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

  public struct Slot: Hashable, Sendable {
    public var parameter: String
    /// Nil when nothing has filled it yet.
    public var value: String?
    /// Where the value came from, in words.
    public var provenance: String
    /// Siri asks for it now.
    public var isAsked: Bool

    public init(parameter: String, value: String?, provenance: String, isAsked: Bool = false) {
      self.parameter = parameter
      self.value = value
      self.provenance = provenance
      self.isAsked = isAsked
    }
  }

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

    public init(method: String, result: String, microseconds: Int?, place: String?, isFailure: Bool = false) {
      self.method = method
      self.result = result
      self.microseconds = microseconds
      self.place = place
      self.isFailure = isFailure
    }
  }

  public struct RunnerUp: Hashable, Sendable {
    public var intent: String
    public var app: String?
    public var reason: String

    public init(intent: String, app: String?, reason: String) {
      self.intent = intent
      self.app = app
      self.reason = reason
    }
  }

  /// A fact of the world: "clock", "Fri 2026-11-20 18:05 America/Los_Angeles".
  public struct Fact: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public var request: Request?
  /// Why nothing came of the last sentence, where that is so.
  public var decline: String?
  public var slots: [Slot]
  /// The calls of this request, the latest last.
  public var calls: [Call]
  public var runnersUp: [RunnerUp]
  public var device: [Fact]

  public init(
    request: Request? = nil, decline: String? = nil, slots: [Slot] = [], calls: [Call] = [],
    runnersUp: [RunnerUp] = [], device: [Fact] = []
  ) {
    self.request = request
    self.decline = decline
    self.slots = slots
    self.calls = calls
    self.runnersUp = runnersUp
    self.device = device
  }
}

public import SimCatalog

/// One AppIntentVocabulary.plist.
public struct AppVocabulary: Hashable, Sendable {
  /// ParameterVocabularies, in their order.
  public var parameters: [ParameterVocabulary]
  /// IntentPhrases, in their order.
  public var phrases: [IntentExamples]

  public init(parameters: [ParameterVocabulary] = [], phrases: [IntentExamples] = []) {
    self.parameters = parameters
    self.phrases = phrases
  }
}

/// A list of terms for one or more parameters.
public struct ParameterVocabulary: Hashable, Sendable {
  /// For example `INRequestRideIntent` and `rideOptionName`.
  public struct ParameterName: Hashable, Sendable {
    public var intent: IntentName
    public var parameter: String

    public init(intent: IntentName, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  public struct Item: Hashable, Sendable {
    /// VocabularyItemIdentifier.
    public var identifier: String
    public var synonyms: [Synonym]

    public init(identifier: String, synonyms: [Synonym]) {
      self.identifier = identifier
      self.synonyms = synonyms
    }
  }

  public struct Synonym: Hashable, Sendable {
    public var phrase: String
    public var pronunciation: String?
    public var examples: [String]

    public init(phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }

  public var names: [ParameterName]
  public var items: [Item]

  public init(names: [ParameterName], items: [Item]) {
    self.names = names
    self.items = items
  }
}

/// The example phrases of one intent.
public struct IntentExamples: Hashable, Sendable {
  public var intent: IntentName
  public var examples: [String]

  public init(intent: IntentName, examples: [String]) {
    self.intent = intent
    self.examples = examples
  }
}

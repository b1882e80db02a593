public import SimCatalog

/// The contents of an AppIntentVocabulary.plist.
public struct AppVocabulary: Hashable, Sendable {
  /// ParameterVocabularies, in order.
  public var parameters: [ParameterVocabulary]
  /// IntentPhrases, in order.
  public var phrases: [IntentExamples]

  /// A vocabulary of one language.
  public init(parameters: [ParameterVocabulary] = [], phrases: [IntentExamples] = []) {
    self.parameters = parameters
    self.phrases = phrases
  }
}

/// A list of terms for one or more parameters.
public struct ParameterVocabulary: Hashable, Sendable {
  /// For example `INRequestRideIntent` and `rideOptionName`.
  public struct ParameterName: Hashable, Sendable {
    /// The intent's class.
    public var intent: IntentName
    /// The parameter's name in it.
    public var parameter: String

    /// A parameter of an intent.
    public init(intent: IntentName, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  /// A term of the app's, with all the ways to say it.
  public struct Item: Hashable, Sendable {
    /// VocabularyItemIdentifier.
    public var identifier: String
    /// The ways to say it, the first one as Siri shows it.
    public var synonyms: [Synonym]

    /// A term by its identifier.
    public init(identifier: String, synonyms: [Synonym]) {
      self.identifier = identifier
      self.synonyms = synonyms
    }
  }

  /// A way to say a term.
  public struct Synonym: Hashable, Sendable {
    /// The words as they are written.
    public var phrase: String
    /// How they are said, where that differs.
    public var pronunciation: String?
    /// An author's example sentences with it.
    public var examples: [String]

    /// A way to say a term; without a hint it is said as it is written.
    public init(phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }

  /// The parameters that the terms are for.
  public var names: [ParameterName]
  /// The terms, the most important first.
  public var items: [Item]

  /// Terms for parameters.
  public init(names: [ParameterName], items: [Item]) {
    self.names = names
    self.items = items
  }
}

/// The example phrases of one intent.
public struct IntentExamples: Hashable, Sendable {
  /// The intent's class.
  public var intent: IntentName
  /// Sentences for the intent, the best first.
  public var examples: [String]

  /// Examples for an intent.
  public init(intent: IntentName, examples: [String]) {
    self.intent = intent
    self.examples = examples
  }
}

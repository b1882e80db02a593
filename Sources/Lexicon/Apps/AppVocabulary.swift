package import SimCatalog

/// One AppIntentVocabulary.plist.
package struct AppVocabulary: Hashable, Sendable {
  /// ParameterVocabularies, in their order.
  package var parameters: [ParameterVocabulary]
  /// IntentPhrases, in their order.
  package var phrases: [IntentExamples]

  /// A vocabulary of one language.
  package init(parameters: [ParameterVocabulary] = [], phrases: [IntentExamples] = []) {
    self.parameters = parameters
    self.phrases = phrases
  }
}

/// A list of terms for one or more parameters.
package struct ParameterVocabulary: Hashable, Sendable {
  /// For example `INRequestRideIntent` and `rideOptionName`.
  package struct ParameterName: Hashable, Sendable {
    /// The intent's class.
    package var intent: IntentName
    /// The parameter's name in it.
    package var parameter: String

    /// A parameter of an intent.
    package init(intent: IntentName, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  /// A term of the app's, with all the ways to say it.
  package struct Item: Hashable, Sendable {
    /// VocabularyItemIdentifier.
    package var identifier: String
    /// The ways to say it, the first one as Siri shows it.
    package var synonyms: [Synonym]

    /// A term by its identifier.
    package init(identifier: String, synonyms: [Synonym]) {
      self.identifier = identifier
      self.synonyms = synonyms
    }
  }

  /// A way to say a term.
  package struct Synonym: Hashable, Sendable {
    /// The words as they are written.
    package var phrase: String
    /// How they are said, where that differs.
    package var pronunciation: String?
    /// Sentences in which an author uses them.
    package var examples: [String]

    /// A way to say a term; without a hint it is said as it is written.
    package init(phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }

  /// The parameters that the terms are for.
  package var names: [ParameterName]
  /// The terms, the most important first.
  package var items: [Item]

  /// Terms for parameters.
  package init(names: [ParameterName], items: [Item]) {
    self.names = names
    self.items = items
  }
}

/// The example phrases of one intent.
package struct IntentExamples: Hashable, Sendable {
  /// The intent's class.
  package var intent: IntentName
  /// Sentences for the intent, the best first.
  package var examples: [String]

  /// Examples for an intent.
  package init(intent: IntentName, examples: [String]) {
    self.intent = intent
    self.examples = examples
  }
}

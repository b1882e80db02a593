package import SimCatalog
package import SimRecognition

/// What the user answered last, and what it was read as: for the inspector and `/why`.
package struct AnswerFacts: Hashable, Sendable {
  /// What an answer was read as.
  package enum Heard: Hashable, Sendable {
    case yes, no, cancel, again, back, help, hold, more
    /// One of the options, by its text.
    case option(String)
    /// Some of the options, between which Siri asks again.
    case options([String])
    /// Values of what was asked for, and of others that the words bring besides.
    case values([Slot])
    /// Changes of what the review shows.
    case changes([AnswerChange])
    /// The words themselves, for what takes any.
    case text
    /// Another request.
    case request
    /// Understood in part, and so neither a yes nor a no.
    case partly(taken: String, left: String)
    case unreadable
  }

  /// The line as it was typed.
  package var text: String
  /// The parts that do something, in the order of the words; empty where they were not looked for, because the answer was read
  /// otherwise.
  package var acts: [AnswerAct]
  /// The words that no part carries, as UTF-8 offsets in the line.
  package var unread: [Range<Int>]
  /// What it was read as.
  package var heard: Heard

  /// An answer and what it was read as.
  package init(text: String, acts: [AnswerAct] = [], unread: [Range<Int>] = [], heard: Heard) {
    self.text = text
    self.acts = acts
    self.unread = unread
    self.heard = heard
  }
}

/// What an answer changes of a request that is filled already.
package struct AnswerChange: Hashable, Sendable {
  /// What is done to a parameter's value.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    /// In the place of what is there.
    case set
    /// Beside what is there, or after the words of a text.
    case add
    /// Takes away what is named.
    case remove
    /// Is to be changed: Siri asks for the new value.
    case change
  }

  /// What is done.
  package var way: Way
  /// The parameter's name.
  package var parameter: String
  /// What is set, added or removed; nil for `change`.
  package var value: Value?

  /// A change of a parameter.
  package init(_ way: Way, _ parameter: String, _ value: Value? = nil) {
    self.way = way
    self.parameter = parameter
    self.value = value
  }
}

package import SimCatalog
package import SimRecognition

/// The user's last answer and how it was read: for the inspector and `/why`.
package struct AnswerFacts: Hashable, Sendable {
  /// How an answer was read.
  package enum Heard: Hashable, Sendable {
    case yes, no, cancel, again, back, help, hold, more
    /// One of the options, by its text.
    case option(String)
    /// Some of the options; Siri asks which of them is meant.
    case options([String])
    /// Values of the parameter that was asked for, and of others that the words fill.
    case values([Slot])
    /// Changes of what the review shows.
    case changes([AnswerChange])
    /// The words themselves, where any are accepted.
    case text
    /// Another request.
    case request
    /// Understood in part, and so neither a yes nor a no.
    case partly(taken: String, left: String)
    case unreadable
  }

  /// The line as it was typed.
  package var text: String
  /// The parts that do something, in the order of the words; empty where the answer was read otherwise, without looking
  /// for them.
  package var acts: [AnswerAct]
  /// The words that belong to no part, as UTF-8 offsets in the line.
  package var unread: [Range<Int>]
  /// How it was read.
  package var heard: Heard

  /// An answer and how it was read.
  package init(text: String, acts: [AnswerAct] = [], unread: [Range<Int>] = [], heard: Heard) {
    self.text = text
    self.acts = acts
    self.unread = unread
    self.heard = heard
  }
}

/// What an answer changes in a request that is filled already.
package struct AnswerChange: Hashable, Sendable {
  /// What is done to a parameter's value.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    /// Replaces what is there.
    case set
    /// Adds to what is there, or after the words of a text.
    case add
    /// Removes what is named.
    case remove
    /// Needs another value: Siri asks for it.
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

import SimLexicon

/// A run of words in a sentence that is recognised before any phrase is tried.
struct KnownRun {
  enum Kind: UInt8 {
    /// A term of a vocabulary.
    case term
    /// The whole name of an option.
    case option
    /// An app's name, alone.
    case name
    /// An app's name as a verb, with what completes it: 知了一下.
    case verb
    /// An app's name with the words that carry it.
    case carriedName
    /// Words that may come before or after any sentence.
    case opening, closing
    /// Words that have the shape of a name.
    case nameShape
    /// "and", 和.
    case joiner
    case article
    /// A word for a place that needs no preposition ("downtown").
    case barePlace
    /// Words for the device's location.
    case here
    /// Three digits or more, which can be dialled.
    case dialled
    /// A word for a kind of phone number ("mobile").
    case labelWord
    /// The same with the words that join it to the name before it ("'s mobile", "on her cell").
    case label
    /// A well-known place's name, or words with the ending of one.
    case placeName, placeShape
  }

  var kind: Kind
  /// Indices of words.
  var start: Int32
  var end: Int32
  /// The number of the hit, mention or label.
  var payload: Int32
  /// For names: the flag of the app.
  var app: UInt8

  var count: Int32 { end - start }
}

import SimLexicon

/// A run of words of a sentence that is known to be something, before any phrase is tried.
struct KnownRun {
  enum Kind: UInt8 {
    /// A term of a vocabulary.
    case term
    /// The whole name of something that is offered.
    case option
    /// An app's name, alone.
    case name
    /// An app's name as a verb, with what completes it: 知了一下.
    case verb
    /// An app's name with the words that carry it.
    case carriedName
    /// Words that may stand before or after any sentence.
    case opening, closing
    /// Words that have the shape of a name.
    case nameShape
    /// "and", 和.
    case joiner
    case article
    /// A word that stands as a place without a preposition ("downtown").
    case barePlace
    /// Words for where the device is.
    case here
    /// Three digits or more, which can be dialled.
    case dialled
    /// A word for one of somebody's numbers ("mobile").
    case labelWord
    /// The same with what joins it to the name before it ("'s mobile", "on her cell").
    case label
    /// A place that everybody knows by its name, or words with the ending of one.
    case placeName, placeShape
  }

  var kind: Kind
  /// Indices of words.
  var start: Int32
  var end: Int32
  /// A hit's, a mention's or a label's number.
  var payload: Int32
  /// For names: the flag of the app.
  var app: UInt8

  var count: Int32 { end - start }
}

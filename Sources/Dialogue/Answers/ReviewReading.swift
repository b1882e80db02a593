import SimCatalog
import SimRecognition
import SimText
import SimUtterances

/// What an answer to a review was understood as.
enum ReviewReading: Sendable {
  case agree
  /// A yes, and what is to be begun when it is done, as it was said.
  case agreeThen(String)
  case deny
  case cancel
  case showAgain
  /// Nothing yet: Siri waits.
  case hold
  /// What may be said.
  case help
  /// Something beside what is shown that would be a request of its own: "pay Alice too".
  case another
  /// Words of `change`: the names of the parameters that they may mean, and the value that came with them.
  case wish([String], value: String?)
  /// All at once; of several of one parameter each goes on with what the one before it left.
  case change([ReviewChange])
  /// A yes or a no with something after it that isn't understood: neither.
  case nothing(taken: String, left: String)
}

extension ReviewReading {
}

/// A change of what the review shows.
struct ReviewChange: Sendable {
  enum Kind: Sendable {
    /// In the place of all that is there, or of one element of a list.
    case set([Slot], insteadOf: Int?)
    /// Beside those that are there.
    case add([Slot])
    /// After the words of a text.
    case append(String)
    /// Taken back: an element of a list goes, anything else is asked for again.
    case takeBack(Int?)
  }

  var parameter: ParameterSchema
  var kind: Kind
  /// The words that were read, in which the slots' ranges are places.
  var words: String
  /// Words of the answer that nothing was made of.
  var unread: [String] = []

  /// The words that it was taken from.
  var taken: String {
    switch kind {
    case .append(let text): return text
    case .set(let slots, _), .add(let slots):
      let texts = slots.flatMap(\.provenance.ranges).map { Utterance.source($0, of: words) }.filter { !$0.isEmpty }
      return texts.isEmpty ? words : texts.joined(separator: " … ")
    case .takeBack: return words
    }
  }
}

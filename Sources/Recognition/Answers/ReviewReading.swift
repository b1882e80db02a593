public import SimCatalog
import SimUtterances

/// What an answer to a review was understood as.
public enum ReviewReading: Sendable {
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
  /// A parameter is to be changed, nil where the words don't say which; the words that came with it and are no value of it.
  case wish(ParameterSchema?, unread: String?)
  /// All at once; of several of one parameter each goes on with what the one before it left.
  case change([ReviewChange])
  /// A yes or a no with something after it that isn't understood: neither.
  case nothing(taken: String, left: String)
}

/// A change of what the review shows.
public struct ReviewChange: Sendable {
  /// What becomes of the value that is there.
  public enum Kind: Sendable {
    /// In the place of all that is there, or of one element of a list.
    case set([Slot], insteadOf: Int?)
    /// Beside those that are there.
    case add([Slot])
    /// After the words of a text.
    case append(String)
    /// Taken back: an element of a list goes, anything else is asked for again.
    case takeBack(Int?)
  }

  /// Of which parameter.
  public var parameter: ParameterSchema
  /// What becomes of its value.
  public var kind: Kind
  /// The words that were read, in which the slots' ranges are places.
  public var words: String
  /// Words of the answer that nothing was made of.
  public var unread: [String]

  /// A change of a parameter.
  public init(parameter: ParameterSchema, kind: Kind, words: String, unread: [String] = []) {
    self.parameter = parameter
    self.kind = kind
    self.words = words
    self.unread = unread
  }

  /// A value in the place of what is there; the words that the slots make nothing of are left over.
  init(parameter: ParameterSchema, slots: [Slot], words: String) {
    let unread = slots.flatMap(\.provenance.unread).map { Utterance.source($0, of: words) }
    self.init(parameter: parameter, kind: .set(slots, insteadOf: nil), words: words, unread: unread)
  }

  /// The words that it was taken from.
  public var taken: String {
    switch kind {
    case .append(let text): return text
    case .set(let slots, _), .add(let slots):
      let texts = slots.flatMap(\.provenance.ranges).map { Utterance.source($0, of: words) }.filter { !$0.isEmpty }
      return texts.isEmpty ? words : texts.joined(separator: " … ")
    case .takeBack: return words
    }
  }
}

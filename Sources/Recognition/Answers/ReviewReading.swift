public import SimCatalog
import SimUtterances

/// What an answer to a review was understood as.
public enum ReviewReading: Sendable {
  case agree
  /// A yes, and what to begin when it is done, as it was said.
  case agreeThen(String)
  case deny
  case cancel
  case showAgain
  /// A wait.
  case hold
  /// A question what may be said.
  case help
  /// A second request along with what is shown: "pay Alice too".
  case another
  /// A wish to change a parameter, nil where the words don't say which; with the words that aren't a value of it.
  case wish(ParameterSchema?, unread: String?)
  /// Changes, all at once; several of one parameter are applied one after the other.
  case change([ReviewChange])
  /// A yes or a no followed by words that aren't understood: neither.
  case nothing(taken: String, left: String)
}

/// A change of what the review shows.
public struct ReviewChange: Sendable {
  /// What happens to the value that is there.
  public enum Kind: Sendable {
    /// Replaces all that is there, or one element of a list.
    case set([Slot], insteadOf: Int?)
    /// Added to those that are there.
    case add([Slot])
    /// Added to the end of a text.
    case append(String)
    /// Removed: an element of a list is dropped, any other value is asked for again.
    case takeBack(Int?)
  }

  /// The parameter that changes.
  public var parameter: ParameterSchema
  /// What happens to its value.
  public var kind: Kind
  /// The words that were read, which the slots' ranges refer to.
  public var words: String
  /// Words of the answer that weren't used.
  public var unread: [String]

  /// A change of a parameter.
  public init(parameter: ParameterSchema, kind: Kind, words: String, unread: [String] = []) {
    self.parameter = parameter
    self.kind = kind
    self.words = words
    self.unread = unread
  }

  /// Replaces what is there; the words that the slots don't use are left over.
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

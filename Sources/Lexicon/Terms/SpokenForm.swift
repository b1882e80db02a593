import SimUtterances

/// Whether a name can be said, for checks before it is added to a lexicon.
public enum SpokenForm {
  /// Why a name can't be recognised in any sentence.
  public enum Fault: Hashable, Sendable {
    /// It has no letter, digit or sign that could be said.
    case wordless
    /// It has more words than a name may have.
    case tooManyWords(Int, limit: Int)
  }

  /// Why a name can't be recognised in any sentence; nil when it can be.
  public static func fault(of name: String) -> Fault? {
    var normal: [UInt8] = []
    var copy = name
    let words = copy.withUTF8 { Normalisation.append($0, 0..<$0.count, to: &normal) }
    if words == 0 { return .wordless }
    return words > Lexicon.longestTerm ? .tooManyWords(words, limit: Lexicon.longestTerm) : nil
  }
}

import SimUtterances

/// What of a name can be said, for those who check names before they come into a lexicon.
public enum SpokenForm {
  /// Why a name can't be heard in any sentence, for a message that names it; nil when it can be.
  public static func fault(of name: String) -> String? {
    var normal: [UInt8] = []
    var copy = name
    let words = copy.withUTF8 { Normalisation.append($0, 0..<$0.count, to: &normal) }
    if words == 0 { return "holds no letter, digit or sign that could be said" }
    if words > Lexicon.longestTerm {
      return "has \(words) words; a name has at most \(Lexicon.longestTerm)"
    }
    return nil
  }
}

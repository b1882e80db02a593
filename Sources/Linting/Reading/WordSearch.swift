import SimUtterances

/// Looks for words of a list in a sentence, in languages with spaces and in those without.
enum WordSearch {
  /// How many tokens an entry of a list may have.
  private static let longest = 6

  /// The first of the words that a sentence contains, as written there.
  ///
  /// - Parameter words: in their normal form.
  static func first(of words: Set<String>, in text: String) -> String? {
    let utterance = Utterance(text)
    for start in utterance.tokens.indices {
      if let end = end(of: words, in: utterance, from: start) { return utterance.source(of: start..<end) }
    }
    return nil
  }

  /// The word with which a sentence begins, as written there; the longest of several.
  static func beginning(of text: String, among words: Set<String>) -> String? {
    let utterance = Utterance(text)
    guard let start = utterance.tokens.firstIndex(where: { $0.kind != .punctuation }) else { return nil }
    return end(of: words, in: utterance, from: start).map { utterance.source(of: start..<$0) }
  }

  /// The end of the longest word that begins at a token; no word extends over a mark.
  private static func end(of words: Set<String>, in utterance: Utterance, from start: Int) -> Int? {
    var key = ""
    var found: Int?
    for end in start..<min(utterance.tokens.count, start + longest) {
      guard utterance.tokens[end].kind != .punctuation else { break }
      key += String(decoding: utterance.normalBytes[utterance.tokens[end].normal], as: UTF8.self)
      if words.contains(key) { found = end + 1 }
    }
    return found
  }
}

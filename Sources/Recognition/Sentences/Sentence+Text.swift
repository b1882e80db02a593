import SimLexicon
import SimUtterances

extension Sentence {
  /// The bytes that words cover.
  func range(_ words: Range<Int>) -> Range<Int> {
    guard let tokens = tokens(words) else { return 0..<0 }
    return utterance.range(of: tokens)
  }

  /// Whether tokens are words of phrases or a term of a vocabulary.
  ///
  /// Chinese characters occur in phrases one by one, so only a whole term counts there.
  func isCommon(_ tokens: Range<Int>) -> Bool {
    if hits.contains(where: { $0.tokens == tokens }) { return true }
    return words.indices.allSatisfy { word in
      !tokens.contains(words[word]) || (symbols[word] >= 0 && utterance.tokens[words[word]].kind == .word)
    }
  }

  /// Whether all words are among some tokens.
  func isWhole(_ tokens: Range<Int>) -> Bool { words.allSatisfy(tokens.contains) }

  /// The bytes of a name, with a bracket that is closed inside it: "(415) 555-0101".
  func nameRange(_ words: Range<Int>) -> Range<Int> {
    guard var tokens = tokens(words) else { return 0..<0 }
    if let open = mark(tokens.lowerBound - 1), let close = Sentence.closers[open], open != close,
      contains(close, from: tokens.lowerBound, to: tokens.upperBound)
    {
      tokens = tokens.lowerBound - 1..<tokens.upperBound
    }
    return utterance.range(of: tokens)
  }

  /// Whether an apostrophe ties a word to the one before it: "'s".
  func isTied(_ word: Int) -> Bool {
    guard word > 0, words[word] == words[word - 1] + 1 else { return false }
    let (token, before) = (utterance.tokens[words[word]], utterance.tokens[words[word - 1]])
    return token.range.lowerBound == before.range.upperBound
      && utterance.normalBytes[token.normal.lowerBound] == UInt8(ascii: "'")
  }

  /// Whether a word could be part of an unknown name: a capitalised word, or a Chinese character.
  func looksLikeName(_ word: Int) -> Bool {
    guard words.indices.contains(word), !isBarred(word) else { return false }
    let token = utterance.tokens[words[word]]
    if token.kind == .ideograph { return true }
    return utterance.source(token.range).first?.isUppercase ?? false
  }

  /// The bytes of a free text: its words with the marks that belong to them.
  ///
  /// Marks that end a sentence stay, as do brackets and quotation marks whose other half is inside; a comma or a colon
  /// at either end is dropped, and so is a pair of quotation marks around the whole.
  func textRange(_ words: Range<Int>) -> Range<Int> {
    guard var tokens = tokens(words) else { return 0..<0 }
    let last = words.upperBound < count ? self.words[words.upperBound] : utterance.tokens.count
    let first = words.lowerBound > 0 ? self.words[words.lowerBound - 1] + 1 : 0
    // More nested brackets aren't expected; each costs a search through the text.
    var brackets = 8
    while brackets > 0, tokens.lowerBound > first, let open = mark(tokens.lowerBound - 1),
      let close = Sentence.closers[open],
      contains(close, from: tokens.lowerBound, to: last)
    {
      tokens = tokens.lowerBound - 1..<tokens.upperBound
      brackets -= 1
    }
    brackets = 8
    while tokens.upperBound < last, let mark = mark(tokens.upperBound) {
      let isEnder = Sentence.enders.contains(mark)
      let closesInner =
        !isEnder && brackets > 0
        && Sentence.closers.contains { $0.value == mark && opens($0.key, tokens) > closes(mark, $0.key, tokens) }
      guard isEnder || closesInner else { break }
      if closesInner { brackets -= 1 }
      tokens = tokens.lowerBound..<tokens.upperBound + 1
    }
    if tokens.count > 2, let open = mark(tokens.lowerBound), Sentence.quotes.contains(open),
      mark(tokens.upperBound - 1) == Sentence.closers[open]
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return utterance.range(of: tokens)
  }

  func tokens(_ words: Range<Int>) -> Range<Int>? {
    guard !words.isEmpty, words.lowerBound >= 0, words.upperBound <= count else { return nil }
    return self.words[words.lowerBound]..<self.words[words.upperBound - 1] + 1
  }

  private func mark(_ token: Int) -> Character? {
    guard utterance.tokens.indices.contains(token), utterance.tokens[token].kind == .punctuation else { return nil }
    return utterance.source(utterance.tokens[token].range).first
  }

  private func contains(_ mark: Character, from start: Int, to end: Int) -> Bool {
    (start..<max(start, end)).contains { self.mark($0) == mark }
  }

  private func opens(_ mark: Character, _ tokens: Range<Int>) -> Int { tokens.count { self.mark($0) == mark } }

  /// How many of a mark are closing ones; where both halves look alike, every second one is.
  private func closes(_ mark: Character, _ open: Character, _ tokens: Range<Int>) -> Int {
    let number = opens(mark, tokens)
    return mark == open ? number - number % 2 : number
  }

  private static let closers: [Character: Character] = [
    "\"": "\"", "“": "”", "‘": "’", "「": "」", "『": "』", "《": "》", "〈": "〉", "(": ")", "（": "）", "[": "]", "【": "】",
  ]
  private static let quotes: Set<Character> = ["\"", "“", "‘", "「", "『"]
  /// Marks that end a sentence.
  static let enders: Set<Character> = [".", "?", "!", "。", "？", "！", "…", "~", "～"]
}

/// How letters sound, by the rules of a list: "ph = f", "^kn = n", "e$ = _".
///
/// The longest rule that matches is applied; `^` is the beginning of a word, `$` its end, `-` any position after its
/// first vowel; `_` is silent. Equal sounds in a row count once. The key only distinguishes names by ear: it isn't a
/// transcription.
struct SpellingSounds: Sendable {
  private struct Rule {
    var sound: [UInt8]
    var atStart: Bool
    var atEnd: Bool
    var isLater: Bool
  }

  /// By their letters.
  private var rules: [[UInt8]: [Rule]] = [:]
  private var longest = 1

  init(_ rules: [(letters: String, sound: String)]) {
    for (letters, sound) in rules {
      var bytes = Array(letters.utf8)[...]
      let first = bytes.first
      let (atStart, isLater) = (first == UInt8(ascii: "^"), first == UInt8(ascii: "-"))
      if atStart || isLater { bytes = bytes.dropFirst() }
      let atEnd = bytes.last == UInt8(ascii: "$")
      if atEnd { bytes = bytes.dropLast() }
      guard !bytes.isEmpty else { continue }
      let rule = Rule(sound: sound == "_" ? [] : Array(sound.utf8), atStart: atStart, atEnd: atEnd, isLater: isLater)
      self.rules[Array(bytes), default: []].append(rule)
      longest = max(longest, bytes.count)
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Appends the sound of a lower-case word.
  func append(_ word: ArraySlice<UInt8>, to sounds: inout [UInt8]) {
    let start = sounds.count
    var index = word.startIndex
    var hasVowel = false
    while index < word.endIndex {
      var (best, length, rank) = ([UInt8](), 1, -1)
      for count in stride(from: min(longest, word.endIndex - index), to: 0, by: -1) {
        for rule in rules[Array(word[index..<index + count])] ?? [] {
          guard !rule.atStart || index == word.startIndex, !rule.atEnd || index + count == word.endIndex,
            !rule.isLater || hasVowel
          else { continue }
          // A rule for a certain position takes precedence over one for any.
          let own = count * 4 + (rule.atStart ? 1 : 0) + (rule.atEnd ? 1 : 0) + (rule.isLater ? 1 : 0)
          if own > rank { (best, length, rank) = (rule.sound, count, own) }
        }
        if rank >= 0 { break }
      }
      if rank < 0, (0x61...0x7A).contains(word[index]) { best = [word[index]] }
      for sound in best {
        if sounds.count == start || sounds.last != sound { sounds.append(sound) }
      }
      hasVowel = hasVowel || Array("aeiou".utf8).contains(word[index])
      index += length
    }
  }
}

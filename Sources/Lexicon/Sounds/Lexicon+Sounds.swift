import SimCatalog
public import SimUtterances

/// Names that sound like what was said. They are guesses: a name that was said exactly comes before them.
extension Lexicon {
  /// Above this total, lists of names aren't searched by sound: among a million names everything sounds like some.
  public static let mostSounds = 20_000

  /// The names that sound like words of a sentence, but are written differently.
  public func soundingLike(_ tokens: Range<Int>, in sentence: Utterance) -> [Hit] {
    let index = soundIndex
    guard !index.isEmpty else { return [] }
    return index.names(sounds.keys(ofWords: tokens, in: sentence)).map { name in
      var hit = hit(name, tokens)
      hit.isGuess = true
      return hit
    }
  }

  /// The other names that sound like a term in a sentence.
  public func alike(_ hit: Hit) -> [Hit] {
    soundIndex.alike(SoundIndex.Name(list: hit.list, key: hit.key)).map { self.hit($0, hit.tokens) }
  }

  private func hit(_ name: SoundIndex.Name, _ tokens: Range<Int>) -> Hit {
    let kinds = name.list < 0 ? self.kinds[Int(name.key)] : user.nameLists[Int(name.list)].kinds
    return Hit(tokens: tokens, kinds: kinds, list: name.list, key: name.key)
  }

  private var soundIndex: SoundIndex {
    lazySoundIndex.index {
      var index = SoundIndex()
      // Words for relations and places aren't names, and a family name alone names no one.
      for number in 0..<table.count where kinds[number] != .family && terms[number].contains(where: \.isName) {
        let name = SoundIndex.Name(list: -1, key: Int32(truncatingIfNeeded: number))
        index.add(name, sounds.keys(ofName: Utterance(String(decoding: table.key(number), as: UTF8.self))))
        for hint in hints(of: terms[number]) { index.add(name, sounds.keys(ofHint: hint)) }
      }
      guard user.nameLists.reduce(0, { $0 + $1.count }) <= Lexicon.mostSounds else { return index }
      for (list, names) in user.nameLists.enumerated() {
        for number in 0..<names.count {
          let name = SoundIndex.Name(list: Int32(list), key: Int32(truncatingIfNeeded: number))
          index.add(name, sounds.keys(ofName: Utterance(names.name(number))))
        }
      }
      return index
    }
  }

  /// Written pronunciations of whole names; there are none for parts.
  private func hints(of terms: [Term]) -> [String] {
    terms.compactMap { term in
      guard !term.isPart else { return nil }
      if case .contact(let index) = term.source { return user.contacts[index].phoneticName }
      return term.spoken.pronunciationHint
    }
  }
}

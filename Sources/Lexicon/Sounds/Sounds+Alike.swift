import SimUtterances

extension Sounds {
  /// Whether two names can't be told apart by ear: written alike but for case and marks, or heard alike. Tones tell
  /// syllables of Mandarin apart no better than a bad line does, and aren't looked at.
  public func areAlike(_ name: String, _ other: String) -> Bool {
    let (a, b) = (Utterance(name), Utterance(other))
    let (known, heard) = (Set(keys(ofName: a)), Set(keys(ofName: b)))
    guard known.isEmpty || heard.isEmpty else { return !known.isDisjoint(with: heard) }
    return !a.normalBytes.isEmpty && a.normalBytes == b.normalBytes
  }
}

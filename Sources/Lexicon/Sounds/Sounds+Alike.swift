import SimUtterances

extension Sounds {
  /// Whether two names sound the same: they are written alike except for case and marks, or pronounced alike. Tones are
  /// ignored, because a bad line loses them.
  public func areAlike(_ name: String, _ other: String) -> Bool {
    let (a, b) = (Utterance(name), Utterance(other))
    let (known, heard) = (Set(keys(ofName: a)), Set(keys(ofName: b)))
    guard known.isEmpty || heard.isEmpty else { return !known.isDisjoint(with: heard) }
    return !a.normalBytes.isEmpty && a.normalBytes == b.normalBytes
  }
}

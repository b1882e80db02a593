import SimPhrases
import SimUtterances

/// Words that may surround any sentence, an app's name or a person's.
extension SentenceBuilder {
  /// Carriers around names, and words that may come before and after any sentence.
  mutating func addFrames(_ states: inout NetworkStates, _ starts: FrameStarts, _ frames: [Frame]) {
    var found: [KnownRun] = []
    var walk = FrameWalk(symbols: symbols, names: spans.filter { $0.kind == .name })
    for start in 0..<Int32(count) {
      let token = utterance.tokens[words[Int(start)]]
      if token.kind == .symbol, token.normal.count > 1 {
        // An emoji before or after a sentence means nothing.
        for kind in [KnownRun.Kind.opening, .closing] {
          found.append(KnownRun(kind: kind, start: start, end: start + 1, payload: 0, app: 0))
        }
      }
      let begun = starts.roots(symbol: symbols[Int(start)], isName: flags[Int(start)].contains(.startsName))
      if begun == 0 { continue }
      for (root, kind) in frames where begun & FrameStarts.bit(root) != 0 {
        // A carrier needs a name.
        if kind == .carriedName, walk.names.isEmpty { continue }
        walk.ends.removeAll(keepingCapacity: true)
        walk.walk(states.root(root.rawValue), start, mention: -1, start: start, &states)
        for end in walk.ends {
          switch kind {
          case .carriedName where end.mention >= 0:
            let name = walk.names[end.mention]
            found.append(KnownRun(kind: kind, start: start, end: end.position, payload: name.payload, app: name.app))
          case .opening, .closing:
            found.append(KnownRun(kind: kind, start: start, end: end.position, payload: 0, app: 0))
          default: continue
          }
        }
      }
    }
    spans += found
  }

  // MARK: Labels

  /// A word for a kind of phone number.
  mutating func labelWord(
    _ start: Int, _ count: Int, _ language: Language, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> KnownRun {
    let first = utterance.tokens[words[start]].normal.lowerBound
    let last = utterance.tokens[words[start + count - 1]].normal.upperBound
    labels.append(language.numbers.label(bytes[first..<last]) ?? "")
    return KnownRun(
      kind: .labelWord, start: Int32(start), end: Int32(start + count), payload: Int32(labels.count - 1), app: 0)
  }

  /// "'s mobile", "on her cell", 的手机: words that may follow a name. The longest label inside is the one that is meant.
  mutating func addLabels(_ states: inout NetworkStates, _ starts: FrameStarts) {
    guard !labels.isEmpty else { return }
    let known = spans.filter { $0.kind == .labelWord }
    var walk = FrameWalk(symbols: symbols, names: spans.filter { $0.kind == .name })
    for start in 0..<Int32(count) {
      let begun = starts.roots(symbol: symbols[Int(start)], isName: flags[Int(start)].contains(.startsName))
      guard begun & FrameStarts.bit(.labels) != 0 else { continue }
      walk.ends.removeAll(keepingCapacity: true)
      walk.walk(states.root(LanguageCompiler.Root.labels.rawValue), start, mention: -1, start: start, &states)
      for end in walk.ends {
        let within = known.filter { $0.start >= start && $0.end <= end.position }
        guard let longest = within.max(by: { $0.count < $1.count }) else { continue }
        spans.append(KnownRun(kind: .label, start: start, end: end.position, payload: longest.payload, app: 0))
      }
    }
  }

  typealias Frame = (root: LanguageCompiler.Root, kind: KnownRun.Kind)

  static let frames: [Frame] = [(.carriers, .carriedName), (.openings, .opening), (.closings, .closing)]
  static let answerFrames: [Frame] = [
    (.answerOpenings, .opening), (.openings, .opening), (.closings, .closing),
  ]
}

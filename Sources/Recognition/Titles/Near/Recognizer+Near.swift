import SimPhrases
import SimUtterances

/// How near a sentence is to a phrase of an app's.
public struct Nearness: Hashable, Sendable {
  /// How much they differ: 0 where they are the same except for the words that carry the app's name.
  public var cost: Int
  /// The differences, in the order of the sentence.
  public var differences: [Alignment.Difference]
}

extension Recognizer {
  /// How near a line is to each of some phrases, as far as the language allows differences.
  ///
  /// The app's name may have another position or carrier: both are removed with it (`carriers.phrases`).
  ///
  /// - Parameter names: the words of each of the app's names.
  public func nearness(of line: PlainText, to titles: [SpokenTitle], names: [[String]]) -> [Nearness?] {
    let words = knowledge.nearWords
    guard !words.isEmpty, line.count <= Self.longestNear else { return titles.map { _ in nil } }
    var workspace = knowledge.takeWorkspace()
    defer { knowledge.giveBack(workspace) }
    let said = NearCores(line.tokens, names: NearCores.places(of: names, in: line.tokens), knowledge, &workspace.states)
    func framed(_ core: [Int]) -> (words: [Int], starts: Set<Int>, ends: Set<Int>) {
      (core, said.starts(core, knowledge, &workspace.states), said.ends(core, knowledge, &workspace.states))
    }
    let (named, whole) = (said.named.map(framed), [framed(said.whole)])
    return titles.map { title in
      let needsName = title.appName != nil
      let phrase = NearCores(of: title, knowledge, &workspace.states)
      let marks = utterance(title.words.joined(separator: " "))
      let phraseWords = self.words(of: PlainText(marks), title)
      var best: Nearness?
      for (core, starts, ends) in needsName ? named : whole {
        for kept in needsName ? phrase.named : [phrase.whole] {
          let found = NearAlignment(
            core.map { line.tokens[$0] }, kept.map { phraseWords[phrase.word($0)] }, starts: starts, ends: ends, words)
          guard let found, found.cost < best?.cost ?? Int.max else { continue }
          best = Nearness(
            cost: found.cost,
            differences: found.differences.map { difference in
              let range = line.bytes(words: difference.said.map { core[$0] })
              let meant = difference.phrase.map { phraseWords[phrase.word(kept[$0])].text }.joined(separator: " ")
              return switch difference.kind {
              case .passedOver: .passedOver(range)
              case .exchanged: .exchanged(range, for: meant)
              case .unsaid: .unsaid(meant)
              }
            })
        }
      }
      return best
    }
  }

  /// Whether a request with these words costs something, or takes something away.
  public func isOutright(_ words: PlainText) -> Bool { knowledge.nearWords.isOutright(words.tokens) }

  /// A longer line isn't a phrase.
  private static let longestNear = 40

  /// A phrase's words with what the language's lists say about them.
  private func words(of text: PlainText, _ title: SpokenTitle) -> [NearAlignment.Word] {
    var kinds = [WordMarks.Kinds](repeating: [], count: text.count)
    text.utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in 0..<text.count {
        knowledge.language.marks.find(at: start, in: text.utterance, words: text.words, bytes) { count, found in
          for word in start..<min(text.count, start + count) {
            kinds[word].formUnion(count == 1 ? found : found.subtracting(.weakWord))
          }
        }
      }
    }
    return title.words.indices.map { word in
      let own = kinds.indices.contains(word) ? kinds[word] : []
      let needed: WordMarks.Kinds = [.negation, .condition, .digit]
      return NearAlignment.Word(
        text: title.words[word],
        isTelling: !own.contains(.weakWord) && !knowledge.nearWords.free.contains(title.words[word]),
        isNeeded: !own.isDisjoint(with: needed) || title.words[word].contains(where: \.isNumber))
    }
  }
}

/// The words of a line without an app's name: once without the name alone, and once without its carrier, too.
private struct NearCores {
  /// The indices of the line's words without the name; one list for each way to remove it.
  var named: [[Int]] = []
  /// All of them.
  let whole: [Int]
  private let symbols: [Int32]
  /// The index of an inserted name that isn't a word of the phrase.
  private var inserted: Int?

  init(_ tokens: [String], names: [Range<Int>], _ knowledge: Knowledge, _ states: inout NetworkStates) {
    symbols = tokens.map { Int32(truncatingIfNeeded: knowledge.network.words.find($0.utf8) ?? -1) }
    whole = Array(tokens.indices)
    for name in names {
      let run = KnownRun(
        kind: .name, start: Int32(name.lowerBound), end: Int32(name.upperBound), payload: 0, app: 0)
      var walk = FrameWalk(symbols: symbols, names: [run])
      var longest = name
      for start in max(0, name.lowerBound - Self.longestCarrier)...name.lowerBound {
        walk.ends.removeAll(keepingCapacity: true)
        walk.walk(
          states.root(LanguageCompiler.Root.carriers.rawValue), Int32(start), mention: -1, start: Int32(start), &states)
        for end in walk.ends where end.mention >= 0 && Int(end.position) - start > longest.count {
          longest = start..<Int(end.position)
        }
      }
      for taken in longest == name ? [name] : [longest, name] { named.append(whole.filter { !taken.contains($0) }) }
    }
  }

  /// A phrase, with a word of no language in place of the app's name.
  init(of title: SpokenTitle, _ knowledge: Knowledge, _ states: inout NetworkStates) {
    guard let place = title.appName else {
      self.init(title.words, names: [], knowledge, &states)
      return
    }
    var words = title.words
    words.insert("", at: place)
    self.init(words, names: [place..<place + 1], knowledge, &states)
    inserted = place
  }

  private static let longestCarrier = 8

  /// Where names occur among words.
  static func places(of names: [[String]], in words: [String]) -> [Range<Int>] {
    names.flatMap { name -> [Range<Int>] in
      guard !name.isEmpty, name.count <= words.count else { return [] }
      return (0...words.count - name.count).filter { words[$0..<$0 + name.count].elementsEqual(name) }
        .map { $0..<$0 + name.count }
    }
  }

  /// The index in the phrase itself.
  func word(_ index: Int) -> Int { inserted.map { index > $0 ? index - 1 : index } ?? index }

  /// The indices of words that a core may begin with, after opening words.
  func starts(_ core: [Int], _ knowledge: Knowledge, _ states: inout NetworkStates) -> Set<Int> {
    let walked = frames(core, .openings, &states)
    var starts: Set<Int> = [0]
    for start in 0..<core.count where starts.contains(start) { starts.formUnion(walked[start] ?? []) }
    return starts
  }

  /// The indices before which a core may end, followed by closing words.
  func ends(_ core: [Int], _ knowledge: Knowledge, _ states: inout NetworkStates) -> Set<Int> {
    let walked = frames(core, .closings, &states)
    var ends: Set<Int> = [core.count]
    for start in (0..<core.count).reversed() where walked[start]?.contains(where: ends.contains) ?? false {
      ends.insert(start)
    }
    return ends
  }

  private func frames(
    _ core: [Int], _ root: LanguageCompiler.Root, _ states: inout NetworkStates
  ) -> [Int: [Int]] {
    var walk = FrameWalk(symbols: core.map { symbols[$0] }, names: [])
    var found: [Int: [Int]] = [:]
    for start in core.indices {
      walk.ends.removeAll(keepingCapacity: true)
      walk.walk(states.root(root.rawValue), Int32(start), mention: -1, start: Int32(start), &states)
      if !walk.ends.isEmpty { found[start] = walk.ends.map { Int($0.position) } }
    }
    return found
  }
}

extension PlainText {
  /// The range of some words in the source, in UTF-8, from the first to the last.
  fileprivate func bytes(words: [Int]) -> Range<Int> {
    guard let first = words.min(), let last = words.max() else { return 0..<0 }
    return bytes(first..<last + 1)
  }
}

import SimLexicon
import SimUtterances

/// What a language's lists say about the words.
extension SentenceBuilder {
  mutating func addMarks(_ language: Language) {
    var surnames: [(start: Int, count: Int, isPrefix: Bool)] = []
    var complements: [(start: Int, count: Int)] = []
    var titles: [(words: Range<Int>, isBefore: Bool)] = []
    var asked: [Int] = []
    let hasFamily = hits.contains { $0.kinds.contains(.family) }
    let hasTitles = hasFamily || language.facts.behindTitles != nil
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in words.indices {
        language.marks.find(at: start, in: utterance, words: words, bytes) { count, kinds in
          let span = { KnownRun(kind: $0, start: Int32(start), end: Int32(start + count), payload: 0, app: 0) }
          if kinds.contains(.joiner) {
            spans.append(span(.joiner))
            mark(start, count, .joins)
          }
          if kinds.contains(.article) { spans.append(span(.article)) }
          if kinds.contains(.barePlace) { spans.append(span(.barePlace)) }
          if kinds.contains(.here) { spans.append(span(.here)) }
          if kinds.contains(.digit) {
            mark(start, 1, .digitWord)
            hasNumbers = true
          }
          if kinds.contains(.label) { spans.append(labelWord(start, count, language, bytes)) }
          if kinds.contains(.placeName) { spans.append(span(.placeName)) }
          if kinds.contains(.placeEnding) { addPlaceShapes(endingAt: start, count: count, language.facts) }
          flag(start, count, kinds)
          if kinds.contains(.questionFrame) { asked.append(start + count) }
          if kinds.contains(.verbComplement) { complements.append((start, count)) }
          if hasTitles, kinds.contains(.titleBefore) { titles.append((start..<start + count, true)) }
          if hasFamily, kinds.contains(.titleAfter) { titles.append((start..<start + count, false)) }
          if kinds.contains(.surname) { surnames.append((start, count, false)) }
          if kinds.contains(.namePrefix) { surnames.append((start, count, true)) }
        }
      }
    }
    if !complements.isEmpty, !mentions.isEmpty { addVerbs(complements) }
    if !titles.isEmpty { addTitled(titles) }
    if let lengths = language.facts.behindTitles { addTitleShapes(titles, lengths) }
    // 请问 addresses Siri: what follows isn't a name, unless it is a known one or has the form of one (小明).
    for start in asked where start < words.count && !surnames.contains(where: { $0.isPrefix && $0.start == start }) {
      mark(start, 1, .barred)
    }
    guard !surnames.isEmpty else { return }
    // A name in characters: the surname and one or two more, or 小 and one; 和 is rarely one of them.
    for (start, count, isPrefix) in surnames {
      let facts = language.facts
      guard let lengths = isPrefix ? facts.behindNamePrefixes : facts.behindSurnames else { continue }
      for given in lengths {
        let end = start + count + given
        guard end <= words.count, (start + count..<end).allSatisfy({ isGiven($0) }), !flags[start].contains(.barred)
        else { break }
        spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  /// Flags words as their lists say: all of an entry's words, its first, or its last.
  private mutating func flag(_ start: Int, _ count: Int, _ kinds: WordMarks.Kinds) {
    for (kind, flag) in Self.flagsOfAll where kinds.contains(kind) { mark(start, count, flag) }
    for (kind, flag) in Self.flagsOfFirst where kinds.contains(kind) { mark(start, 1, flag) }
    for (kind, flag) in Self.flagsOfLast where kinds.contains(kind) { mark(start + count - 1, 1, flag) }
  }

  private static let flagsOfAll: [(WordMarks.Kinds, WordFlags)] = [
    (.notTag, .barredTag), (.notTitle, .barredTitle), (.notTitleStart, .barredTitleStart), (.weakWord, .weak),
    (.notPlace, .barredPlace), (.notName, .barred),
  ]

  private static let flagsOfFirst: [(WordMarks.Kinds, WordFlags)] = [
    (.clauseJoiner, .joinsClause), (.islandGuard, .guardsIsland), (.islandFollower, .followsIsland),
    (.islandTail, .tailsIsland), (.clauseStart, .startsClause), (.speechStart, .startsSpeech),
  ]

  private static let flagsOfLast: [(WordMarks.Kinds, WordFlags)] = [
    (.islandLead, .leadsIsland), (.islandBar, .barsIsland), (.appLead, .leadsApp),
  ]

  /// Family names with a title: "Dr Smith", 小王, 王老师.
  private mutating func addTitled(_ titles: [(words: Range<Int>, isBefore: Bool)]) {
    for hit in hits where hit.kinds.contains(.family) {
      guard let start = words.firstIndex(where: { $0 >= hit.tokens.lowerBound }) else { continue }
      let end = words.firstIndex { $0 >= hit.tokens.upperBound } ?? words.count
      for (title, isBefore) in titles where isBefore ? title.upperBound == start : title.lowerBound == end {
        let span = isBefore ? title.lowerBound..<end : start..<title.upperBound
        spans.append(
          KnownRun(
            kind: .term, start: Int32(span.lowerBound), end: Int32(span.upperBound), payload: Int32(hits.count), app: 0)
        )
        hits.append(hit.titled(words[span.lowerBound]..<words[span.upperBound - 1] + 1))
      }
    }
  }

  /// A title with the words behind it is somebody's name, whether or not it has capitals: "mas bayu".
  private mutating func addTitleShapes(_ titles: [(words: Range<Int>, isBefore: Bool)], _ lengths: ClosedRange<Int>) {
    for (title, isBefore) in titles where isBefore {
      for given in lengths {
        let end = title.upperBound + given
        guard end <= words.count, (title.upperBound..<end).allSatisfy({ isBehindTitle($0) }) else { break }
        spans.append(
          KnownRun(kind: .nameShape, start: Int32(title.lowerBound), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  private func isBehindTitle(_ word: Int) -> Bool {
    flags[word].isDisjoint(with: [.barred, .breaks, .joins, .startsClause, .startsName])
  }

  /// An app's name with what completes a verb: 知了一下.
  private mutating func addVerbs(_ complements: [(start: Int, count: Int)]) {
    for span in spans where span.kind == .name {
      for (start, count) in complements where Int(span.end) == start && !flags[start].contains(.breaks) {
        var verb = span
        verb.kind = .verb
        verb.end += Int32(count)
        spans.append(verb)
      }
    }
  }

  /// Words before an ending such as 公园 form a place's name with it.
  private mutating func addPlaceShapes(endingAt ending: Int, count: Int, _ facts: LanguageFacts) {
    guard let lengths = facts.beforePlaceEndings else { return }
    for length in lengths where length <= ending {
      let start = ending - length
      guard (start + 1...ending).allSatisfy({ !flags[$0].contains(.breaks) }) else { return }
      spans.append(
        KnownRun(kind: .placeShape, start: Int32(start), end: Int32(ending + count), payload: 0, app: 0))
    }
  }

  private func isGiven(_ word: Int) -> Bool {
    flags[word].isDisjoint(with: [.barred, .breaks, .joins]) && flags[word].contains(.ideograph)
  }

  private mutating func mark(_ start: Int, _ count: Int, _ flag: WordFlags) {
    for word in start..<start + count { flags[word].insert(flag) }
  }
}

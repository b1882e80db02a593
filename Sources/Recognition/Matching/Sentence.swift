import SimLexicon
import SimPhrases
import SimUtterances

/// A sentence with all that is known of its words, ready for the phrases.
///
/// Punctuation takes no part in matching; positions count the other tokens.
struct Sentence {
  let utterance: Utterance
  /// The tokens that are words.
  private(set) var words: [Int] = []
  /// The number of each word in the network, -1 where no phrase has it.
  private(set) var symbols: [Int32] = []
  /// Whether a comma, a colon or the like stands before a word; one more for the end.
  private(set) var breaks: [Bool] = []
  /// Whether what stands there is more than a comma: a name doesn't go on behind it.
  private(set) var stops: [Bool] = []
  /// Words that stand in no name.
  private(set) var isBarred: [Bool] = []
  /// Words that stand in no place that nobody knows.
  private(set) var isBarredPlace: [Bool] = []
  /// Words that stand in nothing that is looked for by free words.
  private(set) var isBarredTag: [Bool] = []
  /// Words with which a clause may begin.
  private(set) var startsClause: [Bool] = []
  /// Words with which what somebody says begins, such as those behind an opening quote.
  private(set) var startsSpeech: [Bool] = []
  /// Words that stand for one digit: "five", 幺.
  private var isDigitWord: [Bool] = []
  /// What the labels among the words mean, by their numbers; empty for "phone".
  private(set) var labels: [String] = []
  private(set) var hits: [Lexicon.Hit] = []
  private(set) var mentions: [AppNames.Mention] = []
  /// The apps that are named, by their flags: flag 1 is the first.
  private(set) var namedApps: [Int] = []
  /// By their first words.
  private(set) var spans: [Span] = []
  /// Where the spans of each word begin in `spans`.
  private(set) var firstSpan: [Int32] = []

  /// So many different apps may be named in one sentence; names of others stay words.
  static let mostApps = 7

  var count: Int { words.count }

  init(
    _ text: String, _ knowledge: Knowledge, states: inout NetworkStates, isAnswer: Bool = false
  ) {
    utterance = Utterance(text)
    words.reserveCapacity(utterance.tokens.count)
    breaks.reserveCapacity(utterance.tokens.count + 1)
    symbols.reserveCapacity(utterance.tokens.count)
    stops.reserveCapacity(utterance.tokens.count + 1)
    spans.reserveCapacity(min(utterance.tokens.count, 4_096) * 3)
    var isBroken = false
    var isStopped = false
    var quotes = QuoteState()
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for (index, token) in utterance.tokens.enumerated() {
        if token.kind == .punctuation {
          quotes.take(utterance.source(token.range))
          if utterance.parts(at: index) {
            isBroken = true
            if ![",", "，", "、"].contains(utterance.source(token.range)) { isStopped = true }
          }
          continue
        }
        words.append(index)
        startsSpeech.append(quotes.hasOpened)
        quotes.hasOpened = false
        breaks.append(isBroken)
        stops.append(isStopped)
        isBroken = false
        isStopped = false
        var hash = ByteTable.Hash()
        for position in token.normal { hash.add(bytes[position]) }
        let key = UnsafeBufferPointer(rebasing: bytes[token.normal])
        symbols.append(Int32(truncatingIfNeeded: knowledge.network.words.find(key, hash) ?? -1))
      }
    }
    breaks.append(isBroken)
    stops.append(isStopped)
    isBarred = [Bool](repeating: false, count: count)
    isBarredPlace = isBarred
    isDigitWord = isBarred
    isBarredTag = isBarred
    startsClause = isBarred
    knowledge.lexicon.find(in: utterance, hits: &hits)
    if !isAnswer { mentions = knowledge.names.find(in: utterance) }
    gatherSpans(knowledge.language, &states, isAnswer: isAnswer)
  }

  /// The spans that begin at a word.
  @inline(__always)
  func spans(at position: Int32) -> Range<Int> {
    Int(firstSpan[Int(position)])..<Int(firstSpan[Int(position) + 1])
  }

  private mutating func gatherSpans(_ language: Language, _ states: inout NetworkStates, isAnswer: Bool) {
    let wordOfToken = wordIndices()
    addTerms(wordOfToken)
    addMentions(wordOfToken)
    addMarks(language)
    addNameShapes()
    index()
    addFrames(&states, isAnswer ? Sentence.answerFrames : Sentence.frames)
    addLabels(language, &states)
    index()
  }

  /// The word that a token is or, for punctuation, the next one.
  private func wordIndices() -> [Int32] {
    var result = [Int32](repeating: 0, count: utterance.tokens.count + 1)
    var word: Int32 = 0
    for index in utterance.tokens.indices {
      result[index] = word
      if utterance.tokens[index].kind != .punctuation { word += 1 }
    }
    result[utterance.tokens.count] = word
    return result
  }

  private mutating func addTerms(_ wordOfToken: [Int32]) {
    for (number, hit) in hits.enumerated() {
      let (start, end) = (wordOfToken[hit.tokens.lowerBound], wordOfToken[hit.tokens.upperBound])
      spans.append(Span(kind: .term, start: start, end: end, payload: Int32(number), app: 0))
    }
  }

  private mutating func addMentions(_ wordOfToken: [Int32]) {
    for (number, mention) in mentions.enumerated() {
      let flag: Int
      if let known = namedApps.firstIndex(of: mention.app) {
        flag = known + 1
      } else {
        guard namedApps.count < Sentence.mostApps else { continue }
        namedApps.append(mention.app)
        flag = namedApps.count
      }
      let (start, end) = (wordOfToken[mention.tokens.lowerBound], wordOfToken[mention.tokens.upperBound])
      spans.append(Span(kind: .name, start: start, end: end, payload: Int32(number), app: UInt8(flag)))
    }
  }

  private mutating func addMarks(_ language: Language) {
    var surnames: [(start: Int, count: Int, isPrefix: Bool)] = []
    var complements: [(start: Int, count: Int)] = []
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in words.indices {
        language.marks.find(at: start, in: utterance, words: words, bytes) { count, kinds in
          let span = { Span(kind: $0, start: Int32(start), end: Int32(start + count), payload: 0, app: 0) }
          if kinds.contains(.joiner) { spans.append(span(.joiner)) }
          if kinds.contains(.article) { spans.append(span(.article)) }
          if kinds.contains(.barePlace) { spans.append(span(.barePlace)) }
          if kinds.contains(.digit) { isDigitWord[start] = true }
          if kinds.contains(.label) { spans.append(labelWord(start, count, language, bytes)) }
          if kinds.contains(.placeName) { spans.append(span(.placeName)) }
          if kinds.contains(.placeEnding) { addPlaceShapes(endingAt: start, count: count) }
          if kinds.contains(.notTag) { for word in start..<start + count { isBarredTag[word] = true } }
          if kinds.contains(.notPlace) { for word in start..<start + count { isBarredPlace[word] = true } }
          if kinds.contains(.clauseStart) { startsClause[start] = true }
          if kinds.contains(.speechStart) { startsSpeech[start] = true }
          if kinds.contains(.notName) { for word in start..<start + count { isBarred[word] = true } }
          if kinds.contains(.verbComplement) { complements.append((start, count)) }
          if kinds.contains(.surname) { surnames.append((start, count, false)) }
          if kinds.contains(.namePrefix) { surnames.append((start, count, true)) }
        }
      }
    }
    if !complements.isEmpty, !mentions.isEmpty { addVerbs(complements) }
    guard !surnames.isEmpty else { return }
    // A name in Chinese: the surname and one or two characters, or 小 and one; 和 is hardly one of them.
    var joins = [Bool](repeating: false, count: words.count)
    for span in spans where span.kind == .joiner { for word in span.start..<span.end { joins[Int(word)] = true } }
    for (start, count, isPrefix) in surnames {
      for given in 1...(isPrefix ? 1 : 2) {
        let end = start + count + given
        guard end <= words.count, (start + count..<end).allSatisfy({ isGiven($0) && !joins[$0] }), !isBarred[start]
        else { break }
        spans.append(Span(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  /// An app's name with what completes a verb: 知了一下.
  private mutating func addVerbs(_ complements: [(start: Int, count: Int)]) {
    for span in spans where span.kind == .name {
      for (start, count) in complements where Int(span.end) == start && !breaks[start] {
        var verb = span
        verb.kind = .verb
        verb.end += Int32(count)
        spans.append(verb)
      }
    }
  }

  /// Two to four words before an ending such as 公园 make a place's name with it.
  private mutating func addPlaceShapes(endingAt ending: Int, count: Int) {
    for length in 2...4 where length <= ending {
      let start = ending - length
      guard (start + 1...ending).allSatisfy({ !breaks[$0] }) else { return }
      spans.append(
        Span(kind: .placeShape, start: Int32(start), end: Int32(ending + count), payload: 0, app: 0))
    }
  }

  private func isGiven(_ word: Int) -> Bool {
    !isBarred[word] && !breaks[word] && utterance.tokens[words[word]].kind == .ideograph
  }

  /// A name in a script with capitals: one to three capitalised words.
  private mutating func addNameShapes() {
    let capitals = words.indices.map { isCapitalised($0) }
    // An app's name is no family name.
    var endsName = startsClause
    for span in spans where span.kind == .name { endsName[Int(span.start)] = true }
    addNumbersDialled()
    for start in words.indices where capitals[start] {
      var end = start
      while end < min(words.count, start + 3), capitals[end], end == start || !(breaks[end] || endsName[end]) {
        end += 1
        spans.append(Span(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  /// A number to be dialled, in groups of digits as it is said or written: "+1 415 555 0101", "(415) 555-0101".
  private mutating func addNumbersDialled() {
    var start = 0
    while start < count {
      var end = start
      if isPlus(end) { end += 1 }
      var digits = 0
      while end < count, isDigits(end), digits == 0 || !breaks[end] {
        digits += isDigitWord[end] ? 1 : utterance.tokens[words[end]].normal.count
        end += 1
      }
      if digits >= 3, digits <= 20 {
        spans.append(Span(kind: .dialled, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      if digits >= 5, digits <= 20 {
        spans.append(Span(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      start = max(end, start + 1)
    }
  }

  private func isDigits(_ word: Int) -> Bool {
    if isDigitWord[word] { return true }
    let token = utterance.tokens[words[word]]
    return token.kind == .number && utterance.source(token.range).utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private func isPlus(_ word: Int) -> Bool {
    let token = utterance.tokens[words[word]]
    return token.kind == .symbol && utterance.source(token.range) == "+"
  }

  private func isCapitalised(_ word: Int) -> Bool {
    let token = utterance.tokens[words[word]]
    guard token.kind == .word, !isBarred[word] else { return false }
    // What changes in its normal form beside its accents was a capital.
    let view = utterance.text.utf8
    guard let start = view.index(view.startIndex, offsetBy: token.range.lowerBound, limitedBy: view.endIndex),
      start < view.endIndex
    else { return false }
    let scalar = utterance.text.unicodeScalars[start]
    return scalar.isASCII ? scalar.value >= 0x41 && scalar.value <= 0x5A : scalar.properties.isUppercase
  }

  /// Carriers around names, and what may stand before and behind any sentence.
  private mutating func addFrames(_ states: inout NetworkStates, _ frames: [Frame]) {
    var found: [Span] = []
    var walk = FrameWalk(sentence: self)
    for start in 0..<Int32(count) {
      let token = utterance.tokens[words[Int(start)]]
      if token.kind == .symbol, token.normal.count > 1 {
        // An emoji before or behind a sentence says nothing.
        for kind in [Span.Kind.opening, .closing] {
          found.append(Span(kind: kind, start: start, end: start + 1, payload: 0, app: 0))
        }
      }
      for (root, kind) in frames {
        walk.ends.removeAll(keepingCapacity: true)
        walk.walk(states.root(root.rawValue), start, mention: -1, start: start, &states)
        for end in walk.ends {
          switch kind {
          case .carriedName where end.mention >= 0:
            let name = spans[end.mention]
            found.append(Span(kind: kind, start: start, end: end.position, payload: name.payload, app: name.app))
          case .opening, .closing:
            found.append(Span(kind: kind, start: start, end: end.position, payload: 0, app: 0))
          default: continue
          }
        }
      }
    }
    spans += found
  }

  // MARK: Labels

  /// A word for one of somebody's numbers.
  private mutating func labelWord(
    _ start: Int, _ count: Int, _ language: Language, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Span {
    let first = utterance.tokens[words[start]].normal.lowerBound
    let last = utterance.tokens[words[start + count - 1]].normal.upperBound
    labels.append(language.numbers.label(bytes[first..<last]) ?? "")
    return Span(
      kind: .labelWord, start: Int32(start), end: Int32(start + count), payload: Int32(labels.count - 1), app: 0)
  }

  /// "'s mobile", "on her cell", 的手机: what may stand behind a name. The longest label within is the one that is meant.
  private mutating func addLabels(_ language: Language, _ states: inout NetworkStates) {
    guard !labels.isEmpty else { return }
    let known = spans.filter { $0.kind == .labelWord }
    var walk = FrameWalk(sentence: self)
    for start in 0..<Int32(count) {
      walk.ends.removeAll(keepingCapacity: true)
      walk.walk(states.root(LanguageCompiler.Root.labels.rawValue), start, mention: -1, start: start, &states)
      for end in walk.ends {
        let within = known.filter { $0.start >= start && $0.end <= end.position }
        guard let longest = within.max(by: { $0.count < $1.count }) else { continue }
        spans.append(Span(kind: .label, start: start, end: end.position, payload: longest.payload, app: 0))
      }
    }
  }

  private typealias Frame = (root: LanguageCompiler.Root, kind: Span.Kind)

  private static let frames: [Frame] = [(.carriers, .carriedName), (.openings, .opening), (.closings, .closing)]
  private static let answerFrames: [Frame] = [
    (.answerOpenings, .opening), (.openings, .opening), (.closings, .closing),
  ]

  /// Sorts the spans by their first words.
  private mutating func index() {
    firstSpan = [Int32](repeating: 0, count: count + 2)
    for span in spans { firstSpan[Int(span.start) + 1] += 1 }
    for position in 1..<firstSpan.count { firstSpan[position] += firstSpan[position - 1] }
    var next = firstSpan
    var sorted = spans
    for span in spans {
      let position = Int(span.start)
      sorted[Int(next[position])] = span
      next[position] += 1
    }
    spans = sorted
  }
}

/// Which quotes are open.
private struct QuoteState {
  /// Whether one opened right before.
  var hasOpened = false
  private var isStraightOpen = false

  mutating func take(_ mark: String) {
    switch mark {
    case "“", "「", "『": hasOpened = true
    case "\"":
      isStraightOpen.toggle()
      hasOpened = isStraightOpen
    default: break
    }
  }
}

/// Walks a network without slots along a sentence.
private struct FrameWalk {
  let sentence: Sentence
  /// Where the network's phrases end, and the span of the app's name on the way, -1 where there is none.
  var ends: [(position: Int32, mention: Int)] = []

  init(sentence: Sentence) { self.sentence = sentence }

  mutating func walk(
    _ state: Int32, _ position: Int32, mention: Int, start: Int32, _ states: inout NetworkStates
  ) {
    if position > start, states.isEnd(state) { ends.append((position, mention)) }
    guard position < Int32(sentence.count), position - start < 64 else { return }
    let symbol = sentence.symbols[Int(position)]
    if symbol >= 0, let target = states.target(of: state, word: symbol) {
      walk(target, position + 1, mention: mention, start: start, &states)
    }
    if mention < 0, let target = states.targetOfAppName(state) {
      for number in sentence.spans(at: position) where sentence.spans[number].kind == .name {
        walk(target, sentence.spans[number].end, mention: number, start: start, &states)
      }
    }
  }
}

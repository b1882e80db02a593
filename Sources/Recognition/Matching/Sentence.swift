import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// What a language's lists and the marks around it say of one word.
struct WordFlags: OptionSet, Sendable {
  let rawValue: UInt32

  /// A comma, a colon or the like stands before it.
  static let breaks = WordFlags(rawValue: 1)
  /// What stands there is more than a comma: a name doesn't go on after it.
  static let stops = WordFlags(rawValue: 2)
  /// It stands in no name.
  static let barred = WordFlags(rawValue: 4)
  /// It stands in no place that nobody knows.
  static let barredPlace = WordFlags(rawValue: 8)
  /// It stands in nothing that is looked for by free words.
  static let barredTag = WordFlags(rawValue: 16)
  /// A clause may begin with it.
  static let startsClause = WordFlags(rawValue: 32)
  /// What somebody says begins with it, such as a word after an opening quote.
  static let startsSpeech = WordFlags(rawValue: 64)
  /// It stands for one digit: "five", 幺.
  static let digitWord = WordFlags(rawValue: 128)
  static let ideograph = WordFlags(rawValue: 256)
  static let capital = WordFlags(rawValue: 512)
  /// It joins names.
  static let joins = WordFlags(rawValue: 1024)
  /// An app's name begins with it.
  static let startsName = WordFlags(rawValue: 2048)
  /// It stands in no title that nobody knows.
  static let barredTitle = WordFlags(rawValue: 4096)
  /// No title that nobody knows begins with it.
  static let barredTitleStart = WordFlags(rawValue: 8192)
  /// A clause that stands by itself may begin with it: "because", "and I".
  static let joinsClause = WordFlags(rawValue: 16_384)
  /// What stands behind it is no request by itself: "remind me to".
  static let guardsIsland = WordFlags(rawValue: 32_768)
  /// An island may begin right behind it: "could you possibly **call Sam**".
  static let leadsIsland = WordFlags(rawValue: 131_072)
  /// An island may end right before it: "**get me a ride home** because".
  static let followsIsland = WordFlags(rawValue: 262_144)
  /// No island begins right behind it: "a **message to Sam**".
  static let barsIsland = WordFlags(rawValue: 524_288)
  /// An island may end right before it if enough speaks for it: "**get me a ride** to where we were".
  static let tailsIsland = WordFlags(rawValue: 1_048_576)
  /// It stands in requests of every kind, and tells none from another.
  static let weak = WordFlags(rawValue: 65_536)
}

/// A sentence with all that is known of its words, ready for the phrases.
///
/// Punctuation takes no part in matching; positions count the other tokens. One object, so that the steps of understanding
/// share it without counting its parts.
final class Sentence {
  let utterance: Utterance
  /// The tokens that are words.
  let words: [Int]
  /// The number of each word in the network, -1 where no phrase has it.
  let symbols: [Int32]
  /// The words of the network that stand at a word or behind it; one more for the end.
  let later: [WordBits]
  /// Of each word; one more for the end.
  let flags: [WordFlags]
  /// What the labels among the words mean, by their numbers; empty for "phone".
  let labels: [String]
  let hits: [Lexicon.Hit]
  let mentions: [AppNames.Mention]
  /// The apps that are named, by their flags: flag 1 is the first.
  let namedApps: [Int]
  /// Of each flag: whether that app isn't there while another one is named that is. "Get me an Uber with HuHu" is asked of HuHu.
  private let passedOver: [Bool]
  /// By their first words.
  let spans: [KnownRun]
  /// What the closed readers make of it.
  let readings = SentenceReadings()
  /// Where the spans of each word begin in `spans`.
  private let firstSpan: [Int32]

  /// So many different apps may be named in one sentence; names of others stay words.
  static let mostApps = 7

  var count: Int { words.count }

  /// - Parameter guesses: terms that words only sound like, where a sentence is heard again.
  init(
    _ text: String, _ knowledge: Knowledge, states: inout NetworkStates, isAnswer: Bool = false,
    guesses: [Lexicon.Hit] = []
  ) {
    var builder = SentenceBuilder(text, knowledge, isAnswer: isAnswer)
    builder.hits += guesses
    builder.gatherSpans(knowledge, &states, isAnswer: isAnswer)
    utterance = builder.utterance
    words = builder.words
    symbols = builder.symbols
    flags = builder.flags
    labels = builder.labels
    hits = builder.hits
    mentions = builder.mentions
    namedApps = builder.namedApps
    passedOver = builder.passedOver(knowledge)
    (spans, firstSpan) = builder.sortedSpans()
    later = builder.later()
  }

  /// The terms behind a hit, most important first; behind a guess those of every name that sounds so.
  func terms(_ number: Int, _ lexicon: Lexicon) -> [Term] {
    let hit = hits[number]
    guard hit.isGuess else { return lexicon.terms(of: hit) }
    return hits.filter { $0.isGuess && $0.tokens == hit.tokens }.flatMap { lexicon.terms(of: $0) }
  }

  /// Whether the name of an app says nothing of who is meant.
  func isPassedOver(_ flag: UInt8) -> Bool { flag > 0 && passedOver[Int(flag) - 1] }

  /// The spans that begin at a word.
  @inline(__always)
  func spans(at position: Int32) -> Range<Int> {
    Int(firstSpan[Int(position)])..<Int(firstSpan[Int(position) + 1])
  }

  /// Whether a comma, a colon or the like stands before a word, or before the end.
  @inline(__always)
  func breaks(_ word: Int) -> Bool { flags[word].contains(.breaks) }

  /// Whether a word stands in no name.
  @inline(__always)
  func isBarred(_ word: Int) -> Bool { flags[word].contains(.barred) }
}

/// Gathers what is known of a sentence.
private struct SentenceBuilder {
  let utterance: Utterance
  var words: [Int] = []
  var symbols: [Int32] = []
  var flags: [WordFlags] = []
  var labels: [String] = []
  var hits: [Lexicon.Hit] = []
  var mentions: [AppNames.Mention] = []
  var namedApps: [Int] = []
  var spans: [KnownRun] = []
  private var count: Int { words.count }
  private var hasCapitals = false
  private var hasNumbers = false
  private var hasSymbols = false

  init(_ text: String, _ knowledge: Knowledge, isAnswer: Bool) {
    utterance = Utterance(text, knowledge.language.apostrophes)
    let tokenCount = utterance.tokens.count
    words.reserveCapacity(tokenCount)
    symbols.reserveCapacity(tokenCount)
    flags.reserveCapacity(tokenCount + 1)
    spans.reserveCapacity(min(tokenCount, 4_096) * 3)
    var before: WordFlags = []
    var quotes = QuoteState()
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for index in 0..<tokenCount {
        let token = utterance.tokens[index]
        if token.kind == .punctuation {
          before.formUnion(marks(token, index, &quotes))
          continue
        }
        var flag = before
        before = []
        if quotes.hasOpened { flag.insert(.startsSpeech) }
        quotes.hasOpened = false
        switch token.kind {
        case .ideograph: flag.insert(.ideograph)
        case .number: hasNumbers = true
        case .symbol: (hasNumbers, hasSymbols) = (true, true)
        case .word where isCapitalised(token):
          flag.insert(.capital)
          hasCapitals = true
        case .word, .punctuation: break
        }
        words.append(index)
        flags.append(flag)
        var hash = ByteTable.Hash()
        for position in token.normal { hash.add(bytes[position]) }
        let key = UnsafeBufferPointer(rebasing: bytes[token.normal])
        symbols.append(Int32(truncatingIfNeeded: knowledge.network.words.find(key, hash) ?? -1))
      }
    }
    flags.append(before)
    knowledge.lexicon.find(in: utterance, hits: &hits)
    if !isAnswer { mentions = knowledge.names.find(in: utterance) }
  }

  /// What a punctuation mark says of the word after it.
  private func marks(_ token: Token, _ index: Int, _ quotes: inout QuoteState) -> WordFlags {
    quotes.take(utterance.source(token.range))
    guard utterance.parts(at: index) else { return [] }
    return [",", "，", "、"].contains(utterance.source(token.range)) ? .breaks : [.breaks, .stops]
  }

  mutating func gatherSpans(_ knowledge: Knowledge, _ states: inout NetworkStates, isAnswer: Bool) {
    let wordOfToken = wordIndices()
    addTerms(wordOfToken)
    addMentions(wordOfToken)
    addMarks(knowledge.language)
    addNameShapes(knowledge.language.facts)
    addFrames(&states, knowledge.frames, isAnswer ? SentenceBuilder.answerFrames : SentenceBuilder.frames)
    addLabels(&states, knowledge.frames)
  }

  /// The word that a token is or, for punctuation, the next one.
  private func wordIndices() -> [Int32] {
    guard !hits.isEmpty || !mentions.isEmpty else { return [] }
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
    for number in hits.indices {
      let hit = hits[number]
      let (start, end) = (wordOfToken[hit.tokens.lowerBound], wordOfToken[hit.tokens.upperBound])
      spans.append(KnownRun(kind: .term, start: start, end: end, payload: Int32(number), app: 0))
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
      spans.append(KnownRun(kind: .name, start: start, end: end, payload: Int32(number), app: UInt8(flag)))
      flags[Int(start)].insert(.startsName)
    }
  }

  /// Of each app that is named: whether it isn't there, and another one is.
  func passedOver(_ knowledge: Knowledge) -> [Bool] {
    let missing = namedApps.map { knowledge.nameOfMissingApp($0) != nil }
    return missing.contains(false) ? missing : [Bool](repeating: false, count: missing.count)
  }

  /// The words that stand at a word or behind it.
  func later() -> [WordBits] {
    var result = [WordBits](repeating: .end, count: symbols.count + 1)
    var lastName: Int32 = -1
    for span in spans where span.kind == .name || span.kind == .verb { lastName = max(lastName, span.start) }
    for word in symbols.indices.reversed() {
      result[word] = result[word + 1]
      if symbols[word] >= 0 { result[word].insert(symbols[word]) }
      if word == lastName { result[word].formUnion(.appName) }
    }
    return result
  }

  private mutating func addMarks(_ language: Language) {
    var surnames: [(start: Int, count: Int, isPrefix: Bool)] = []
    var complements: [(start: Int, count: Int)] = []
    var titles: [(words: Range<Int>, isBefore: Bool)] = []
    var asked: [Int] = []
    let hasFamily = hits.contains { $0.kinds.contains(.family) }
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
          if hasFamily, kinds.contains(.titleBefore) { titles.append((start..<start + count, true)) }
          if hasFamily, kinds.contains(.titleAfter) { titles.append((start..<start + count, false)) }
          if kinds.contains(.surname) { surnames.append((start, count, false)) }
          if kinds.contains(.namePrefix) { surnames.append((start, count, true)) }
        }
      }
    }
    if !complements.isEmpty, !mentions.isEmpty { addVerbs(complements) }
    if !titles.isEmpty { addTitled(titles) }
    // 请问 is asked of Siri: what follows it is nobody's name, unless somebody has it or it is said as one (小明).
    for start in asked where start < words.count && !surnames.contains(where: { $0.isPrefix && $0.start == start }) {
      mark(start, 1, .barred)
    }
    guard !surnames.isEmpty else { return }
    // A name in characters: the surname and one or two more, or 小 and one; 和 is hardly one of them.
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

  /// Marks words as the lists that have them say: all of an entry's, its first, or its last.
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
    (.islandLead, .leadsIsland), (.islandBar, .barsIsland),
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

  /// Some words before an ending such as 公园 make a place's name with it.
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

  /// A name in a script with capitals: some capitalised words.
  private mutating func addNameShapes(_ facts: LanguageFacts) {
    if hasNumbers { addNumbersDialled() }
    if hasSymbols { addAddresses() }
    guard hasCapitals, let lengths = facts.capitals else { return }
    let namesEnd = spans.filter { $0.kind == .name }.map(\.end)
    for start in words.indices where isCapital(start) {
      var end = start
      // Every sentence begins with a capital: "HuHu, Show me a car" speaks to nobody called Show.
      let isFirst = start == 0 || flags[start].contains(.stops) || isBehind(namesEnd, start)
      let leastCount = isFirst && symbols[start] >= 0 ? max(2, lengths.lowerBound) : lengths.lowerBound
      // An app's name is no family name.
      while end < min(words.count, start + lengths.upperBound), isCapital(end),
        end == start || flags[end].isDisjoint(with: [.breaks, .startsClause, .startsName])
      {
        end += 1
        guard end - start >= leastCount else { continue }
        spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  /// Whether a word stands right behind an app's name with a mark between them.
  private func isBehind(_ names: [Int32], _ word: Int) -> Bool {
    flags[word].contains(.breaks) && names.contains(Int32(word))
  }

  private func isCapital(_ word: Int) -> Bool { flags[word].contains(.capital) && !flags[word].contains(.barred) }

  /// A number to be dialled, in groups of digits as it is said or written: "+1 415 555 0101", "(415) 555-0101".
  private mutating func addNumbersDialled() {
    var start = 0
    while start < count {
      var end = start
      if isSymbol(end, "+") { end += 1 }
      var digits = 0
      while end < count, isDigits(end), digits == 0 || !flags[end].contains(.breaks) {
        digits += flags[end].contains(.digitWord) ? 1 : utterance.tokens[words[end]].normal.count
        end += 1
      }
      if digits >= 3, digits <= 20 {
        spans.append(KnownRun(kind: .dialled, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      if digits >= 5, digits <= 20 {
        spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      start = max(end, start + 1)
    }
  }

  /// E-mail addresses, which are somebody's name where nobody is known by them.
  private mutating func addAddresses() {
    for word in words.indices where isSymbol(word, "@") {
      var (start, end) = (word, word + 1)
      while start > 0, isWritten(start - 1, togetherWith: start) { start -= 1 }
      while end < count, isWritten(end - 1, togetherWith: end) { end += 1 }
      let tokens = words[start]..<words[end - 1] + 1
      guard PersonHandle(address: utterance.source(utterance.range(of: tokens))) != nil else { continue }
      spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
    }
  }

  /// Whether no space stands between two words that follow each other, neither of which is a character.
  private func isWritten(_ word: Int, togetherWith next: Int) -> Bool {
    guard !flags[word].contains(.ideograph), !flags[next].contains(.ideograph) else { return false }
    return (words[word]..<words[next]).allSatisfy { utterance.touchesNext($0) }
  }

  private func isDigits(_ word: Int) -> Bool {
    if flags[word].contains(.digitWord) { return true }
    let token = utterance.tokens[words[word]]
    return token.kind == .number && utterance.source(token.range).utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private func isSymbol(_ word: Int, _ symbol: String) -> Bool {
    let token = utterance.tokens[words[word]]
    return token.kind == .symbol && utterance.source(token.range) == symbol
  }

  private func isCapitalised(_ token: Token) -> Bool {
    // What changes in its normal form beside its accents was a capital.
    let view = utterance.text.utf8
    guard let start = view.index(view.startIndex, offsetBy: token.range.lowerBound, limitedBy: view.endIndex),
      start < view.endIndex
    else { return false }
    let scalar = utterance.text.unicodeScalars[start]
    return scalar.isASCII ? scalar.value >= 0x41 && scalar.value <= 0x5A : scalar.properties.isUppercase
  }

  /// Carriers around names, and what may stand before and after any sentence.
  private mutating func addFrames(_ states: inout NetworkStates, _ starts: FrameStarts, _ frames: [Frame]) {
    var found: [KnownRun] = []
    var walk = FrameWalk(symbols: symbols, names: spans.filter { $0.kind == .name })
    for start in 0..<Int32(count) {
      let token = utterance.tokens[words[Int(start)]]
      if token.kind == .symbol, token.normal.count > 1 {
        // An emoji before or after a sentence says nothing.
        for kind in [KnownRun.Kind.opening, .closing] {
          found.append(KnownRun(kind: kind, start: start, end: start + 1, payload: 0, app: 0))
        }
      }
      let begun = starts.roots(symbol: symbols[Int(start)], isName: flags[Int(start)].contains(.startsName))
      if begun == 0 { continue }
      for (root, kind) in frames where begun & FrameStarts.bit(root) != 0 {
        // What carries a name is nothing without one.
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

  /// A word for one of somebody's numbers.
  private mutating func labelWord(
    _ start: Int, _ count: Int, _ language: Language, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> KnownRun {
    let first = utterance.tokens[words[start]].normal.lowerBound
    let last = utterance.tokens[words[start + count - 1]].normal.upperBound
    labels.append(language.numbers.label(bytes[first..<last]) ?? "")
    return KnownRun(
      kind: .labelWord, start: Int32(start), end: Int32(start + count), payload: Int32(labels.count - 1), app: 0)
  }

  /// "'s mobile", "on her cell", 的手机: what may stand after a name. The longest label within is the one that is meant.
  private mutating func addLabels(_ states: inout NetworkStates, _ starts: FrameStarts) {
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

  private typealias Frame = (root: LanguageCompiler.Root, kind: KnownRun.Kind)

  private static let frames: [Frame] = [(.carriers, .carriedName), (.openings, .opening), (.closings, .closing)]
  private static let answerFrames: [Frame] = [
    (.answerOpenings, .opening), (.openings, .opening), (.closings, .closing),
  ]

  /// The spans by their first words, and where those of each word begin.
  func sortedSpans() -> (spans: [KnownRun], first: [Int32]) {
    // One place more than words, and one more for the counting: when all is sorted, each place holds its own beginning.
    var next = [Int32](repeating: 0, count: count + 3)
    for span in spans { next[Int(span.start) + 2] += 1 }
    for position in 1..<next.count { next[position] += next[position - 1] }
    let sorted = [KnownRun](unsafeUninitializedCapacity: spans.count) { sorted, initialised in
      for span in spans {
        let place = Int(next[Int(span.start) + 1])
        (sorted.baseAddress.map { $0 + place })?.initialize(to: span)
        next[Int(span.start) + 1] += 1
      }
      initialised = spans.count
    }
    return (sorted, next)
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
  let symbols: [Int32]
  /// The names of apps in the sentence.
  let names: [KnownRun]
  /// Where the network's phrases end, and which of the names is on the way, -1 where there is none.
  var ends: [(position: Int32, mention: Int)] = []

  init(symbols: [Int32], names: [KnownRun]) { (self.symbols, self.names) = (symbols, names) }

  mutating func walk(
    _ state: Int32, _ position: Int32, mention: Int, start: Int32, _ states: inout NetworkStates
  ) {
    if position > start, states.isEnd(state) { ends.append((position, mention)) }
    guard position < Int32(symbols.count), position - start < 64 else { return }
    let symbol = symbols[Int(position)]
    if symbol >= 0, let target = states.target(of: state, word: symbol) {
      walk(target, position + 1, mention: mention, start: start, &states)
    }
    if mention < 0, !names.isEmpty, let target = states.targetOfAppName(state) {
      for number in names.indices where names[number].start == position {
        walk(target, names[number].end, mention: number, start: start, &states)
      }
    }
  }
}

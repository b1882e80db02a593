import SimLexicon
import SimPhrases
import SimUtterances

/// Collects what is known of a sentence.
struct SentenceBuilder {
  let utterance: Utterance
  var words: [Int] = []
  var symbols: [Int32] = []
  var flags: [WordFlags] = []
  var labels: [String] = []
  var hits: [Lexicon.Hit] = []
  var mentions: [AppNames.Mention] = []
  var namedApps: [Int] = []
  var spans: [KnownRun] = []
  var count: Int { words.count }
  var hasCapitals = false
  var hasNumbers = false
  var hasSymbols = false

  init(_ utterance: Utterance, _ knowledge: Knowledge, isAnswer: Bool) {
    self.utterance = utterance
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

  /// What a punctuation mark says about the word after it.
  private func marks(_ token: Token, _ index: Int, _ quotes: inout QuoteState) -> WordFlags {
    quotes.take(utterance.source(token.range))
    switch utterance.boundary(at: index) {
    case .pause: return .breaks
    case .colon, .end: return [.breaks, .stops]
    case .possibleEnd, nil: return []
    }
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

  /// The word of a token or, for punctuation, the next word.
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

  /// The options' names are terms of the moment.
  mutating func addOptions(_ names: [[String]]) {
    guard !names.isEmpty else { return }
    let said = words.map(utterance.normal)
    for start in said.indices {
      for name in names where !name.isEmpty && said[start...].starts(with: name) {
        spans.append(
          KnownRun(kind: .option, start: Int32(start), end: Int32(start + name.count), payload: 0, app: 0))
      }
    }
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

  /// For each app that is named: whether it isn't installed while another one is.
  func passedOver(_ knowledge: Knowledge) -> [Bool] {
    let missing = namedApps.map { knowledge.nameOfMissingApp($0) != nil }
    return missing.contains(false) ? missing : [Bool](repeating: false, count: missing.count)
  }

  /// The words that occur at or after each word.
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

  private func isCapitalised(_ token: Token) -> Bool {
    // A word whose normal form differs in more than accents had a capital.
    let view = utterance.text.utf8
    guard let start = view.index(view.startIndex, offsetBy: token.range.lowerBound, limitedBy: view.endIndex),
      start < view.endIndex
    else { return false }
    let scalar = utterance.text.unicodeScalars[start]
    return scalar.isASCII ? scalar.value >= 0x41 && scalar.value <= 0x5A : scalar.properties.isUppercase
  }

  /// The spans sorted by first word, and where each word's begin.
  func sortedSpans() -> (spans: [KnownRun], first: [Int32]) {
    // Two extra places for the counting sort: after sorting, each place holds its own beginning.
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

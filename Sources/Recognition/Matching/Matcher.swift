import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// Finds the best readings of a sentence: one pass over its words, with every phrase at once.
///
/// A node is a state of the network or, while an open slot is being filled, the slot's edge: first without a name that
/// could end it (`need`), then with one (`have`). After words that close the sentence each state has a second node.
struct Matcher: ~Copyable {
  let sentence: Sentence
  let knowledge: Knowledge
  var states: NetworkStates
  /// For each slot of the network how it is read.
  private let slotReaders: [SlotReader]
  let now: CivilDateTime
  let root: Int32
  /// The parameter that an answer is for.
  let answer: Answer?
  var chart: Chart
  /// The acts of which an answer may be a sequence; nil where a sentence is one phrase.
  var acts: ActMatching?
  /// "the truck" answers with a truck.
  var skipsArticles = false
  /// The words that are matched; what stands outside of them is there for no phrase.
  let window: Range<Int32>
  /// Whether a phrase may begin at any word, and end before any, in place of taking all of them.
  let seeksIslands: Bool
  private(set) var readings: [Reading] = []
  /// For each reader and word the readings that begin there; empty until one is asked for.
  private var readingsAt: [Range<Int32>?] = []
  private var text: ReaderText?
  private var agenda: [Int32] = []
  /// What names look like that nobody knows.
  private let facts: LanguageFacts

  init(
    sentence: Sentence, states: consuming NetworkStates, knowledge: Knowledge, now: CivilDateTime, root: Int,
    answer: Answer? = nil, window: Range<Int>? = nil, seeksIslands: Bool = false
  ) {
    self.sentence = sentence
    self.knowledge = knowledge
    facts = knowledge.language.facts
    self.root = states.root(root)
    self.states = states
    slotReaders = knowledge.slotReaders
    self.now = now
    self.answer = answer
    let window = window ?? 0..<sentence.count
    self.window = Int32(window.lowerBound)..<Int32(window.upperBound)
    self.seeksIslands = seeksIslands
    chart = Chart(count: sentence.count)
  }

  /// What an answer is for.
  struct Answer {
    var intent: IntentName
    var parameter: String
    /// The type of cases that it may be one of.
    var kind: String?
  }

  /// What may be matched of an answer's acts.
  struct ActMatching: Sendable {
    var intent: IntentName
    /// By the numbers of the acts' phrases.
    var phrases: [Bool]
    /// By the numbers of the network's slots.
    var slots: [Bool]
    /// The parameters of which a term may be a value.
    var terms: [String]
    /// The types of cases that may be meant.
    var kinds: [String]
  }

  /// Fills the chart.
  mutating func run() {
    begin(at: window.lowerBound)
    for position in window.lowerBound...window.upperBound {
      if seeksIslands, position > window.lowerBound { begin(at: position) }
      agenda.removeAll(keepingCapacity: true)
      var index = chart.heads[Int(position)]
      while index >= 0 {
        agenda.append(index)
        index = chart.cells[Int(index)].next
      }
      while let index = agenda.popLast() { expand(index, at: position) }
    }
  }

  private mutating func begin(at position: Int32) {
    _ = chart.take(
      Chart.Cell(
        node: Node.state(root).code, score: 0, back: -1, next: -1, position: position, payload: 0, edge: -1,
        step: .begin, app: 0, run: 0))
  }

  /// The cells at the end of the words in which phrases end, and the phrases.
  mutating func ends() -> [(cell: Int32, state: Int32)] { ends(before: window.upperBound) }

  /// The cells before a word in which phrases end, and the phrases.
  mutating func ends(before word: Int32) -> [(cell: Int32, state: Int32)] {
    var result: [(Int32, Int32)] = []
    var index = chart.heads[Int(word)]
    while index >= 0 {
      let cell = chart.cells[Int(index)]
      switch Node(cell.node) {
      case .state(let state), .closed(let state):
        if states.isEnd(state) { result.append((index, state)) }
      case .need, .have: break
      }
      index = cell.next
    }
    return result
  }

  /// What a cell's node stands for.
  enum Node {
    case state(Int32)
    /// A state, after words that close the sentence.
    case closed(Int32)
    /// A slot edge.
    case need(Int32)
    case have(Int32)

    init(_ code: Int32) {
      switch code & 3 {
      case 0: self = .state(code >> 2)
      case 1: self = .closed(code >> 2)
      case 2: self = .need(code >> 2)
      default: self = .have(code >> 2)
      }
    }

    var code: Int32 {
      switch self {
      case .state(let number): number << 2
      case .closed(let number): number << 2 | 1
      case .need(let number): number << 2 | 2
      case .have(let number): number << 2 | 3
      }
    }
  }

  private mutating func take(_ cell: Chart.Cell, at position: Int32) {
    guard cell.position <= window.upperBound else { return }
    if let index = chart.take(cell), cell.position == position { agenda.append(index) }
  }

  private mutating func expand(_ index: Int32, at position: Int32) {
    let cell = chart.cells[Int(index)]
    switch Node(cell.node) {
    case .state(let state): expandState(cell, index, state: state, at: position)
    case .closed: expandClosed(cell, index, at: position)
    case .need(let edge): expandSlot(cell, index, edge: edge, has: false, at: position)
    case .have(let edge): expandSlot(cell, index, edge: edge, has: true, at: position)
    }
  }

  // MARK: Between the parts of a phrase

  private mutating func expandState(_ cell: Chart.Cell, _ index: Int32, state: Int32, at position: Int32) {
    func next(
      _ node: Node, to end: Int32, _ step: Chart.Step, worth: Int32, payload: Int32 = 0, edge: Int32 = -1,
      app: UInt8? = nil
    ) -> Chart.Cell {
      Chart.Cell(
        node: node.code, score: cell.score &+ worth, back: index, next: -1, position: end, payload: payload, edge: edge,
        step: step, app: app ?? cell.app, run: 0)
    }
    for edge in states.constantEdges(of: state) {
      let target = states.target(ofEdge: edge)
      take(next(.state(target), to: position, .constant, worth: 0, payload: states.label(ofEdge: edge)), at: position)
    }
    if let acts {
      // An act is over, and another may begin; what begins none is left over.
      // Free words go on to the end of what is said, or to a mark: "tell him I can't cancel".
      let isWithinText = isBehindText(cell) && position < window.upperBound && !sentence.breaks(Int(position))
      if state != root, !isWithinText, states.isEnd(state),
        states.acceptIndices(state).contains(where: { acts.phrases[Int(states.accept($0))] })
      {
        take(next(.state(root), to: position, .act, worth: Worth.eachAct, payload: state), at: position)
      }
      if state == root, position < window.upperBound {
        take(next(.state(root), to: position + 1, .unread, worth: Worth.unreadWord), at: position)
      }
    }
    guard position < window.upperBound else { return }
    let symbol = sentence.symbols[Int(position)]
    if symbol >= 0, let target = states.target(of: state, word: symbol) {
      take(next(.state(target), to: position + 1, .word, worth: Worth.phraseWord), at: position)
    }
    for number in sentence.spans(at: position) {
      let span = sentence.spans[number]
      switch span.kind {
      case .name, .carriedName:
        guard cell.app == 0 || cell.app == span.app else { continue }
        if span.kind == .carriedName {
          // "tell Sam I'm in a HuHu": an article carries no name out of free words.
          let isNoun = isBehindText(cell) && isArticle(position)
          let each = isCarriedFromBehind(span) ? Worth.bareName : Worth.phraseWord
          let worth = each * span.count + (isNoun ? Worth.cutFromText : 0)
          take(
            next(.state(state), to: span.end, .carriedName, worth: worth, payload: span.payload, app: span.app),
            at: position)
        } else {
          let worth = Worth.bareName * span.count + (isBehindText(cell) ? Worth.cutFromText : 0)
          take(
            next(.state(state), to: span.end, .name, worth: worth, payload: span.payload, app: span.app), at: position)
          if let target = states.targetOfAppName(state) {
            let worth = Worth.phraseWord * span.count
            take(
              next(.state(target), to: span.end, .verb, worth: worth, payload: span.payload, app: span.app),
              at: position)
          }
        }
      case .verb:
        guard cell.app == 0 || cell.app == span.app, let target = states.targetOfAppName(state) else { continue }
        let worth = Worth.phraseWord * span.count
        take(
          next(.state(target), to: span.end, .verb, worth: worth, payload: span.payload, app: span.app), at: position)
      case .opening where state == root && acts == nil:
        take(next(.state(root), to: span.end, .opening, worth: Worth.frameWord * span.count), at: position)
      case .article where state == root && skipsArticles:
        take(next(.state(root), to: span.end, .opening, worth: Worth.frameWord * span.count), at: position)
      case .closing where acts == nil && states.isEnd(state):
        // "order five rolls please": the free words have their own please.
        let worth = Worth.frameWord * span.count + (isBehindText(cell) ? Worth.cutFromText : 0)
        take(next(.closed(state), to: span.end, .closing, worth: worth), at: position)
      case .opening, .closing, .term, .nameShape, .joiner, .article, .barePlace, .here, .placeName, .placeShape, .label,
        .labelWord, .dialled:
        continue
      }
    }
    for edge in states.slotEdges(of: state) {
      let slot = states.label(ofEdge: edge)
      if let acts, !acts.slots[Int(slot)] { continue }
      switch slotReaders[Int(slot)] {
      case .people, .person, .known, .namedPeople, .text, .clause, .speech, .place, .knownPlace, .namedPlace,
        .listedPlace, .herePlace,
        .group, .tags, .title:
        let reader = slotReaders[Int(slot)]
        if reader == .clause, !sentence.flags[Int(position)].contains(.startsClause) { continue }
        if reader == .speech, !sentence.flags[Int(position)].contains(.startsSpeech) { continue }
        let isText = reader.isText
        // "text Sam's photo" tells Sam nothing.
        if isText, sentence.isTied(Int(position)) { continue }
        // "tell Sam ZhiChat is down", "a ride to HuHu Street": a name right before free words is one of them.
        let isFree = isText || reader == .place
        var worth = isFree && cell.step == .name && state != root ? Worth.cutFromText : 0
        // Nothing parts a name in Chinese from what follows; free words rather begin where a sentence may begin.
        if isText, cell.step == .leave, sentence.flags[Int(position)].contains(.startsClause),
          isIdeograph(Int(position))
        {
          worth += Worth.clauseStart
        }
        take(
          next(.need(edge), to: position, .enter, worth: worth, edge: edge),
          at: position)
      case .term:
        for number in sentence.spans(at: position) where sentence.spans[number].kind == .term {
          let span = sentence.spans[number]
          let hit = sentence.hits[Int(span.payload)]
          guard fits(hit, .term, slot: knowledge.network.slots[Int(slot)].parameter) else { continue }
          let worth = (hit.isGuess ? Worth.guessWord : Worth.ownTermWord) * span.count + Worth.eachTerm
          let target = Node.state(states.target(ofEdge: edge))
          take(next(target, to: span.end, .term, worth: worth, payload: span.payload, edge: edge), at: position)
        }
      case .label:
        for number in sentence.spans(at: position) where sentence.spans[number].kind == .labelWord {
          let span = sentence.spans[number]
          let target = Node.state(states.target(ofEdge: edge))
          let worth = Worth.labelWord * span.count
          take(next(target, to: span.end, .labelWord, worth: worth, payload: span.payload, edge: edge), at: position)
        }
      case .firstName:
        guard !sentence.isBarred(Int(position)), isWord(position) else { continue }
        let target = Node.state(states.target(ofEdge: edge))
        take(next(target, to: position + 1, .dialled, worth: Worth.openWord, edge: edge), at: position)
      case .dialled:
        for number in sentence.spans(at: position) where sentence.spans[number].kind == .dialled {
          let span = sentence.spans[number]
          let target = Node.state(states.target(ofEdge: edge))
          take(next(target, to: span.end, .dialled, worth: Worth.readWord * span.count, edge: edge), at: position)
        }
      case .closed(let name):
        guard let name else { continue }
        for number in read(name, at: position) where name != .cases || isCase(readings[number], slot) {
          let end = wordIndex(ofToken: readings[number].end, from: position)
          guard end > position else { continue }
          let worth = Worth.readWord * (end - position) + Worth.eachReading
          let target = Node.state(states.target(ofEdge: edge))
          take(next(target, to: end, .reading, worth: worth, payload: Int32(number), edge: edge), at: position)
        }
      }
    }
  }

  /// After "please" only the app's name and more of that kind may come.
  private mutating func expandClosed(_ cell: Chart.Cell, _ index: Int32, at position: Int32) {
    guard position < window.upperBound else { return }
    for number in sentence.spans(at: position) {
      let span = sentence.spans[number]
      let (step, worth): (Chart.Step, Int32)
      switch span.kind {
      case .closing: (step, worth) = (.closing, Worth.frameWord)
      case .carriedName where cell.app == 0 || cell.app == span.app: (step, worth) = (.carriedName, Worth.phraseWord)
      case .name where cell.app == 0 || cell.app == span.app: (step, worth) = (.name, Worth.bareName)
      case .term, .name, .verb, .carriedName, .opening, .nameShape, .joiner, .article, .barePlace, .here, .placeName,
        .placeShape,
        .label, .labelWord, .dialled:
        continue
      }
      take(
        Chart.Cell(
          node: cell.node, score: cell.score &+ worth * span.count, back: index, next: -1, position: span.end,
          payload: span.payload, edge: -1, step: step, app: span.app == 0 ? cell.app : span.app, run: 0), at: position)
    }
  }

  /// Whether free words end here.
  private func isBehindText(_ cell: Chart.Cell) -> Bool {
    guard cell.step == .leave, cell.edge >= 0 else { return false }
    return slotReaders[Int(states.label(ofEdge: cell.edge))].isText
  }

  // MARK: Within an open slot

  private mutating func expandSlot(_ cell: Chart.Cell, _ index: Int32, edge: Int32, has: Bool, at position: Int32) {
    let slot = states.label(ofEdge: edge)
    let reader = slotReaders[Int(slot)]
    func next(_ node: Node, to end: Int32, _ step: Chart.Step, worth: Int32, payload: Int32 = 0, run: UInt8 = 0)
      -> Chart.Cell
    {
      Chart.Cell(
        node: node.code, score: cell.score &+ worth, back: index, next: -1, position: end, payload: payload,
        edge: edge, step: step, app: cell.app, run: run)
    }
    if has {
      let isLone =
        (reader.isText || (reader == .tags ? isRightBehindSlot(cell) : isLoneName(cell))) && cell.run == 1
        && isIdeograph(Int(position) - 1)
      take(
        next(.state(states.target(ofEdge: edge)), to: position, .leave, worth: isLone ? Worth.loneCharacter : 0),
        at: position)
    }
    guard position < window.upperBound else { return }
    let word = Int(position)
    if reader.isText {
      let run: UInt8 = has ? 2 : 1
      take(next(.have(edge), to: position + 1, .freeWord, worth: Worth.textWord, run: run), at: position)
      return
    }
    let isPeople = reader == .people || reader == .known || reader == .namedPeople
    let isList = isPeople || reader == .tags
    if has, isList, sentence.breaks(word), !sentence.flags[word].contains(.stops) {
      take(next(.need(edge), to: position, .joiner, worth: Worth.comma), at: position)
    }
    // After "Sam's mobile" the name is over.
    let isLabelled = cell.step == .label
    for number in sentence.spans(at: position) {
      let span = sentence.spans[number]
      switch span.kind {
      case .label where has && !isLabelled && reader != .namedPeople && (isPeople || reader == .person):
        let worth = Worth.labelWord * span.count
        take(next(.have(edge), to: span.end, .label, worth: worth, payload: span.payload), at: position)
      case .barePlace where !has && (reader == .knownPlace || reader == .place),
        .here where !has && (reader == .herePlace || reader == .place || reader == .namedPlace):
        take(next(.have(edge), to: span.end, .shape, worth: Worth.shapedWord * span.count), at: position)
      case .placeName where !has && (reader == .namedPlace || reader == .listedPlace):
        take(
          next(.have(edge), to: span.end, .shape, worth: Worth.placeWord * span.count + Worth.eachTerm), at: position)
      case .placeShape where !has && reader == .namedPlace:
        take(next(.have(edge), to: span.end, .shape, worth: Worth.shapedWord * span.count), at: position)
      case .nameShape where !has && (reader == .place || reader == .namedPlace) && isTime(span): continue
      case .nameShape where !has && reader == .namedPlace && !isIdeograph(word) && !isPerson(span):
        take(next(.have(edge), to: span.end, .shape, worth: Worth.shapedPlace * span.count), at: position)
      case .term where !isLabelled && (!has || !reader.takesWhole):
        let parameter = knowledge.network.slots[Int(slot)].parameter
        let hit = sentence.hits[Int(span.payload)]
        guard fits(hit, reader, slot: parameter) else { continue }
        let isOwn = reader == .tags || reader == .title
        let known = isOwn ? Worth.ownTermWord : Worth.termWord
        let worth = (hit.isGuess ? Worth.guessWord : known) * span.count + Worth.eachTerm
        take(next(.have(edge), to: span.end, .termPart, worth: worth, payload: span.payload), at: position)
      case .nameShape where !has && (isPeople || reader == .person || reader == .group || reader == .place):
        let isLatin = sentence.utterance.tokens[sentence.words[word]].kind == .word
        let worth = (isLatin ? Worth.capitalisedWord : Worth.shapedWord) * span.count + Worth.eachTerm
        take(next(.have(edge), to: span.end, .shape, worth: worth), at: position)
      case .joiner where has && isList && !(isPeople && isWithinName(cell, position)):
        take(next(.need(edge), to: span.end, .joiner, worth: Worth.joiner), at: position)
      case .term, .nameShape, .joiner, .name, .verb, .carriedName, .opening, .closing, .article, .barePlace, .here,
        .placeName,
        .placeShape, .label, .labelWord, .dialled:
        continue
      }
    }
    if isLabelled { return }
    switch reader {
    case .known:
      // "text john: hello", "text john i'm late": the colon ends the name, and so does a word that begins a sentence.
      guard !has, cell.step == .enter || cell.step == .joiner else { return }
      var end = word
      while end < Int(window.upperBound), end - word < Int(facts.longestName.words), !sentence.isBarred(end),
        end == word || !sentence.breaks(end)
      {
        end += 1
        if end < Int(window.upperBound), sentence.breaks(end) || sentence.flags[end].contains(.startsClause) {
          let lone = end == word + 1 && isIdeograph(word) ? Worth.loneCharacter : 0
          let worth = Worth.openWord * Int32(end - word) + lone
          take(next(.have(edge), to: Int32(end), .shape, worth: worth), at: position)
        }
      }
    case .people, .person, .group:
      let limit = facts.longestName.limit(isIdeograph(word))
      guard answer != nil || (!sentence.isBarred(word) && cell.run < limit) else { return }
      let run = has ? cell.run &+ (cell.run < 255 ? 1 : 0) : 1
      var worth = reader == .group ? Worth.groupWord : Worth.openWord
      if has, sentence.breaks(word) { worth += Worth.overStop }
      if cell.step == .termPart, isIdeograph(word) { worth += Worth.behindTerm }
      take(next(.have(edge), to: position + 1, .freeWord, worth: worth, run: run), at: position)
    case .place:
      guard cell.run < facts.longestPlace.limit(isIdeograph(word)),
        answer != nil || !sentence.flags[word].contains(.barredPlace)
      else { return }
      let worth = Worth.openWord + (has && sentence.flags[word].contains(.stops) ? Worth.overStop : 0)
      take(next(.have(edge), to: position + 1, .freeWord, worth: worth, run: has ? cell.run + 1 : 1), at: position)
    case .tags, .title:
      let limit = facts.longestTitle.limit(isIdeograph(word))
      guard cell.run < limit, answer != nil || !isBarred(word, reader, has: has) else { return }
      if !has, isArticle(position) {
        // "and the dog": an article is no tag by itself, and no title.
        return take(next(.need(edge), to: position + 1, .freeWord, worth: Worth.openWord), at: position)
      }
      let worth =
        (reader == .title ? Worth.groupWord : Worth.openWord) + (has && sentence.breaks(word) ? Worth.overStop : 0)
      take(next(.have(edge), to: position + 1, .freeWord, worth: worth, run: has ? cell.run + 1 : 1), at: position)
    case .text, .clause, .speech, .namedPeople, .knownPlace, .namedPlace, .listedPlace, .herePlace, .term, .label,
      .dialled,
      .firstName,
      .closed:
      return
    }
  }

  /// Whether free words may not hold a word: no tag holds one of `not-tags.list`, no title one of `not-titles.list`, and none
  /// begins with one of `not-title-starts.list`, as where nothing stands apart before it ("打开**我的**相册").
  private func isBarred(_ word: Int, _ reader: SlotReader, has: Bool) -> Bool {
    let flags = sentence.flags[word]
    guard reader == .title else { return flags.contains(.barredTag) }
    return flags.contains(.barredTitle)
      || (!has && flags.contains(.barredTitleStart) && !flags.contains(.startsSpeech))
  }

  /// Whether a capitalised word is a month or a day rather than a place: "taken in **July**", "on **Saturday**".
  private mutating func isTime(_ span: KnownRun) -> Bool {
    guard span.count == 1, sentence.utterance.tokens[sentence.words[Int(span.start)]].kind == .word else {
      return false
    }
    for start in max(0, span.start - 1)...span.start {
      for number in read(.past, at: start) where wordIndex(ofToken: readings[number].end, from: start) == span.end {
        return true
      }
    }
    return false
  }

  /// Whether a vocabulary knows a person by exactly these words.
  private func isPerson(_ span: KnownRun) -> Bool {
    sentence.spans(at: span.start).contains { number in
      let other = sentence.spans[number]
      return other.kind == .term && other.end == span.end
        && sentence.hits[Int(other.payload)].kinds.contains(.person)
    }
  }

  /// Whether only a character of Chinese after it carries a name, which may be the beginning of what follows: 知了上周一.
  private func isCarriedFromBehind(_ span: KnownRun) -> Bool {
    sentence.mentions[Int(span.payload)].tokens.lowerBound == sentence.words[Int(span.start)]
      && isIdeograph(Int(span.end) - 1)
  }

  private func isWord(_ position: Int32) -> Bool {
    sentence.utterance.tokens[sentence.words[Int(position)]].kind == .word
  }

  private func isArticle(_ position: Int32) -> Bool {
    sentence.spans(at: position).contains { sentence.spans[$0].kind == .article }
  }

  /// Whether a name that nobody knows has begun right before.
  private func isLoneName(_ cell: Chart.Cell) -> Bool {
    guard answer == nil, cell.step == .freeWord, cell.back >= 0 else { return false }
    let before = chart.cells[Int(cell.back)].step
    return before == .enter || before == .joiner
  }

  /// Whether the slot that is being filled has begun where another ended, and has taken one word.
  private func isRightBehindSlot(_ cell: Chart.Cell) -> Bool {
    guard cell.step == .freeWord, cell.back >= 0 else { return false }
    let enter = chart.cells[Int(cell.back)]
    guard enter.step == .enter, enter.back >= 0 else { return false }
    switch chart.cells[Int(enter.back)].step {
    case .leave, .reading, .term: return true
    case .begin, .word, .constant, .name, .carriedName, .verb, .opening, .closing, .enter, .termPart, .shape, .freeWord,
      .joiner, .label, .labelWord, .dialled, .act, .unread:
      return false
    }
  }

  private func isIdeograph(_ word: Int) -> Bool {
    word >= 0 && word < sentence.count && sentence.flags[word].contains(.ideograph)
  }

  /// Whether a joiner could be a character of a name: in 张和平 there is one.
  private func isWithinName(_ cell: Chart.Cell, _ position: Int32) -> Bool {
    guard cell.step == .freeWord, position > 0, cell.back >= 0 else { return false }
    let before = chart.cells[Int(cell.back)].step
    guard before == .enter || before == .joiner else { return false }
    return sentence.flags[Int(position) - 1].contains(.ideograph)
  }

  /// Whether a term can be (a part of) what a slot takes.
  private func fits(_ hit: Lexicon.Hit, _ reader: SlotReader, slot parameter: String) -> Bool {
    switch reader {
    case .people, .person, .known, .namedPeople:
      // "The second one" answers what is asked now.
      return hit.kinds.contains(.person) || acts == nil && hit.kinds.contains(.listedPerson)
    case .group: return hit.kinds.contains(.group)
    case .place, .knownPlace, .namedPlace, .listedPlace: return hit.kinds.contains(.place)
    case .herePlace: return false
    case .term, .tags, .title:
      guard hit.kinds.contains(.parameter) else { return false }
      if let acts {
        return knowledge.lexicon.terms(of: hit).contains { term in
          acts.terms.contains { term.fills($0, of: acts.intent, in: knowledge.catalog) }
        }
      }
      let (name, intent) = (answer?.parameter ?? parameter, answer?.intent)
      return knowledge.lexicon.terms(of: hit).contains { $0.fills(name, of: intent, in: knowledge.catalog) }
    case .text, .clause, .speech, .label, .dialled, .firstName, .closed: return false
    }
  }

  // MARK: Closed readers

  /// Whether a case is one of those that a slot takes.
  private func isCase(_ reading: Reading, _ slot: Int32) -> Bool {
    guard case .enumeration(let value) = reading.value else { return false }
    if let acts { return acts.kinds.contains(value.type) }
    return value.type == answer?.kind ?? knowledge.network.slots[Int(slot)].kind
  }

  private mutating func read(_ name: ReaderSet.Name, at position: Int32) -> Range<Int> {
    if readingsAt.isEmpty {
      readingsAt = [Range<Int32>?](repeating: nil, count: ReaderSet.Name.allCases.count * (sentence.count + 1))
    }
    let key = name.index * (sentence.count + 1) + Int(position)
    if let known = readingsAt[key] { return Int(known.lowerBound)..<Int(known.upperBound) }
    let text = text ?? knowledge.language.readers.text(sentence.utterance, region: knowledge.region)
    self.text = text
    let start = readings.count
    readings += knowledge.language.readers[name].read(text, at: sentence.words[Int(position)], now: now)
    readingsAt[key] = Int32(start)..<Int32(readings.count)
    return start..<readings.count
  }

  /// The word that a token is, or the first one after it.
  private func wordIndex(ofToken token: Int, from position: Int32) -> Int32 {
    var index = Int(position)
    while index < sentence.count, sentence.words[index] < token { index += 1 }
    return Int32(index)
  }
}

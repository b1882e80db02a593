import SimCatalog
import SimLexicon
import SimPhrases
public import SimUtterances
import Synchronization

extension Recognizer {
  /// Reads an answer as a sequence of acts, each with the words that carry it.
  ///
  /// All acts are matched in one pass, as phrases are: the sequence that accounts best for the words wins.
  ///
  /// - Parameter scope: what the answer may be about.
  public func acts(in answer: Utterance, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading {
    var workspace = knowledge.takeWorkspace()
    defer { knowledge.giveBack(workspace) }
    let sentence = Sentence(
      answer, knowledge, states: &workspace.states, isAnswer: true, options: scope.options.map(\.tokens))
    guard sentence.count > 0 else { return AnswerReading() }
    // A longer answer is a text, if anything.
    guard sentence.count <= AnswerReading.mostWords else { return AnswerReading(unread: [0..<answer.text.utf8.count]) }
    return reading(of: sentence, for: scope, in: context, &workspace)
  }

  private func reading(
    of sentence: Sentence, for scope: AnswerScope, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> AnswerReading {
    var matcher = Matcher(
      sentence: sentence, workspace: consume workspace, knowledge: knowledge, now: context.now,
      root: LanguageCompiler.Root.acts.rawValue)
    let scoped = knowledge.scoped(scope)
    let parameters = scoped.parameters
    matcher.acts = scoped.matching
    matcher.run()
    let reader = ActReader(
      sentence: sentence, knowledge: knowledge, scope: scope, parameters: parameters, context: context)
    let reading = reader.reading(&matcher)
    workspace = matcher.workspace
    return reading
  }
}

/// What the network may match within a scope. Cached, because one question is answered often.
struct ScopedActs: Sendable {
  /// Identifies a scope: two of one intent with the same parameters and acts are equal.
  struct Key: Hashable {
    var intent: IntentName
    var parameters: [String]
    var kinds: Set<AnswerAct.Kind>
  }

  /// More scopes than a conversation has; when the cache is full, it starts over.
  static let room = 512

  var parameters: [ScopedParameter]
  var matching: Matcher.ActMatching
}

/// A parameter of a scope, with the readers of its values.
struct ScopedParameter: Sendable {
  var schema: ParameterSchema
  var path: ParameterPath
  var known: [SlotReader]
  var any: [SlotReader]
  /// The parameters that a measure fills.
  var measure: (number: String, unit: String)?
}

extension Knowledge {
  fileprivate func scoped(_ scope: AnswerScope) -> ScopedActs {
    let key = ScopedActs.Key(
      intent: scope.intent, parameters: scope.parameters.map(\.name), kinds: scope.kinds)
    if let known = scopedActs.withLock({ $0[key] }) { return known }
    let parameters = parameters(of: scope)
    let made = ScopedActs(parameters: parameters, matching: matching(scope, parameters))
    scopedActs.withLock { all in
      if all.count >= ScopedActs.room { all = [:] }
      all[key] = made
    }
    return made
  }

  private func parameters(of scope: AnswerScope) -> [ScopedParameter] {
    let schema = catalog.schema(of: scope.intent)
    return scope.parameters.map { parameter in
      let path = ParameterPath(parameter, in: catalog)
      let measure = measure(with: parameter.name, of: schema)
      func readers(_ takesAny: Bool) -> [SlotReader] {
        ActReaders.readers(of: path.filled, takesAny: takesAny, isMeasured: measure != nil).map(SlotReader.init)
      }
      return ScopedParameter(schema: parameter, path: path, known: readers(false), any: readers(true), measure: measure)
    }
  }

  private func matching(_ scope: AnswerScope, _ parameters: [ScopedParameter]) -> Matcher.ActMatching {
    let known = Set(parameters.flatMap(\.known))
    let kinds = language.acts.intents.map {
      AnswerAct.Kind(rawValue: $0.name.rawValue).map(scope.kinds.contains) ?? false
    }
    return Matcher.ActMatching(
      intent: scope.intent,
      phrases: (0..<language.acts.count).map { kinds[language.acts.intent(of: $0)] },
      slots: actSlots.enumerated().map { number, act in
        let reader = slotReaders[number]
        return switch act.name {
        case ActReaders.value where reader == .option: scope.kinds.contains(.choose)
        case ActReaders.value: parameters.contains { act.takes($0.schema.name) && $0.known.contains(reader) }
        case ActReaders.any: parameters.contains { act.takes($0.schema.name) && $0.any.contains(reader) }
        case ActReaders.old: reader == .text || reader == .option || known.contains(reader)
        default: false
        }
      },
      terms: parameters.map(\.schema.name), kinds: parameters.compactMap { CaseReader.kind(of: $0.path.filled) },
      offers: scope.kinds.contains(.choose))
  }
}

/// Makes acts of the best path through an answer.
private struct ActReader {
  let sentence: Sentence
  let knowledge: Knowledge
  let scope: AnswerScope
  let parameters: [ScopedParameter]
  let context: RecognitionContext

  func reading(_ matcher: inout Matcher) -> AnswerReading {
    let node = Matcher.Node.state(matcher.root).code
    var best: Int32 = -1
    var index = matcher.chart.heads[sentence.count]
    while index >= 0 {
      let cell = matcher.chart.cells[Int(index)]
      if cell.node == node, best < 0 || matcher.chart.cells[Int(best)].score < cell.score { best = index }
      index = cell.next
    }
    var path: [Int32] = []
    while best >= 0 {
      path.append(best)
      best = matcher.chart.cells[Int(best)].back
    }
    var reading = AnswerReading()
    var start = 0
    var position = 0
    for index in path.reversed() {
      let cell = matcher.chart.cells[Int(index)]
      switch cell.step {
      case .act:
        let derivation = Derivation(end: index, from: start, of: matcher)
        let words = start..<Int(cell.position)
        if let act = act(cell.payload, derivation, words, matcher) {
          // "Call her" is no yes to a payment: naming another deed isn't an act.
          if isOfTheDeed(act) {
            reading.acts.append(act)
          } else {
            leave(words, in: &reading)
            reading.otherDeeds.append(sentence.range(words))
          }
        }
        start = Int(cell.position)
      case .unread:
        leave(position..<Int(cell.position), in: &reading)
        start = Int(cell.position)
      default: break
      }
      position = Int(cell.position)
    }
    return reading
  }

  private func leave(_ words: Range<Int>, in reading: inout AnswerReading) {
    let range = sentence.range(words)
    if let last = reading.unread.last, words.lowerBound > 0,
      last.upperBound == sentence.range(words.lowerBound - 1..<words.lowerBound).upperBound
    {
      reading.unread[reading.unread.count - 1] = last.lowerBound..<range.upperBound
    } else {
      reading.unread.append(range)
    }
  }

  private func act(
    _ state: Int32, _ derivation: Derivation, _ words: Range<Int>, _ matcher: borrowing Matcher
  ) -> AnswerAct? {
    guard let number = phrase(endingIn: state, matcher) else { return nil }
    let phrase = knowledge.language.acts[number]
    guard let kind = AnswerAct.Kind(rawValue: phrase.intent.rawValue) else { return nil }
    var details = ActDetails()
    _ = details.take(derivation.constants.map { knowledge.network.constants[$0.number] })
    var act = AnswerAct(
      kind: kind, range: sentence.range(words), details: details, phrase: phrase.reference)
    for fill in derivation.fills {
      switch knowledge.network.slots[fill.slot].parameter {
      case ActReaders.old: act.old = sentence.range(fill.words)
      // The name of an option chooses it, whatever the phrase.
      case _ where knowledge.slotReaders[fill.slot] == .option:
        (act.kind, act.old) = (.choose, sentence.range(fill.words))
      default: act.slots += slots(fill)
      }
    }
    return act
  }

  /// Whether an act that names a deed names the intent's.
  private func isOfTheDeed(_ act: AnswerAct) -> Bool {
    guard let named = act.details.deeds else { return true }
    return scope.deed.map(named.contains) ?? false
  }

  /// The first phrase of an act that may be meant.
  private func phrase(endingIn state: Int32, _ matcher: borrowing Matcher) -> Int? {
    for index in matcher.states.acceptIndices(state) {
      let number = Int(matcher.states.accept(index))
      if matcher.acts?.phrases[number] == true { return number }
    }
    return nil
  }

  /// The value of some words, for the first parameter that they can be a value of.
  private func slots(_ fill: Derivation.Fill) -> [Slot] {
    let reader = knowledge.slotReaders[fill.slot]
    let slot = knowledge.actSlots[fill.slot]
    for parameter in parameters where slot.takes(parameter.schema.name) {
      guard (slot.name == ActReaders.value ? parameter.known : parameter.any).contains(reader) else { continue }
      if let kind = CaseReader.kind(of: parameter.path.filled), case .closed(.cases?) = reader.taking,
        case .enumeration(let value)? = fill.reading?.value, value.type != kind
      {
        continue
      }
      var filler = SlotFiller(
        sentence: sentence, knowledge: knowledge, intent: scope.intent,
        schema: knowledge.catalog.schema(of: scope.intent),
        app: knowledge.apps.firstIndex { $0.identifier == scope.app })
      filler.origin = .answer
      filler.antecedents = context.antecedents
      filler.here = context.here
      if case .closed(.measure?) = reader.taking {
        guard let measure = parameter.measure else { continue }
        let slots = filler.measure(fill, measure.number, measure.unit)
        if !slots.isEmpty { return slots }
        continue
      }
      if reader == .term, !isTerm(fill, of: parameter) { continue }
      let slot = filler.slot(
        fill, parameter: parameter.schema.name, schema: parameter.path.filled, reader: reader)
      if let slot { return [filler.whole(slot, parameter.path)] }
    }
    return []
  }

  /// Whether the term that fills a slot belongs to a parameter.
  private func isTerm(_ fill: Derivation.Fill, of parameter: ScopedParameter) -> Bool {
    fill.parts.contains { part in
      guard case .term(let hit) = part.part else { return false }
      return sentence.terms(hit, knowledge.lexicon).contains {
        $0.fills(parameter.schema.name, of: scope.intent, in: knowledge.catalog)
      }
    }
  }
}

public import SimCatalog
import SimLexicon
import SimPhrases
public import SimUtterances

extension Recognizer {
  /// Reads an answer to an open question as a value of a parameter, nil where it can't be one.
  ///
  /// A free text is the whole line; other types are read as in a sentence, after words like "to" or 给
  /// (`answers.phrases`), and need not look like a name.
  public func readAnswer(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> Slot? {
    readAnswers(answer, as: parameter, of: intent, app: app, in: context).first
  }

  /// Reads an answer to an open question as a value of a parameter, with the others that its words fill: "half an hour" is
  /// a number and its unit.
  ///
  /// - Returns: the parameter's own slot first; empty where the words aren't an answer.
  public func readAnswers(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> [Slot] {
    var workspace = knowledge.takeWorkspace()
    defer { knowledge.giveBack(workspace) }
    let sentence = Sentence(answer, knowledge, states: &workspace.states, isAnswer: true)
    guard sentence.count > 0 else { return [] }
    let first = slots(of: sentence, as: parameter, of: intent, app: app, in: context, &workspace)
    guard let guesses = UnknownWords(first, sentence)?.guesses(knowledge.lexicon), !guesses.isEmpty else {
      return first
    }
    let second = Sentence(answer, knowledge, states: &workspace.states, isAnswer: true, guesses: guesses)
    return slots(of: second, as: parameter, of: intent, app: app, in: context, &workspace)
  }

  /// What the words of a time mean where they change another: half past eight changes the clock of "tomorrow at 8", but
  /// neither the day nor the half of it.
  ///
  /// - Returns: nil where the words aren't a time.
  public func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange? {
    let text = knowledge.language.readers.text(utterance(words), region: knowledge.region)
    return knowledge.language.readers.times.range(text, keeping: held, now: context.now)
  }

  private func slots(
    of sentence: Sentence, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> [Slot] {
    let schema = catalog.schema(of: intent)
    var filler = SlotFiller(
      sentence: sentence, knowledge: knowledge, intent: intent, schema: schema,
      app: knowledge.apps.firstIndex { $0.identifier == app })
    filler.origin = .answer
    filler.here = context.here
    filler.antecedents = context.antecedents
    let path = ParameterPath(answering: parameter, of: schema, in: catalog)
    let name = parameter.answeredBy ?? parameter.name
    let measure = knowledge.measure(with: parameter.name, of: schema)
    let answer = Matcher.Answer(intent: intent, parameter: name, kind: CaseReader.kind(of: path.filled))
    for reader in AnswerReaders.readers(for: path.filled, isMeasured: measure != nil) {
      if reader == "text" {
        let fill = Derivation.Fill(slot: 0, words: 0..<sentence.count)
        let slot = filler.slot(fill, parameter: name, schema: path.filled, reader: .text)
        return slot.map { [filler.whole($0, path)] } ?? []
      }
      guard let offset = SlotReader.answerReaders.firstIndex(of: reader) else { continue }
      var matcher = Matcher(
        sentence: sentence, workspace: consume workspace, knowledge: knowledge, now: context.now,
        root: LanguageCompiler.Root.firstAnswer + offset, answer: answer)
      matcher.skipsArticles = reader == "term"
      matcher.run()
      let ends = matcher.ends().map(\.cell)
      let best = ends.max { matcher.chart.cells[Int($0)].score < matcher.chart.cells[Int($1)].score }
      workspace = matcher.workspace
      guard let best, let fill = Derivation(end: best, of: matcher).fills.first else { continue }
      if reader == "measure", let measure {
        let slots = filler.measure(fill, measure.number, measure.unit)
        if !slots.isEmpty { return slots.sorted { $0.parameter == parameter.name && $1.parameter != parameter.name } }
        continue
      }
      let slot = filler.slot(fill, parameter: name, schema: path.filled, reader: SlotReader(reader))
      if let slot { return [filler.whole(slot, path)] }
    }
    return []
  }
}

extension Knowledge {
  /// The two parameters of an intent that a measure fills, one of which is this; nil where no phrase has them.
  func measure(with parameter: String, of schema: IntentSchema?) -> (number: String, unit: String)? {
    for slot in network.slots where slot.parameter == parameter || slot.companion == parameter {
      if let unit = slot.companion, schema?.parameter(unit) != nil, schema?.parameter(slot.parameter) != nil {
        return (slot.parameter, unit)
      }
    }
    return nil
  }
}

/// How an answer is read, by the type of its parameter.
private enum AnswerReaders {
  /// The readers to try, the best first.
  ///
  /// - Parameter isMeasured: whether the parameter is a number with a unit, or the unit of a number.
  static func readers(for parameter: ParameterSchema, isMeasured: Bool) -> [String] {
    switch parameter.type {
    case .person: [parameter.isList ? "people" : "person"]
    case .speakable: ["term", "group", "text"]
    // "the Hawaii one": a term of the vocabulary, else any words.
    case .string: ["term", "text"]
    case .object: ["text"]
    case .place: ["place"]
    case .date, .dateRange: ["time"]
    case .integer: ["count", "number"]
    case .double: isMeasured ? ["measure", "number"] : ["number", "duration"]
    case .money: ["amount"]
    case .boolean: ["case"]
    case .enumeration: isMeasured ? ["case", "measure"] : ["case"]
    }
  }
}

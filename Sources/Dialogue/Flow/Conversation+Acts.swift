import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// How an answer is understood that is a sequence of acts (behaviour.md a.12): what is understood in part is neither a yes nor a no.
extension Conversation {
  /// The acts of an answer; nil where a prompt hears none.
  func acts(of answer: PlainText, _ prompt: Prompt) -> AnswerReading? {
    guard var scope = scope(of: prompt) else { return nil }
    var reading = understander.acts(in: answer.utterance, for: scope, in: context)
    guard case .review = prompt.subject else {
      // "No, Sam" says who it is to be, where "not Sam" says who it isn't.
      let removals = reading.acts.filter { $0.kind == .remove }
      guard !removals.isEmpty else { return reading }
      let starts = answer.clauseStarts.map(answer.start)
      let isNo = removals.contains { act in
        starts.contains { act.range.lowerBound < $0 && $0 <= act.old?.lowerBound ?? 0 }
      }
      guard isNo else { return reading }
      scope.kinds.remove(.remove)
      return understander.acts(in: answer.utterance, for: scope, in: context)
    }
    // "No, thirty" takes nothing away that is called so: it says what it is to be.
    for kind in [AnswerAct.Kind.remove, .replace] {
      guard reading.acts.contains(where: { $0.kind == kind && change(of: $0, answer) == nil }) else { continue }
      scope.kinds.remove(kind)
      reading = understander.acts(in: answer.utterance, for: scope, in: context)
    }
    return reading
  }

  /// What an answer says of some acts alone, whatever is asked.
  func read(_ answer: PlainText, only kinds: Set<AnswerAct.Kind>) -> ActAnswer {
    ActAnswer(reading: reading(of: answer, only: kinds.union([.filler])))
  }

  /// Whether words are an act of a kind and nothing else, whatever is asked.
  func says(_ kind: AnswerAct.Kind, _ answer: PlainText) -> Bool {
    let read = read(answer, only: [kind])
    return read.isWhole && read.isOnly([kind])
  }

  /// What a line says outside of any request, and nothing else: a greeting, what Siri can do; nil where it says none of these.
  func remark(in line: PlainText, of kinds: Set<AnswerAct.Kind>) -> AnswerAct? {
    let reading = reading(of: line, only: kinds)
    return reading.unread.isEmpty ? reading.acts.first : nil
  }

  private func reading(of words: PlainText, only kinds: Set<AnswerAct.Kind>) -> AnswerReading {
    let scope = AnswerScope(intent: "", app: "", parameters: [], kinds: kinds)
    return understander.acts(in: words.utterance, for: scope, in: context)
  }

  /// Whether words are a yes, or a no, and nothing else; nil where they are neither.
  func truth(of answer: PlainText) -> Bool? {
    let read = read(answer, only: [.affirm, .deny])
    return read.isWhole ? read.truth : nil
  }

  /// What an answer's acts say, where every word is a part of one; nil where they say nothing that the prompt can use.
  func actReply(to answer: PlainText, _ reading: AnswerReading, _ prompt: Prompt) -> Reply? {
    var read = ActAnswer(reading: reading)
    // "No, cancel" takes nothing away that is called so, and "no wait, forget it" is no text. Nobody ends in more words.
    if read.has(.remove) || !read.isWhole, answer.tokens.count <= 16, let scope = scope(of: prompt)?.ending {
      let end = ActAnswer(reading: understander.acts(in: answer.utterance, for: scope, in: context))
      if end.isWhole, end.isEnd { read = end }
    }
    if let reply = offered(read, answer, prompt) { return reply }
    if read.isWhole, read.has(.back), read.isOnly([.back, .deny, .hold]) { return .back }
    guard read.isWhole, !read.acts.isEmpty else { return nil }
    // "Yes?" asks, and answers nothing.
    if answer.isQuestion, read.isOnly([.affirm, .send]) { return .again }
    switch prompt.subject {
    case .review:
      return reviewReading(of: read, answer).map(Reply.review)
    case .question(let question): return reply(to: question, read, answer, prompt)
    case .change(let parameters): return reply(toChangeOf: parameters, read, answer, prompt)
    case .next(let next): return reply(after: next, read, answer, prompt)
    case .rest:
      if read.has(.more), read.isOnly([.more, .affirm]) { return .yes }
      return FollowUpRequest(read).map(Reply.followUp) ?? plainReply(read, answer, prompt)
    case .app, .authorisation, .openApp, .unlock: return plainReply(read, answer, prompt)
    case .phrase, .sheet: return nil
    }
  }

  /// Whether a parameter is an App Intent's entity: whatever is said goes to its query, and means nothing else.
  private func isEntity(_ parameter: ParameterSchema) -> Bool {
    guard appRequest?.lifecycle.schema.perform != nil, case .object = parameter.type else { return false }
    return true
  }

  // MARK: What may be meant

  /// The parameters of which a value may be said, and the acts.
  private func scope(of prompt: Prompt) -> AnswerScope? {
    let intent = appRequest?.lifecycle.intent.name ?? ""
    let app = appRequest?.app.identifier ?? ""
    switch prompt.subject {
    case .review:
      guard let lifecycle = appRequest?.lifecycle else { return nil }
      let parameters =
        (usualParameter.map { [$0] } ?? []) + lifecycle.changeable + lifecycle.schema.parameters.filter(\.isResolvable)
      var seen: Set<String> = []
      return AnswerScope(
        intent: intent, deed: lifecycle.schema.deed, app: app,
        parameters: parameters.filter { seen.insert($0.name).inserted },
        kinds: AnswerAct.Kind.answers.subtracting([.words, .choose, .more, .open, .reply, .who, .when]))
    case .question(let question):
      var kinds: Set<AnswerAct.Kind> = [
        .affirm, .send, .deny, .cancel, .hold, .again, .help, .back, .inform, .set, .replace, .filler, .but,
      ]
      if case .choose = question.kind {
        kinds.formUnion([.choose, .more, .remove])
        // "Not Lee, the other one": what is offered isn't there yet.
        kinds.remove(.replace)
      }
      if case .confirm = question.kind { kinds.insert(.remove) }
      // Almost anything is a text: what leads to one, and an end in so many words, are all that isn't.
      let isText = question.parameter.type.takesAnyText || isEntity(question.parameter)
      if isText, question.isOpen { kinds = [.set, .cancel, .filler] }
      let others = appRequest?.lifecycle.schema.parameters.filter {
        $0.isResolvable && $0.name != question.parameter.name && question.inside == nil && !isEntity(question.parameter)
      }
      return AnswerScope(
        intent: intent, deed: deed, app: app,
        parameters: [question.parameter] + (others ?? []), kinds: kinds)
    case .change:
      let parameters = appRequest?.lifecycle.schema.parameters.filter(\.isResolvable) ?? []
      return AnswerScope(
        intent: intent, app: app, parameters: parameters,
        kinds: AnswerAct.Kind.answers.subtracting([
          .words, .more, .open, .affirm, .send, .reply, .who, .when,
        ]))
    case .next(let next):
      guard case .answer(let name) = next.next.by,
        let parameter = catalog.schema(of: next.next.intent)?.parameter(name)
      else {
        return AnswerScope(
          intent: intent, app: app, parameters: [],
          kinds: [.cancel, .affirm, .deny, .choose, .again, .hold, .filler, .who, .when])
      }
      return AnswerScope(
        intent: next.next.intent, app: app, parameters: [parameter],
        kinds: [.affirm, .deny, .cancel, .set, .again, .more, .filler, .reply, .who, .when])
    case .phrase, .sheet: return nil
    case .rest:
      return AnswerScope(
        intent: intent, app: app, parameters: [],
        kinds: [.affirm, .deny, .cancel, .hold, .again, .help, .more, .filler, .who, .when])
    case .app, .authorisation, .openApp, .unlock:
      return AnswerScope(
        intent: intent, app: app, parameters: [],
        kinds: [.affirm, .deny, .cancel, .hold, .again, .help, .choose, .more, .open, .filler])
    }
  }

  /// What is said of any prompt: a yes, a no, an end, nothing yet.
  private func plainReply(_ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    if read.isEnd {
      // Whether Siri may, or opens the app, is no request that could end.
      switch prompt.subject {
      case .authorisation, .openApp, .rest: return .no
      default: return .cancel
      }
    }
    if read.isOnly([.hold]) { return .hold }
    if read.isOnly([.again]) { return askedBack(read) }
    if read.isOnly([.help]) { return .help }
    // "Yes, send it" agrees to the value that is asked about; "send it" alone may be said of something else.
    let agrees = read.isUnmixedYes && read.has(.affirm) || !read.isDoubted && read.isOnly([.affirm, .open])
    if prompt.acceptsYes, agrees { return .yes }
    // One that alone is left was asked about.
    if prompt.choices.candidates.count == 1, prompt.choices.options.count > 1, read.isUnmixedYes {
      return .choice(prompt.choices.candidates[0])
    }
    if read.truth == false {
      if prompt.acceptsYes { return .no }
      if prompt.endsAtNo { return .cancel }
    }
    if read.isOnly([.more]), prompt.acceptsMore { return .more }
    return chosen(read, answer, prompt)
  }

  /// One of what is offered by words of its name alone, with a yes or nothing around them: "painters please".
  private func offered(_ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    guard !prompt.choices.options.isEmpty, read.reading.unread.count == 1, let words = read.reading.unread.first,
      read.acts.allSatisfy({ $0.kind == .affirm })
    else { return nil }
    return prompt.choices.reply(plain(answer.text(bytes: words)), lines.apostrophes)
  }

  /// One of what is offered, by its number, its place, or words of its name.
  private func chosen(_ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    let offered = prompt.choices.offered
    guard !offered.isEmpty, read.has(.choose) || read.has(.remove),
      read.isOnly([.choose, .inform, .affirm, .remove, .deny, .but])
    else { return nil }
    func match(_ range: Range<Int>, among options: [Option]) -> OptionMatch {
      OptionMatch(plain(answer.text(bytes: range)), in: options, lines.apostrophes)
    }
    // "The last one, not now" begins nothing.
    if isDoneUnseen, read.has(.choose), read.has(.deny) { return nil }
    // By the words that name it, or by its place.
    func index(_ act: AnswerAct) -> Int? {
      if let old = act.old ?? (act.kind == .inform ? act.slots.first?.provenance.ranges.first : nil) {
        guard case .one(let index) = match(old, among: offered) else { return nil }
        return index
      }
      guard case .place(let place)? = act.details.number else { return nil }
      let index = place < 0 ? offered.count + place : place - 1
      return offered.indices.contains(index) ? index : nil
    }
    var left = Array(offered.indices)
    for act in read.acts where act.kind == .remove {
      guard let gone = index(act) else { return nil }
      left.removeAll { $0 == gone }
    }
    guard let act = read.acts.last(where: { [.choose, .inform].contains($0.kind) }) else {
      // "Not Sam Lee" chooses nobody: the others are offered, and one alone is asked about.
      guard !left.isEmpty, left.count < offered.count, !read.has(.affirm) else { return nil }
      return .narrowed(left.map { prompt.choices.candidates[$0] })
    }
    if act.kind == .inform {
      guard read.has(.remove), let index = index(act), left.contains(index) else { return nil }
      return .choice(prompt.choices.candidates[index])
    }
    if let old = act.old {
      switch match(old, among: offered) {
      // "The play was great, not the second one" has a word of its name in it.
      case .one(let index)
      where isDoneUnseen && isFarMore(than: offered[index], plain(answer.text(bytes: old))):
        return nil
      // "I don't ride in a sports car" takes no sports car.
      case .one(let index) where isTurnedAway(offered[index], act, answer): return nil
      case .one(let index): return left.contains(index) ? .choice(prompt.choices.candidates[index]) : nil
      case .several(let indices):
        return indices.count < offered.count ? .narrowed(indices.map { prompt.choices.candidates[$0] }) : nil
      case .none: return nil
      }
    }
    switch act.details.number {
    // "Not the second one either" is no choice of the first, where that would be the end of it.
    case .any where isDoneUnseen && (read.has(.remove) || read.acts.count { $0.kind == .choose } > 1):
      return left.isEmpty || left.count == offered.count ? nil : .narrowed(left.map { prompt.choices.candidates[$0] })
    case .any: return left.first.map { .choice(prompt.choices.candidates[$0]) }
    case .other: return left.count == 1 ? .choice(prompt.choices.candidates[left[0]]) : nil
    case .some:
      guard let index = index(act), left.contains(index) else { return nil }
      return .choice(prompt.choices.candidates[index])
    case nil: return act.details.property.flatMap { best($0, of: left, prompt) }
    }
  }

  /// Whether an act has a word that turns an option away, and that isn't its name's.
  private func isTurnedAway(_ option: Option, _ act: AnswerAct, _ answer: PlainText) -> Bool {
    understander.marks(in: answer).has(.negation, inBytes: act.range)
      && !option.names.contains { understander.marks(in: plain($0)).has(.negation) }
  }

  /// So many words may stand around a name without changing what it means: "as not flagged", "the one by Anna".
  static let mostAroundAName = 2

  /// Whether words are more than any of an option's names that they have words of, with what may stand around it.
  private func isFarMore(than option: Option, _ words: PlainText) -> Bool {
    option.names.map(plain).filter { $0.tokens.contains(where: words.tokens.contains) }
      .allSatisfy { words.tokens.count - $0.tokens.count > Self.mostAroundAName }
  }

  /// The one that has most of a property, where the values tell: the cheapest, the nearest.
  private func best(_ property: ActDetails.Property, of left: [Int], _ prompt: Prompt) -> Reply? {
    guard case .question(let question) = prompt.subject, case .choose(let values, _) = question.kind else { return nil }
    let measured = left.compactMap { index -> (index: Int, measure: Double)? in
      let candidate = prompt.choices.candidates[index]
      guard values.indices.contains(candidate), let measure = measure(values[candidate], property) else { return nil }
      return (candidate, measure)
    }
    guard measured.count == left.count else { return nil }
    let best =
      property == .dearest ? measured.max { $0.measure < $1.measure } : measured.min { $0.measure < $1.measure }
    return best.map { .choice($0.index) }
  }

  private func measure(_ value: Value, _ property: ActDetails.Property) -> Double? {
    switch (value, property) {
    // The number alone: what is offered is one sum in several currencies, or several in one.
    case (.money(let money), .cheapest), (.money(let money), .dearest):
      (0..<money.decimals).reduce(Double(money.minorUnits)) { amount, _ in amount / 10 }
    case (.integer(let number), .cheapest), (.integer(let number), .dearest): Double(number)
    case (.double(let number), .cheapest), (.double(let number), .dearest): number
    case (.place(let place), .nearest):
      if let here = setting.place, let latitude = place.latitude, let longitude = place.longitude,
        let ownLatitude = here.latitude, let ownLongitude = here.longitude
      {
        (latitude - ownLatitude) * (latitude - ownLatitude) + (longitude - ownLongitude) * (longitude - ownLongitude)
      } else {
        nil
      }
    default: nil
    }
  }

  // MARK: Questions

  /// Whether what is under way does something, and does it without a review.
  var isDoneUnseen: Bool {
    guard let lifecycle = appRequest?.lifecycle else { return false }
    if lifecycle.isSuspended { return true }
    let schema = lifecycle.schema
    return schema.deed != nil && !schema.review
  }

  private func reply(
    to question: Question, _ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt
  ) -> Reply? {
    if isOrdered(read, prompt) { return .yes }
    if let reply = plainReply(read, answer, prompt) { return reply }
    // Where a yes or a no is the value, it is all that a yes or a no is.
    if question.isOpen, let truth = read.truth, let slot = slot(truth, answering: question.parameter, answer) {
      return .values([slot], answer)
    }
    // "Not Sam Lee" is a no where Sam Lee is asked about.
    if case .confirm(let value, _) = question.kind, read.isOnly([.remove, .deny]) {
      let asked = ParameterElements(parameter: question.parameter, elements: value?.elements ?? [])
      let isAsked = read.acts.compactMap(\.old).allSatisfy {
        held(plain(answer.text(bytes: $0)), in: [asked]) != nil
      }
      return isAsked ? .no : nil
    }
    // "None of them, send it to Jon": the others go, whoever they are.
    let acts = read.acts.filter { act in
      ![.affirm, .deny, .but].contains(act.kind) && act.details.number != ActDetails.Number.none
    }
    guard !acts.isEmpty, acts.allSatisfy({ [.inform, .set, .replace].contains($0.kind) && !$0.slots.isEmpty }) else {
      return nil
    }
    // "Not the first one" puts nothing in the place of a value that isn't called so.
    if isDoneUnseen || !question.isOpen {
      let there = ParameterElements(parameter: question.parameter, elements: question.value?.elements ?? [])
      for case (.replace, let old?) in acts.map({ ($0.kind, $0.old) }) {
        let old = plain(answer.text(bytes: old))
        // "Not inside, outside" names what it isn't.
        let isNamed = !question.parameter.type.canBeTurnedAway && !self.read(old, for: question.parameter).isEmpty
        if !isNamed, held(old, in: [there]) == nil { return nil }
      }
    }
    // What isn't shown before it is done begins upon no no.
    if isDoneUnseen, read.has(.deny), question.isOpen { return nil }
    guard let own = values(of: question.parameter, in: read), let act = own.last else {
      let slots = acts.flatMap(\.slots)
      // At a yes or a no only what is known, without either: "premier" where the way to the airport is asked about.
      let isAside =
        question.isOpen || read.acts.allSatisfy { [.inform, .set].contains($0.kind) } && slots.allSatisfy(\.isKnown)
      guard isAside, !slots.contains(where: { isClause($0, in: answer) }),
        !slots.contains(where: { $0.parameter == question.parameter.name }),
        // What can be a value of what is asked for is one, and a name alone names that: a group is asked for by "to whom?" too.
        self.read(answer, for: question.parameter).first?.isKnown != true,
        !slots.contains(where: { $0.value.isNamed && $0.provenance.ranges == [answer.range] })
      else { return nil }
      // "Continue running" agrees to nothing that would be done at once.
      if isDoneUnseen, read.has(.affirm) { return nil }
      return .otherValues(slots)
    }
    // What is said once more is meant so.
    if prompt.failedAnswers == 0, acts.contains(where: { $0.slots.contains { isClause($0, in: answer) } }) {
      return nil
    }
    // A yes with another value is neither, unless it says so.
    if case .confirm = question.kind, read.has(.affirm), !read.has(.but), act.kind == .inform { return nil }
    if own.count == 1, let range = act.slots.first?.provenance.ranges.first, !prompt.choices.options.isEmpty,
      let choice = prompt.choices.reply(plain(answer.text(bytes: range)), lines.apostrophes)
    {
      return choice
    }
    // "Call Nancy" where one of two Sams is to be chosen is a call of its own.
    if isDoneUnseen, case .choose = question.kind {
      let request = understander.understand(answer.utterance, in: requestContext)
      let rules = lines.rules
      if isRequest(request, named: 0, unnamed: rules.newRequestUnnamed, mayAskWhichApp: false) {
        return .request(request)
      }
    }
    return values(own, others: acts, question.parameter, answer)
  }

  /// The values that acts bring for a parameter, with those of others.
  private func values(
    _ own: [AnswerAct], others: [AnswerAct], _ parameter: ParameterSchema, _ answer: PlainText
  ) -> Reply {
    var slots = own.last?.slots ?? []
    if own.count > 1 {
      let all = own.flatMap { $0.slots.first?.value.elements ?? [] }
      let ranges = own.flatMap { $0.slots.first?.provenance.ranges ?? [] }
      let origin = slots.first?.provenance.origin ?? .answer
      slots = [
        Slot(parameter: parameter.name, value: .list(all), provenance: Provenance(origin, ranges: ranges))
      ]
    }
    for act in others where act.slots.first?.parameter != parameter.name {
      slots += act.slots.filter { slot in !slots.contains { $0.parameter == slot.parameter } }
    }
    return .values(slots, answer)
  }

  /// Whether a value that only the words are is a sentence rather than a name.
  func isClause(_ slot: Slot, in answer: PlainText) -> Bool {
    guard !slot.isKnown, appRequest?.lifecycle.schema.parameter(slot.parameter)?.type != .string else {
      return false
    }
    return slot.provenance.ranges.contains { range in
      understander.marks(in: plain(answer.text(bytes: range))).has(.sentenceWord)
    }
  }

  /// Values inside a sentence of which the rest says nothing to Siri: "I will be travelling in a group of four".
  ///
  /// Only what a vocabulary, a number or a date knows, and only where nothing around it could turn it into its contrary; the
  /// next question or the review shows what was taken.
  func valuesInSentence(_ reading: AnswerReading?, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    guard let reading else { return nil }
    if let reply = valuesInSentence(in: reading, answer, prompt) { return reply }
    // Words that could be a name have swallowed the value: "to transfer $15".
    guard case .question = prompt.subject, var scope = scope(of: prompt), scope.kinds.contains(.inform) else {
      return nil
    }
    scope.kinds = [.inform, .affirm, .deny, .filler]
    let plainer = understander.acts(in: answer.utterance, for: scope, in: context)
    return plainer == reading ? nil : valuesInSentence(in: plainer, answer, prompt)
  }

  private func valuesInSentence(in reading: AnswerReading, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    let read = ActAnswer(reading: reading)
    guard !answer.isQuestion || read.isAskedFor else { return nil }
    let unread = reading.unread.map { answer.text(bytes: $0) }
    let parts = understander.marks(in: answer)
    guard !reading.unread.contains(where: { parts.has(.negation, inBytes: $0) }) else { return nil }
    var known = reading
    known.acts = known.acts.filter { act in
      !act.slots.isEmpty && act.slots.allSatisfy { $0.isKnown && !$0.provenance.isGuess }
    }
    switch prompt.subject {
    case .question(let question):
      // What does something without a review is never begun by half an answer.
      guard !isDoneUnseen else { return nil }
      guard question.isOpen, !question.parameter.type.takesAnyText, read.isOnly([.inform, .set, .affirm]),
        let own = values(of: question.parameter, in: ActAnswer(reading: known))
      else { return nil }
      return values(own, others: known.acts, question.parameter, answer)
    case .review:
      // A yes with something that isn't understood is no change either.
      guard read.isOnly([.inform, .set, .replace, .remove, .deny, .hold]) else { return nil }
      let acts = reading.acts.filter { $0.kind == .remove || known.acts.contains($0) }
      var changes = acts.compactMap { change(of: $0, answer) }
      guard !changes.isEmpty, changes.count == acts.count else { return nil }
      changes[0].unread += unread.filter { words in !changes.contains { isLabel(words, of: $0.parameter) } }
      return .review(heedful(changes))
    case .change, .app, .authorisation, .unlock, .openApp, .next, .rest, .phrase, .sheet: return nil
    }
  }

  /// Whether words say what a value is of: "three **bowls**" where bowls are asked for.
  private func isLabel(_ words: String, of parameter: ParameterSchema) -> Bool {
    let (said, label) = (plain(words).normal, plain(self.label(of: parameter)).normal)
    // One of them, and several.
    let (short, long) = said.utf8.count < label.utf8.count ? (said, label) : (label, said)
    return said == label || short.utf8.count > 2 && long.hasPrefix(short) && long.utf8.count - short.utf8.count <= 2
  }

  /// The acts that bring a parameter's values: all of a list's, of another the one that a no has left: "twenty, no, twenty five".
  private func values(of parameter: ParameterSchema, in read: ActAnswer) -> [AnswerAct]? {
    var own: [AnswerAct] = []
    var isDenied = false
    for act in read.acts {
      if [.deny, .but, .set, .replace].contains(act.kind) { isDenied = true }
      guard act.slots.first?.parameter == parameter.name else { continue }
      if isDenied { own = [] }
      isDenied = false
      own.append(act)
    }
    guard !own.isEmpty, own.count == 1 || parameter.isList else { return nil }
    return own
  }

  /// What follows upon what was told: "tell him thanks".
  private func reply(after next: OfferedRequest, _ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt) -> Reply? {
    if let text = read.acts.last, text.kind == .set, let range = text.slots.first?.provenance.ranges.first,
      read.isOnly([.set, .affirm])
    {
      return .text(plain(answer.text(bytes: range)))
    }
    if read.isOnly([.reply, .affirm]), let act = read.acts.last, act.kind == .reply {
      guard let range = act.slots.first?.provenance.ranges.first else { return .yes }
      return .text(plain(answer.text(bytes: range)))
    }
    if let wish = FollowUpRequest(read) { return .followUp(wish) }
    return plainReply(read, answer, prompt)
  }

  /// Which parameter is to be changed, and to what.
  private func reply(
    toChangeOf parameters: [ParameterSchema], _ read: ActAnswer, _ answer: PlainText, _ prompt: Prompt
  ) -> Reply? {
    if let reply = plainReply(read, answer, prompt) { return reply }
    let acts = read.acts.filter { ![.deny, .but].contains($0.kind) }
    if acts.count == 1, acts[0].kind == .change {
      let named = acts[0].details.parameters ?? []
      return parameters.firstIndex { named.contains($0.name) }.map(Reply.choice)
    }
    let changes = acts.filter { $0.kind != .change }.map { change(of: $0, answer) }
    guard !changes.isEmpty, !changes.contains(where: { $0 == nil }) else { return nil }
    return .review(.change(changes.compactMap { $0 }))
  }

  // MARK: The same request once more

  /// Whether a request is for what is under way already, and so none of its own: it names no app, and what is asked is open.
  func isUnderWay(_ understanding: Understanding, _ prompt: Prompt) -> Bool {
    guard case .request(let request) = understanding.outcome, let appRequest,
      request.intent == appRequest.lifecycle.intent.name, request.app == appRequest.app.identifier
    else { return false }
    switch request.appReason {
    case .named, .verb: return false
    case .onlyOne, .vocabulary, .answered: break
    }
    switch prompt.subject {
    // A call that begins at once is begun by a request of its own.
    case .question(let question): return question.isOpen || !isDoneUnseen
    case .review, .change: return request.slots.contains { !appRequest.slots.contains($0) }
    case .app, .authorisation, .unlock, .openApp, .next, .rest, .phrase, .sheet: return false
    }
  }

  /// The values of a request for what is under way already; nil where it has none for what is asked.
  func answerInRequest(
    _ understanding: Understanding, _ answer: PlainText, _ reading: AnswerReading?, _ prompt: Prompt
  ) -> Reply? {
    guard case .request(let request) = understanding.outcome, let schema = appRequest?.lifecycle.schema else {
      return nil
    }
    let slots = request.slots.filter { schema.parameter($0.parameter)?.isResolvable == true }
    switch prompt.subject {
    case .question(let question):
      guard let own = slots.first(where: { $0.parameter == question.parameter.name }) else {
        return valuesInSentence(reading, answer, prompt) ?? (slots.isEmpty ? nil : .otherValues(slots))
      }
      return .values([own] + slots.filter { $0.parameter != own.parameter }, answer)
    case .review, .change:
      let changes = slots.compactMap { slot in
        schema.parameter(slot.parameter).map { ReviewChange(parameter: $0, slots: [slot], words: answer.source) }
      }
      return changes.isEmpty ? nil : .review(.change(changes))
    case .app, .authorisation, .unlock, .openApp, .next, .rest, .phrase, .sheet: return nil
    }
  }

  // MARK: The review

  private func reviewReading(of read: ActAnswer, _ answer: PlainText) -> ReviewReading? {
    if read.isUnmixedYes { return .agree }
    if read.isOnly([.affirm, .send]) { return nil }
    // "But yes" takes something back that isn't there: it is shown again.
    if read.isOnly([.affirm, .send, .but]) { return .showAgain }
    if read.isOnly([.deny]) { return .deny }
    if read.isEnd { return .cancel }
    if read.isOnly([.again]) || read.isOnly([.again, .affirm]) && read.has(.again) { return .showAgain }
    if read.isOnly([.hold]) || read.isOnly([.hold, .but, .deny]) && read.has(.hold) { return .hold }
    if read.isOnly([.help]) { return .help }
    // A yes and a no are neither, whatever stands beside them.
    if read.has(.deny), read.has(.affirm) || read.has(.send) { return nil }
    // "Sorry, to Anna" asks for nothing to be said again, "wait, to Anna" for no time.
    let others: Set<AnswerAct.Kind> = [.affirm, .deny, .but, .send, .hold, .again]
    guard read.isOnly(AnswerAct.changes.union(others)) else { return nil }
    var changes: [ReviewChange] = []
    var wish: [String]?
    for act in read.acts where AnswerAct.changes.contains(act.kind) {
      if act.kind == .change {
        wish = act.details.parameters ?? []
        continue
      }
      // Whether 改成六点 is a text is asked.
      if let words = quantityAsText(act, answer) { return .wish([], value: words) }
      // Words that only look like a name are none where nothing asks for one.
      if act.kind == .inform, act.slots.contains(where: { !$0.isKnown && $0.value.isPerson }) { return nil }
      if act.slots.contains(where: { isClause($0, in: answer) }) { return nil }
      guard let change = change(of: act, answer) else { return isAnother(act) ? .another : nil }
      changes.append(change)
    }
    // "Also $10 to Bob" changes nobody into Bob.
    if read.isAdditional && changes.contains(where: { !$0.parameter.isList })
      || changes.count > 1 && read.acts.contains(where: isAnother)
    {
      return .another
    }
    // "The amount, make it 25" says what is meant, and what it becomes.
    if let wish, changes.isEmpty { return .wish(wish, value: nil) }
    return changes.isEmpty ? nil : .change(changes)
  }

  /// The number, sum or time that an act would make a text of which nothing speaks.
  private func quantityAsText(_ act: AnswerAct, _ answer: PlainText) -> String? {
    guard act.details.parameters == nil || act.details.form == .unnamed,
      act.kind == .set || act.kind == .inform, act.slots.count == 1,
      parameter(of: act)?.type.takesAnyText == true, let range = act.slots[0].provenance.ranges.first
    else { return nil }
    let words = answer.text(bytes: range)
    return isQuantity(words) ? words : nil
  }

  private func change(of act: AnswerAct, _ answer: PlainText) -> ReviewChange? {
    let words = answer.source
    func named(_ range: Range<Int>) -> PlainText { plain(answer.text(bytes: range)) }
    switch act.kind {
    case .inform, .set:
      guard let parameter = parameter(of: act) else { return nil }
      return ReviewChange(parameter: parameter, slots: act.slots, words: words)
    case .add:
      guard let parameter = parameter(of: act) else { return nil }
      if parameter.isList { return ReviewChange(parameter: parameter, kind: .add(act.slots), words: words) }
      // "Ten more" is so much above what is there.
      guard let slot = act.slots.first, let sum = sum(of: appRequest?.lifecycle.intent[parameter.name], slot.value)
      else {
        return nil
      }
      var slots = act.slots
      slots[0].value = sum
      return ReviewChange(parameter: parameter, slots: slots, words: words)
    case .append:
      guard let slot = act.slots.first, let parameter = parameter(of: act), parameter.type == .string,
        case .string(let text) = slot.value
      else { return nil }
      return ReviewChange(parameter: parameter, kind: .append(text), words: words)
    case .replace:
      guard let old = act.old, let range = act.slots.first?.provenance.ranges.first else { return nil }
      guard let held = held(named(old), in: there) else {
        if let text = corrected(named(old), to: answer.text(bytes: range), answer) { return text }
        // What is there has another name: that is left over, and said.
        guard let parameter = parameter(of: act), act.slots.allSatisfy(\.isKnown) else { return nil }
        var change = ReviewChange(parameter: parameter, slots: act.slots, words: words)
        change.unread.append(answer.text(bytes: old))
        return change
      }
      let slots = read(named(range), for: held.parameter)
      guard !slots.isEmpty else { return nil }
      var change = ReviewChange(
        parameter: held.parameter, slots: slots, words: answer.text(bytes: range))
      change.kind = .set(slots, insteadOf: held.element)
      return change
    case .remove:
      guard let old = act.old, let held = held(named(old), in: there) else { return nil }
      return takenBack(held, named(old))
    default: return nil
    }
  }

  /// A text in which some of the words stand in the place of others: "not eight, nine".
  private func corrected(_ old: PlainText, to new: String, _ answer: PlainText) -> ReviewChange? {
    for item in there where item.parameter.type == .string {
      guard case .string(let text)? = item.elements.first else { continue }
      let words = plain(text)
      guard let place = words.place(of: old.tokens) else { continue }
      let bytes = Array(text.utf8)
      let range = words.bytes(place)
      let corrected =
        String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + new
        + String(decoding: bytes[range.upperBound...], as: UTF8.self)
      let slot = Slot(parameter: item.parameter.name, value: .string(corrected), provenance: Provenance(.answer))
      return ReviewChange(parameter: item.parameter, slots: [slot], words: answer.source)
    }
    return nil
  }

  /// Whether an act adds somebody or something where there is one: another request.
  private func isAnother(_ act: AnswerAct) -> Bool {
    act.kind == .add && parameter(of: act).map { !$0.isList } ?? false
  }

  /// Two sums of one currency, or two whole numbers, as one; nil for what can't be added.
  private func sum(of value: Value?, _ more: Value) -> Value? {
    switch (value, more) {
    case (.money(let money)?, .money(let other)) where money.currency == other.currency:
      let decimals = max(money.decimals, other.decimals)
      let units = money.minorUnits(of: decimals) + other.minorUnits(of: decimals)
      return .money(Money(minorUnits: units, decimals: decimals, currency: money.currency))
    case (.integer(let number)?, .integer(let other)): return .integer(number + other)
    default: return nil
    }
  }

  /// Changes, or nothing where words are left over that could make something else of money, a time or somebody: "the second one" is
  /// no sum.
  func heedful(_ changes: [ReviewChange]) -> ReviewReading {
    let left = changes.flatMap(\.unread)
    guard !left.isEmpty, changes.contains(where: { $0.parameter.type.isGrave }) else { return .change(changes) }
    return .nothing(taken: changes.map(\.taken).joined(separator: " … "), left: left.joined(separator: " … "))
  }

  private func parameter(of act: AnswerAct) -> ParameterSchema? {
    act.slots.first.flatMap { appRequest?.lifecycle.schema.parameter($0.parameter) }
  }

  /// The lines that say what may be said to a prompt.
  func helpLines(for prompt: Prompt) -> [String] {
    switch prompt.subject {
    case .review: ["help.review", "help"]
    case .question(let question):
      switch question.kind {
      case .choose: ["help.choose", "help"]
      case .confirm: ["help.yesNo", "help"]
      case .needsValue, .unsupported, .moreDetails, .change:
        ["help.\(question.parameter.type.lineName)", "help.value", "help"]
      }
    case .change, .app, .next: ["help.choose", "help"]
    case .authorisation, .openApp, .rest: ["help.yesNo", "help"]
    case .unlock, .phrase, .sheet: ["help"]
    }
  }
}

extension Value {
  /// Whether it is something that has a name: a person, a place, a term.
  fileprivate var isNamed: Bool {
    elements.contains { element in
      switch element {
      case .person, .speakable, .place, .string: true
      default: false
      }
    }
  }

  fileprivate var isPerson: Bool { elements.contains { if case .person = $0 { true } else { false } } }
}

extension Prompt {
  fileprivate var acceptsMore: Bool { accepts.contains { if case .act(.more, _) = $0 { true } else { false } } }
  /// Whether it asks for a yes or a no.
  fileprivate var acceptsYes: Bool { accepts.contains { if case .act(.affirm, .yes) = $0 { true } else { false } } }
  /// Whether a no ends the request: there is nothing else to say it to.
  fileprivate var endsAtNo: Bool { accepts.contains { if case .act(.deny, .cancel) = $0 { true } else { false } } }
}

extension Money {
  /// The amount with so many decimals, not fewer than it has.
  fileprivate func minorUnits(of decimals: Int) -> Int {
    (0..<max(0, decimals - self.decimals)).reduce(minorUnits) { amount, _ in amount * 10 }
  }
}

extension ParameterType {
  /// Whether a wrong value would be dear: money, a time, somebody.
  fileprivate var isGrave: Bool {
    switch self {
    case .money, .date, .dateRange, .person: true
    case .string, .boolean, .integer, .double, .speakable, .place, .enumeration, .object: false
    }
  }
}

extension Question {
  /// Whether any value may be the answer.
  var isOpen: Bool {
    switch kind {
    case .needsValue, .unsupported, .moreDetails, .change: true
    case .choose, .confirm: false
    }
  }
}

extension ActAnswer {
  /// Whether it ends the request, with a yes, a no or a moment's thought around it: "no wait, forget it", "OK, cancel it".
  fileprivate var isEnd: Bool { has(.cancel) && isOnly(AnswerScope.endings) }
}

extension AnswerScope {
  /// What may stand around an end.
  fileprivate static let endings: Set<AnswerAct.Kind> = [.cancel, .deny, .affirm, .hold, .again, .but]

  /// The same prompt, where nothing is heard but an end and what stands around it.
  fileprivate var ending: AnswerScope {
    var scope = self
    scope.kinds = Self.endings.union([.filler])
    return scope
  }
}

import SimCatalog

/// Answers that choose among what is offered.
extension AnswerInterpreter {
  /// What is offered under a name, a number or a part of a name; nil where it could be any of it.
  func choice(called words: PlainText) -> Reply? {
    switch OptionMatch(words, in: expected.offered, plain) {
    case .one(let index): return .choice(expected.candidates[index])
    case .several(let indices):
      // A part of a name narrows the question.
      return indices.count < expected.candidates.count ? .narrowed(indices.map { expected.candidates[$0] }) : nil
    case .none: return nil
    }
  }

  /// One of what is offered by words of its name alone, with a yes or nothing around them: "painters please".
  func offered(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    guard !expected.options.isEmpty, read.reading.unread.count == 1, let words = read.reading.unread.first,
      read.acts.allSatisfy({ $0.kind == .affirm })
    else { return nil }
    return choice(called: plain(answer.text(bytes: words)))
  }

  /// One of what is offered, by its number, its place, or words of its name.
  func chosen(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    let offered = expected.offered
    guard !offered.isEmpty, read.has(.choose) || read.has(.remove),
      read.isOnly([.choose, .inform, .affirm, .remove, .deny, .but])
    else { return nil }
    func match(_ range: Range<Int>, among options: [Option]) -> OptionMatch {
      OptionMatch(plain(answer.text(bytes: range)), in: options, plain)
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
      return .narrowed(left.map { expected.candidates[$0] })
    }
    if act.kind == .inform {
      guard read.has(.remove), let index = index(act), left.contains(index) else { return nil }
      return .choice(expected.candidates[index])
    }
    if let old = act.old {
      switch match(old, among: offered) {
      // "The play was great, not the second one" has a word of its name in it.
      case .one(let index)
      where isDoneUnseen && isFarMore(than: offered[index], plain(answer.text(bytes: old))):
        return nil
      // "I don't ride in a sports car" takes no sports car.
      case .one(let index) where isTurnedAway(offered[index], act, answer): return nil
      case .one(let index): return left.contains(index) ? .choice(expected.candidates[index]) : nil
      case .several(let indices):
        return indices.count < offered.count ? .narrowed(indices.map { expected.candidates[$0] }) : nil
      case .none: return nil
      }
    }
    switch act.details.number {
    // "Not the second one either" is no choice of the first, where that would be the end of it.
    case .any where isDoneUnseen && (read.has(.remove) || read.acts.count { $0.kind == .choose } > 1):
      return left.isEmpty || left.count == offered.count ? nil : .narrowed(left.map { expected.candidates[$0] })
    case .any: return left.first.map { .choice(expected.candidates[$0]) }
    case .other: return left.count == 1 ? .choice(expected.candidates[left[0]]) : nil
    case .some:
      guard let index = index(act), left.contains(index) else { return nil }
      return .choice(expected.candidates[index])
    case nil: return act.details.property.flatMap { best($0, of: left) }
    }
  }

  /// Whether an act has a word that turns an option away, and that isn't its name's.
  private func isTurnedAway(_ option: Option, _ act: AnswerAct, _ answer: PlainText) -> Bool {
    marks(in: answer).has(.negation, inBytes: act.range)
      && !option.names.contains { marks(in: plain($0)).has(.negation) }
  }

  /// So many words may stand around a name without changing what it means: "as not flagged", "the one by Anna".
  static let mostAroundAName = 2

  /// Whether words are more than any of an option's names that they have words of, with what may stand around it.
  private func isFarMore(than option: Option, _ words: PlainText) -> Bool {
    option.names.map(plain).filter { $0.tokens.contains(where: words.tokens.contains) }
      .allSatisfy { words.tokens.count - $0.tokens.count > Self.mostAroundAName }
  }

  /// The one that has most of a property, where the values tell: the cheapest, the nearest.
  private func best(_ property: ActDetails.Property, of left: [Int]) -> Reply? {
    guard case .question(let question) = expected.subject, case .choose(let values) = question.kind else { return nil }
    let measured = left.compactMap { index -> (index: Int, measure: Double)? in
      let candidate = expected.candidates[index]
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
      if let here = context.here, let latitude = place.latitude, let longitude = place.longitude,
        let ownLatitude = here.latitude, let ownLongitude = here.longitude
      {
        (latitude - ownLatitude) * (latitude - ownLatitude) + (longitude - ownLongitude) * (longitude - ownLongitude)
      } else {
        nil
      }
    default: nil
    }
  }

  /// Whether an answer may name something to say that it isn't meant: "anyone but Sam Lee". What is called exactly so is meant.
  func isTurnedAway(_ answer: PlainText) -> Bool {
    marks(in: answer).has(.negation) && !isCalledSo(answer)
  }

  /// Whether something that is offered is called exactly as an answer is, by any of its names.
  func isCalledSo(_ answer: PlainText) -> Bool {
    expected.options.contains { $0.names.contains { plain($0).normal == answer.normal } }
  }

  /// What is offered under a text: the option's number.
  func option(shownAs text: PlainText) -> Int? {
    expected.options.firstIndex { plain($0.text).normal == text.normal }
  }

  /// The option that an answer names; none where it only has the words of a name in it and something is done without a review:
  /// "honk, and start running" where one of the workouts is the running.
  func chosen(_ answer: PlainText) -> Reply? {
    guard let reply = choice(called: answer) else { return nil }
    // A yes is no part of a name: 行 isn't 骑行.
    if option(shownAs: answer) == nil, understander.truth(of: answer, in: context) != nil { return nil }
    guard isDoneUnseen, case .choice(let index) = reply else { return reply }
    let isLonger = expected.options[index].names.allSatisfy { plain($0).tokens.count < answer.tokens.count }
    return isLonger && Int(answer.normal) == nil ? nil : reply
  }
}

import SimCatalog

/// Answers that choose among the options.
extension AnswerInterpreter {
  /// The option with a name or number, or with a part of a name; nil where it could be any of them.
  func choice(called words: PlainText) -> Reply? {
    switch offered.match(words, among: expected.candidates) {
    case .one(let option): .choice(option)
    // A part of a name narrows the question.
    case .several(let options): options.count < expected.candidates.count ? .narrowed(options) : nil
    case .none: nil
    }
  }

  /// An option by words of its name alone, with a yes or fillers around them: "painters please".
  func offered(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    guard !expected.options.isEmpty, read.reading.unread.count == 1, let words = read.reading.unread.first,
      read.acts.allSatisfy({ $0.kind == .affirm })
    else { return nil }
    return choice(called: plain(answer.text(bytes: words)))
  }

  /// An option, by number, position, or words of its name.
  func chosen(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    let candidates = expected.candidates
    guard !candidates.isEmpty, read.has(.choose) || read.has(.remove),
      read.isOnly([.choose, .inform, .affirm, .remove, .deny, .but])
    else { return nil }
    func match(_ range: Range<Int>) -> OptionMatch {
      offered.match(plain(answer.text(bytes: range)), among: candidates)
    }
    // "The last one, not now" begins nothing.
    if isDoneUnseen, read.has(.choose), read.has(.deny) { return nil }
    // By the words that name it, or by its place.
    func option(_ act: AnswerAct) -> Int? {
      if let old = act.old ?? (act.kind == .inform ? act.slots.first?.provenance.ranges.first : nil) {
        guard case .one(let option) = match(old) else { return nil }
        return option
      }
      guard case .place(let place)? = act.details.number else { return nil }
      let index = place < 0 ? candidates.count + place : place - 1
      return candidates.indices.contains(index) ? candidates[index] : nil
    }
    var left = candidates
    for act in read.acts where act.kind == .remove {
      guard let gone = option(act) else { return nil }
      left.removeAll { $0 == gone }
    }
    guard let act = read.acts.last(where: { [.choose, .inform].contains($0.kind) }) else {
      // "Not Sam Lee" chooses no one: the other options remain, and a single one is asked about.
      return left.isEmpty || left.count == candidates.count || read.has(.affirm) ? nil : .narrowed(left)
    }
    if act.kind == .inform {
      guard read.has(.remove), let option = option(act), left.contains(option) else { return nil }
      return .choice(option)
    }
    if let old = act.old {
      switch match(old) {
      // "The play was great, not the second one" only shares a word with the option's name.
      case .one(let option) where isDoneUnseen && isFarMore(than: option, plain(answer.text(bytes: old))): return nil
      // "I don't ride in a sports car" takes no sports car.
      case .one(let option) where isTurnedAway(option, act, answer): return nil
      case .one(let option): return left.contains(option) ? .choice(option) : nil
      case .several(let options): return options.count < candidates.count ? .narrowed(options) : nil
      case .none: return nil
      }
    }
    switch act.details.number {
    // "Not the second one either" doesn't choose the first where the choice would be acted on at once.
    case .any where isDoneUnseen && (read.has(.remove) || read.acts.count { $0.kind == .choose } > 1):
      return left.isEmpty || left.count == candidates.count ? nil : .narrowed(left)
    case .any: return left.first.map(Reply.choice)
    case .other: return left.count == 1 ? .choice(left[0]) : nil
    case .some:
      guard let option = option(act), left.contains(option) else { return nil }
      return .choice(option)
    case nil: return act.details.property.flatMap { best($0, of: left) }
    }
  }

  /// Whether an act has a negation that isn't part of the option's name.
  private func isTurnedAway(_ option: Int, _ act: AnswerAct, _ answer: PlainText) -> Bool {
    marks(in: answer).has(.negation, inBytes: act.range)
      && !offered.names(of: option).contains { marks(in: $0).has(.negation) }
  }

  /// So many words around a name don't change its meaning: "as not flagged", "the one by Anna".
  static let mostAroundAName = 2

  /// Whether words go on beyond every name of an option with which they share a word, by more than may surround a name.
  private func isFarMore(than option: Int, _ words: PlainText) -> Bool {
    offered.names(of: option).filter { $0.tokens.contains(where: words.tokens.contains) }
      .allSatisfy { words.tokens.count - $0.tokens.count > Self.mostAroundAName }
  }

  /// The option with the most of a property, where the values show it: the cheapest, the nearest.
  private func best(_ property: ActDetails.Property, of left: [Int]) -> Reply? {
    guard case .question(let question) = expected.subject, case .choose(let values) = question.kind else { return nil }
    let measured = left.compactMap { option -> (option: Int, measure: Double)? in
      guard values.indices.contains(option), let measure = measure(values[option], property) else { return nil }
      return (option, measure)
    }
    guard measured.count == left.count else { return nil }
    let best =
      property == .dearest ? measured.max { $0.measure < $1.measure } : measured.min { $0.measure < $1.measure }
    return best.map { .choice($0.option) }
  }

  private func measure(_ value: Value, _ property: ActDetails.Property) -> Double? {
    switch (value, property) {
    // Only the number counts: the options are one sum in several currencies, or several in one.
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

  /// Whether an answer may name something to reject it: "anyone but Sam Lee". An option of exactly that name is meant.
  func isTurnedAway(_ answer: PlainText) -> Bool {
    marks(in: answer).has(.negation) && !isCalledSo(answer)
  }

  /// Whether an option has the answer as one of its names.
  func isCalledSo(_ answer: PlainText) -> Bool {
    offered.options.indices.contains { offered.isCalled($0, answer) }
  }

  /// The option that an answer names; none where it only contains a name's words and the request is done without a
  /// review: "honk, and start running" where running is one of the workouts.
  func chosen(_ answer: PlainText) -> Reply? {
    guard let reply = choice(called: answer) else { return nil }
    // A yes is no part of a name: 行 isn't 骑行.
    if offered.shown(as: answer) == nil, understander.truth(of: answer, in: context) != nil { return nil }
    guard isDoneUnseen, case .choice(let index) = reply else { return reply }
    let isLonger = offered.names(of: index).allSatisfy { $0.count < answer.count }
    return isLonger && Int(answer.normal) == nil ? nil : reply
  }
}

import SimCatalog

/// What an act changes in the request.
extension AnswerInterpreter {
  /// What an act changes; nil where it changes nothing that is there.
  func change(of act: AnswerAct, _ answer: PlainText) -> ReviewChange? {
    let words = answer.source
    func named(_ range: Range<Int>) -> PlainText { plain(answer.text(bytes: range)) }
    switch act.kind {
    case .inform, .set:
      guard let parameter = parameter(of: act) else { return nil }
      return ReviewChange(parameter: parameter, slots: act.slots, words: words)
    case .add:
      guard let parameter = parameter(of: act) else { return nil }
      if parameter.isList { return ReviewChange(parameter: parameter, kind: .add(act.slots), words: words) }
      // "Ten more" adds to the value that is there.
      guard let slot = act.slots.first, let sum = sum(of: request?.intent[parameter.name], slot.value) else {
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
      guard let held = held(named(old), in: request?.held ?? []) else {
        if let text = corrected(named(old), to: answer.text(bytes: range), answer) { return text }
        // What is there has another name: the words are left over, and Siri says so.
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
      guard let old = act.old, let held = held(named(old), in: request?.held ?? []) else { return nil }
      return ReviewChange(parameter: held.parameter, kind: .takeBack(held.element), words: named(old).source)
    default: return nil
    }
  }

  /// A text in which some of the words are replaced by others: "not eight, nine".
  private func corrected(_ old: PlainText, to new: String, _ answer: PlainText) -> ReviewChange? {
    for item in request?.held ?? [] where item.parameter.type == .string {
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

  /// Whether an act adds a second value to a parameter that takes one: another request.
  func isAnother(_ act: AnswerAct) -> Bool {
    act.kind == .add && parameter(of: act).map { !$0.isList } ?? false
  }

  /// The sum of two amounts of one currency, or of two whole numbers; nil for what can't be added.
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

  func parameter(of act: AnswerAct) -> ParameterSchema? {
    act.slots.first.flatMap { request?.schema.parameter($0.parameter) }
  }
}

extension Money {
  /// The amount in minor units of so many decimals, or of its own where it has more.
  fileprivate func minorUnits(of decimals: Int) -> Int {
    (0..<max(0, decimals - self.decimals)).reduce(minorUnits) { amount, _ in amount * 10 }
  }
}

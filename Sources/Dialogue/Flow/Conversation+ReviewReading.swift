import SimCatalog
import SimLifecycle
import SimRecognition

/// How an answer to a review is understood. What was understood only in part is neither a yes nor a no: Siri says what she
/// took and what she didn't, and shows the review again.
extension Conversation {
  /// Reads all of an answer; nil when a part of it is left over.
  func reviewReading(of answer: PlainText) -> ReviewReading? { reading(of: answer).0 }

  /// Reads an answer of which a part is left over: what can be changed by the rest, or a yes or a no that is none.
  func reviewReadingInPart(of answer: PlainText) -> ReviewReading? {
    let lead = reading(of: answer).1
    // A yes with something that isn't understood is neither a yes nor a change.
    if lead?.isYes != true, let change = partialChange(in: answer, lead) { return heedful([change]) }
    guard let lead, lead.words < answer.tokens.count else { return nil }
    return .nothing(
      taken: answer.text(0..<lead.words), left: answer.text(lead.words..<answer.tokens.count))
  }

  // MARK: Reading

  /// The yes or no with which an answer begins.
  private struct Lead {
    var isYes: Bool
    /// How many words it has.
    var words: Int
    /// What follows it, and what joins it to that.
    var rest: PlainText
  }

  /// Reads all of an answer; nil when a part of it is left over, with the yes or no that it begins with.
  private func reading(of answer: PlainText) -> (ReviewReading?, Lead?) {
    if let reading = unmixed(answer) { return (reading, nil) }
    let leads = leads(of: answer)
    if let longest = leads.last {
      if longest.rest.isEmpty { return (longest.isYes ? .agree : .deny, longest) }
      switch unmixed(longest.rest) {
      case .cancel where !longest.isYes: return (.cancel, longest)
      case .showAgain: return (.showAgain, longest)
      // "Yes, no" is neither.
      case .agree, .agreeThen, .deny, .cancel: return (nil, nil)
      case .wish, .change, .another, .nothing, .hold, .help, nil: break
      }
    }
    for lead in leads.reversed() {
      // "No, Nancy" takes her back, where it is she who is paid.
      if !lead.isYes, let held = held(lead.rest, in: there) { return (.change([takenBack(held, lead.rest)]), lead) }
      if let reading = whole(lead.rest) { return (reading, lead) }
    }
    return (whole(answer), leads.last)
  }

  /// An answer that is about the review as a whole and nothing else.
  private func unmixed(_ answer: PlainText) -> ReviewReading? {
    let words = lines.answers
    if words.has(.yes, answer) || answer.normal == plain(button(.yes)).normal {
      // "Yes?" asks, and answers nothing.
      return answer.isQuestion ? .showAgain : .agree
    }
    if words.has(.no, answer) { return .deny }
    if words.has(.cancel, answer) || answer.normal == plain(button(.cancel)).normal { return .cancel }
    if words.has(.review, answer) { return .showAgain }
    return nil
  }

  /// A change that all the words are about.
  private func whole(_ answer: PlainText) -> ReviewReading? {
    let words = lines.answers
    if let wish = words.value(.change, answer) { return .wish(wish, value: nil) }
    if let change = correction(in: answer), change.unread.isEmpty { return .change([change]) }
    if let wish = words.opening(.change, answer) { return .wish(wish.value, value: wish.rest) }
    if let change = change(knownIn: answer.source), change.unread.isEmpty { return .change([change]) }
    return nil
  }

  /// Every way to take words of yes, or of no, from the beginning of an answer; the longest is the last.
  private func leads(of answer: PlainText) -> [Lead] {
    let tokens = answer.tokens
    // Nobody agrees at greater length.
    guard tokens.count <= AnswerReading.mostWords else { return [] }
    var leads: [Lead] = []
    var isYes: Bool?
    var next = 0
    while next < tokens.count {
      let meanings: [AnswerWords.Meaning] = isYes.map { $0 ? [.yes] : [.no] } ?? [.yes, .no]
      if let found = lines.answers.leading(meanings, tokens[next...]) {
        let end = next + found.count
        // 不要跑车 is one thing, 不要，跑车 two.
        if found.meaning == .no, end < tokens.count, !answer.isParted(at: end) { break }
        isYes = found.meaning != .no
        next = end
        leads.append(Lead(isYes: found.meaning != .no, words: end, rest: plain(answer.text(end..<tokens.count))))
      } else if let joiner = lines.answers.leading([.joiners], tokens[next...]), next + joiner.count < tokens.count {
        next += joiner.count
        guard let last = leads.indices.last else { continue }
        leads[last].rest = plain(answer.text(next..<tokens.count))
      } else {
        // "Yes, but …" without more is no yes.
        break
      }
    }
    return leads
  }

  /// A change that is understood only in part, with the words that are left over.
  private func partialChange(in answer: PlainText, _ lead: Lead?) -> ReviewChange? {
    let rest = lead?.rest ?? answer
    return correction(in: rest) ?? change(knownIn: rest.source)
  }

  // MARK: Changes

  /// The parameter that "change it" means.
  var usualParameter: ParameterSchema? {
    guard let lifecycle = exchange?.lifecycle, let name = lines.rules.changes[lifecycle.intent.name.rawValue] else {
      return nil
    }
    return lifecycle.schema.parameters.first { $0.name == name && $0.isResolvable }
  }

  /// The parameter of which a vocabulary, a number or a date knows the value: the usual one first, then those that are
  /// filled, then the others. One that takes any words is never meant by them alone.
  func change(knownIn text: String) -> ReviewChange? {
    guard let lifecycle = exchange?.lifecycle else { return nil }
    let others = lifecycle.changeable + lifecycle.schema.parameters.filter(\.isResolvable)
    let answer = plain(text)
    guard answer.tokens.count <= AnswerReading.mostWords else { return nil }
    var tried: Set<String> = []
    for parameter in (usualParameter.map { [$0] } ?? []) + others
    where !parameter.type.takesAnyText && tried.insert(parameter.name).inserted {
      let slots = read(answer, for: parameter)
      guard let slot = slots.first, slot.parameter == parameter.name, slot.isKnown else { continue }
      // Some of the words only sound like somebody's name: that is not enough.
      if slot.provenance.isGuess, !slot.provenance.unread.isEmpty { continue }
      return ReviewChange(parameter: parameter, slots: slots, words: text)
    }
    return nil
  }

  /// "Not Nancy, Buttercup": the value that is there goes, and the other takes its place.
  private func correction(in answer: PlainText) -> ReviewChange? { correction(in: answer, of: there) }

  var there: [ParameterElements] {
    guard let lifecycle = exchange?.lifecycle else { return [] }
    return lifecycle.changeable.map { ParameterElements(parameter: $0, elements: lifecycle.elements(of: $0.name)) }
  }

  /// Of several ways to cut the words the one is taken whose old value is there, the longest; where none is, the words of
  /// the old value are left over.
  func correction(in answer: PlainText, of there: [ParameterElements]) -> ReviewChange? {
    var best: (cut: Correction.Cut, held: Held)?
    let cuts = lines.answers.corrections(answer)
    var tried: Set<Range<Int>> = []
    for cut in cuts where cut.old.count > best?.cut.old.count ?? 0 && tried.insert(cut.old).inserted {
      if let held = held(plain(answer.text(cut.old)), in: there) { best = (cut, held) }
    }
    if let best {
      let old = plain(answer.text(best.cut.old))
      guard let new = best.cut.new else { return takenBack(best.held, old) }
      let words = answer.text(new)
      let slots = read(plain(words), for: best.held.parameter)
      guard !slots.isEmpty else {
        var change = takenBack(best.held, old)
        change.unread = [words]
        return change
      }
      var change = ReviewChange(parameter: best.held.parameter, slots: slots, words: words)
      change.kind = .set(slots, insteadOf: best.held.element)
      return change
    }
    for cut in cuts {
      guard let new = cut.new, var change = change(knownIn: answer.text(new)), change.unread.isEmpty else { continue }
      change.unread = [answer.text(cut.old)]
      return change
    }
    return nil
  }

  /// What can be corrected: a parameter and its values.
  struct ParameterElements {
    var parameter: ParameterSchema
    var elements: [Value]
  }

  /// A value that is there: of which parameter, and which of several.
  struct Held {
    var parameter: ParameterSchema
    var element: Int?
  }

  func takenBack(_ held: Held, _ words: PlainText) -> ReviewChange {
    ReviewChange(parameter: held.parameter, kind: .takeBack(held.element), words: words.source)
  }

  /// The value that words name: its name or a part of it, or the same value said otherwise.
  func held(_ words: PlainText, in there: [ParameterElements]) -> Held? {
    guard !words.isEmpty else { return nil }
    for item in there {
      if let index = item.elements.firstIndex(where: { isCalled(words, $0) }) {
        return Held(parameter: item.parameter, element: item.parameter.isList ? index : nil)
      }
    }
    // "The truck": an article is no part of the name.
    if words.tokens.count > 1 {
      let rest = plain(words.text(1..<words.tokens.count))
      for item in there where !item.parameter.type.takesAnyText {
        let index = item.elements.firstIndex { element in
          wording.names(of: element).contains { plain($0).normal == rest.normal }
        }
        if let index { return Held(parameter: item.parameter, element: item.parameter.isList ? index : nil) }
      }
    }
    for item in there where !item.parameter.type.takesAnyText {
      guard let said = read(words, for: item.parameter).first, said.isKnown, said.provenance.unread.isEmpty,
        let index = item.elements.firstIndex(where: { isSame(said.value, $0) })
      else { continue }
      return Held(parameter: item.parameter, element: item.parameter.isList ? index : nil)
    }
    return nil
  }

  /// Whether what was said is a value that is there, which the handler may have made into its own.
  private func isSame(_ said: Value, _ value: Value) -> Bool {
    said.elements.contains { $0 == value || isCalled(plain(wording.text(of: $0)), value) }
  }

  /// Whether words are a name of a value: any part of a person's, the last words of another's, all of a text.
  private func isCalled(_ words: PlainText, _ value: Value) -> Bool {
    switch value {
    case .string(let text): words.normal == plain(text).normal
    case .person: wording.names(of: value).contains { plain($0).contains(words.tokens) }
    case .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object, .list:
      wording.names(of: value).contains { plain($0).tokens.suffix(words.tokens.count).elementsEqual(words.tokens) }
    }
  }
}

extension ReviewChange {
  /// A value in the place of what is there; the words that the slots make nothing of are left over.
  init(parameter: ParameterSchema, slots: [Slot], words: String) {
    self.init(parameter: parameter, kind: .set(slots, insteadOf: nil), words: words)
    unread = slots.flatMap(\.provenance.unread).map { PlainText.text($0, of: words) }
  }
}

extension Wording {
  /// Everything that a value may be called.
  func names(of value: Value) -> [String] {
    var names = options([value]).flatMap(\.names) + [ValueNotation.text(of: value), text(of: value)]
    if case .money(let money) = value { names.append(text(ofAmount: money)) }
    return names
  }
}

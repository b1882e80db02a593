import SimCatalog
import SimLifecycle
import SimRecognition
import SimText
import SimUtterances

/// How an answer to a review is understood. What was understood only in part is neither a yes nor a no: Siri says what she
/// took and what she didn't, and shows the review again.
extension Conversation {
  /// What an answer to a review comes to of which words are left over: a yes or a no that is none.
  func reviewReadingInPart(_ reading: AnswerReading, _ answer: PlainText) -> ReviewReading? {
    var lead = reading.acts.prefix { [.affirm, .send, .deny, .but, .filler].contains($0.kind) }
    while lead.last?.kind == .filler { lead.removeLast() }
    let said = lead.filter { [.affirm, .send, .deny].contains($0.kind) }
    guard let first = said.first, let last = said.last, let end = lead.last?.range.upperBound,
      let left = (reading.unread + reading.acts.dropFirst(lead.count).map(\.range)).map(\.lowerBound).min(),
      reading.unread.allSatisfy({ $0.lowerBound >= end }),
      // A yes and a no are neither.
      said.allSatisfy({ ($0.kind == .deny) == (first.kind == .deny) })
    else { return nil }
    return .nothing(
      taken: answer.text(bytes: first.range.lowerBound..<last.range.upperBound),
      left: String(answer.text(bytes: left..<answer.source.utf8.count).trimmed))
  }

  // MARK: Changes

  /// The parameter that "change it" means.
  var usualParameter: ParameterSchema? {
    guard let lifecycle = appRequest?.lifecycle, let name = lifecycle.schema.dialogue.changes else { return nil }
    return lifecycle.schema.parameters.first { $0.name == name && $0.isResolvable }
  }

  /// The parameter of which a vocabulary, a number or a date knows the value: the usual one first, then those that are
  /// filled, then the others. One that takes any words is never meant by them alone.
  func change(knownIn text: String) -> ReviewChange? {
    guard let lifecycle = appRequest?.lifecycle else { return nil }
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

  var there: [ParameterElements] {
    guard let lifecycle = appRequest?.lifecycle else { return [] }
    return lifecycle.changeable.map { ParameterElements(parameter: $0, elements: lifecycle.elements(of: $0.name)) }
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
    unread = slots.flatMap(\.provenance.unread).map { Utterance.source($0, of: words) }
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

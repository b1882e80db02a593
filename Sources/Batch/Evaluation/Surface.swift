import SimCatalog
import SimRecognition
import SimUtterances

/// Words as they are compared: case, accents, width, punctuation and spaces don't count.
struct Surface: Hashable, Sendable {
  let words: String

  init(_ text: String) {
    let utterance = Utterance(text)
    words = utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }.map { utterance.normal($0) }
      .joined(separator: " ")
  }

  /// Whether one contains the words of the other.
  func isNear(_ other: Surface) -> Bool {
    let (a, b) = (" " + words + " ", " " + other.words + " ")
    return !words.isEmpty && !other.words.isEmpty && (a.contains(b) || b.contains(a))
  }

  /// The forms of a slot for comparison with the annotated values: a time is the same with and without its preposition
  /// ("at 7 pm"), one with a date counts as both if both are annotated separately, and a number is the same with and
  /// without the word that it counts.
  static func forms(of slot: Slot, in text: String, wanted: [WantedValue]) -> [Set<Surface>] {
    var forms = forms(of: slot, in: text)
    if forms.count == 1, let number = slot.value.number {
      let same = wanted.filter { value in value.number == number && forms[0].contains { $0.isNear(value.surface) } }
      forms[0].formUnion(same.map(\.surface))
    }
    guard forms.count == 1, let said = slot.value.moment else { return forms }
    if case .date = slot.value {
      let same = wanted.filter { value in value.moment == said && forms[0].contains { $0.isNear(value.surface) } }
      forms[0].formUnion(same.map(\.surface))
    }
    guard said.hasDate, said.hasTimeOfDay,
      let day = wanted.first(where: { $0.moment.map { $0.hasDate && !$0.hasTimeOfDay } ?? false }),
      // A time of day alone is read as one of today, but beside a date it remains a time of day.
      let time = wanted.first(where: { $0.moment.map(\.hasTimeOfDay) ?? false })
    else { return forms }
    // A half that differs from its annotation still counts as found, but isn't right.
    return [
      day.moment.map { $0.isSameDay(as: said) } == true ? [day.surface] : forms[0],
      time.moment.map { $0.isSameTimeOfDay(as: said) } == true ? [time.surface] : forms[0],
    ]
  }

  /// The forms in which a set may annotate a slot, for each place of the value in the slot: the words that filled it,
  /// and digits for a number that was said in words.
  static func forms(of slot: Slot, in text: String) -> [Set<Surface>] {
    let utf8 = Array(text.utf8)
    let said = slot.provenance.ranges.map { range in
      Surface(String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self))
    }
    guard said.count == 1 else { return said.map { [$0] } }
    var forms: Set = [said[0]]
    switch slot.value {
    case .integer(let number): forms.insert(Surface(String(number)))
    case .double(let number) where number == Double(Int(exactly: number) ?? -1):
      forms.insert(Surface(String(Int(number))))
    default: break
    }
    return [forms]
  }
}

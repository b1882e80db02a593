import SimCatalog
import SimRecognition

/// What was told last and may still be meant: the messages of "mark them as read".
struct Told: Sendable {
  var app: String
  var handsOver: [Telling.HandOver]
  var elements: [ObjectValue]

  /// What it fills of a request for an intent.
  func slots(for intent: IntentName) -> [Slot] {
    handsOver.filter { $0.intent == intent }.compactMap { handOver in
      let values = elements.compactMap { $0[handOver.property] }
      guard !values.isEmpty else { return nil }
      return Slot(
        parameter: handOver.parameter, value: .list(values), provenance: Provenance(.defaulted(handOver.because)))
    }
  }
}

/// What may follow upon what was told, with what it takes to ask for it.
struct TellingNext: Sendable {
  var next: Telling.Next
  var telling: Telling
  /// Those that were told; an answer is about the last of them.
  var elements: [ObjectValue]
}

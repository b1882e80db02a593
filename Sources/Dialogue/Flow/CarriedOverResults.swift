import SimCatalog
import SimRecognition

/// What was told last and may still be meant: the messages of "mark them as read".
struct CarriedOverResults: Sendable {
  var app: String
  var carriesOver: [ResultPresentation.CarryOver]
  var elements: [ObjectValue]

  /// What it fills of a request for an intent.
  func slots(for intent: IntentName) -> [Slot] {
    carriesOver.filter { $0.intent == intent }.compactMap { carryOver in
      let values = elements.compactMap { $0[carryOver.property] }
      guard !values.isEmpty else { return nil }
      return Slot(
        parameter: carryOver.parameter, value: .list(values), provenance: Provenance(.defaulted(carryOver.because)))
    }
  }
}

/// What may follow upon what was told, with what it takes to ask for it.
struct OfferedRequest: Sendable {
  var next: ResultPresentation.Next
  var presentation: ResultPresentation
  /// Those that were told; an answer is about the last of them.
  var elements: [ObjectValue]
}

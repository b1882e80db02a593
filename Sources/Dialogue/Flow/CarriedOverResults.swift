import SimCatalog
import SimRecognition

/// The results that were presented last and that a later request may mean: the messages of "mark them as read".
struct CarriedOverResults: Sendable {
  var app: String
  var carriesOver: [ResultPresentation.CarryOver]
  var elements: [ObjectValue]

  /// The slots that they fill in a request for an intent.
  func slots(for intent: IntentName) -> [Slot] {
    carriesOver.filter { $0.intent == intent }.compactMap { carryOver in
      let values = elements.compactMap { $0[carryOver.property] }
      guard !values.isEmpty else { return nil }
      return Slot(
        parameter: carryOver.parameter, value: .list(values), provenance: Provenance(.defaulted(carryOver.because)))
    }
  }
}

/// A request that Siri offers after results, with what its prompt needs.
struct OfferedRequest: Sendable {
  var next: ResultPresentation.Next
  var presentation: ResultPresentation
  /// The results that were presented; an answer refers to the last of them.
  var elements: [ObjectValue]
}

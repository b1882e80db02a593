package import SimCatalog
package import SimRecognition

/// The request that is under way, or the last one: for the inspector, from the run itself.
package struct RequestFacts: Hashable, Sendable {
  /// The app's display name; nil while Siri asks which app is meant.
  package var appName: String?
  /// The intent that is under way.
  package var intent: IntentName
  /// For example `Messaging`; nil for an intent without a schema.
  package var domain: String?
  /// The line in which the request was made; the slots' ranges are places in it.
  package var text: String
  /// The words of answers, by the parameter that they filled: the ranges of its slot are places in them.
  package var answers: [String: String] = [:]
  /// Each parameter that is filled, in the schema's order.
  package var slots: [Slot]
  /// The parameter about which Siri asks now.
  package var asked: String?
  /// The calls of this request, in their order; those that the handler doesn't implement leave none.
  package var calls: [Trace]
}

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
  /// The line that made the request; the slots' ranges refer to it.
  package var text: String
  /// The words of answers, by the parameter that they filled: the ranges of its slot refer to them.
  package var answers: [String: String] = [:]
  /// Each parameter that is filled, in the schema's order.
  package var slots: [Slot]
  /// The parameter that Siri asks about now.
  package var asked: String?
  /// The calls of this request, in order; methods that the handler doesn't implement leave none.
  package var calls: [Trace]
}

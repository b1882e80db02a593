package import SimCatalog
import SimDialogue

/// The words that a transcript may have at a place, for editors that complete them.
package enum NotationNames {
  /// The words of a kind, in the order of the notation's own tables.
  package static func all(_ kind: NotationHelp.Kind) -> [String] {
    switch kind {
    case .header: HeaderSyntax.names
    case .event: Happening.names
    case .call: calls
    case .result: ResolutionResult.names + ["nothing"]
    case .fault: FaultSyntax.words
    case .verdict: ResponseVerdict.allCases.map(\.rawValue)
    }
  }

  /// The lines of a trace that are about no parameter.
  static let calls = ["understood", "answered", "confirm", "handle", "perform", "app", "suggest", "watch"]

  /// What a fact of the device may be.
  package static var deviceFacts: [String] { DeviceSyntax.names }

  /// What may be allowed or refused.
  package static var permissions: [String] { TalkHeader.Permission.Kind.allCases.map(\.rawValue) }

  /// The calls of a handler about an intent, in the order in which Siri makes them.
  package static func calls(of schema: IntentSchema) -> [String] {
    let resolve = schema.parameters.filter { $0.isResolvable || schema.perform != nil || schema.isCustom }
      .map { HandlerCall.Method.resolve(parameter: $0.name).name }
    return resolve + (schema.perform == nil ? ["confirm", "handle"] : ["perform"])
  }

  /// What may come of a call of a handler about an intent: results of a resolve method, or codes of a response.
  ///
  /// - Parameter schema: nil where nobody knows which intent it is.
  package static func answers(to call: TraceLine.Call, of schema: IntentSchema?) -> [String] {
    switch call {
    case .method(.resolve): all(.result) + all(.fault)
    case .method(.confirm), .method(.handle), .method(.perform): (schema?.codes.map(\.name) ?? []) + all(.fault)
    case .method(.options), .method(.defaultValue): ["nothing", "error"] + all(.fault)
    case .understood, .answered, .app, .suggest, .query, .submitted, .unknown: []
    }
  }
}

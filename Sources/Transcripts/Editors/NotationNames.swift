package import SimCatalog
import SimDialogue

/// The words that may be used at a place in a transcript, for completion in editors.
package enum NotationNames {
  /// The words of a kind, in the order of the notation's tables.
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

  /// Lines of a trace without a parameter.
  static let calls = ["understood", "answered", "confirm", "handle", "perform", "app", "suggest", "watch"]

  /// The names of facts of the device.
  package static var deviceFacts: [String] { DeviceSyntax.names }

  /// What can be allowed or refused.
  package static var permissions: [String] { TalkHeader.Permission.Kind.allCases.map(\.rawValue) }

  /// A handler's calls for an intent, in the order in which Siri makes them.
  package static func calls(of schema: IntentSchema) -> [String] {
    let resolve = schema.parameters.filter { $0.isResolvable || schema.perform != nil || schema.isCustom }
      .map { HandlerCall.Method.resolve(parameter: $0.name).name }
    return resolve + (schema.perform == nil ? ["confirm", "handle"] : ["perform"])
  }

  /// The possible answers of a handler's call: results of a resolve method, or codes of a response.
  ///
  /// - Parameter schema: nil where the intent isn't known.
  package static func answers(to call: TraceLine.Call, of schema: IntentSchema?) -> [String] {
    switch call {
    case .method(.resolve): all(.result) + all(.fault)
    case .method(.confirm), .method(.handle), .method(.perform): (schema?.codes.map(\.name) ?? []) + all(.fault)
    case .method(.options), .method(.defaultValue): ["nothing", "error"] + all(.fault)
    case .understood, .answered, .app, .suggest, .query, .submitted, .unknown: []
    }
  }
}

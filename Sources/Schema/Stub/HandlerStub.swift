package import SimCatalog

/// The handlers that a conversation needs: a class for each intent, and the extension that returns them.
package struct HandlerStub: Sendable {
  /// The calls of each intent, in the order in which the conversation mentions the intents.
  private var calls: [(intent: IntentName, calls: [HandlerSkeleton.Call])] = []
  private let catalog: Catalog

  /// - Parameters:
  ///   - calls: what was called in the conversation, and what was answered.
  ///   - catalog: the intents that it may be about.
  package init(_ calls: [HandlerSkeleton.Call], catalog: Catalog) {
    self.catalog = catalog
    for call in calls {
      let name = call.call.intent.name
      if let known = self.calls.firstIndex(where: { $0.intent == name }) {
        self.calls[known].calls.append(call)
      } else {
        self.calls.append((name, [call]))
      }
    }
  }

  /// Whether nothing was called, so that nothing is known of a handler.
  package var isEmpty: Bool { calls.isEmpty }

  /// The source of all handlers.
  ///
  /// - Parameters:
  ///   - interfaces: how the handlers' methods are written, by intent.
  ///   - objects: how the classes of values are made.
  ///   - style: whether they are asynchronous or have completions.
  ///   - principal: the name of the extension's principal class.
  package func text(
    _ interfaces: [IntentName: IntentInterface], objects: [String: ObjectInterface] = [:],
    style: HandlerSkeleton.Style = .async,
    principal: String = "IntentHandler"
  ) -> String {
    let skeletons = calls.compactMap { entry -> (intent: IntentName, skeleton: HandlerSkeleton)? in
      guard let intent = catalog.schema(of: entry.intent), let interface = interfaces[intent.name],
        intent.handlingProtocol != nil
      else { return nil }
      return (
        intent.name,
        HandlerSkeleton(
          intent: intent, interface: interface, calls: entry.calls, style: style, catalog: catalog,
          objects: objects)
      )
    }
    var extensionLines = [
      "class \(principal): INExtension {", "  override func handler(for intent: INIntent) -> Any? {",
      "    switch intent {",
    ]
    for (intent, skeleton) in skeletons {
      extensionLines.append("    case is \(intent): return \(skeleton.className)()")
    }
    extensionLines += ["    default: return nil", "    }", "  }", "}", ""]
    return (["import Intents\n"] + skeletons.compactMap(\.skeleton.text) + [extensionLines.joined(separator: "\n")])
      .joined(separator: "\n")
  }
}

package import SimCatalog
package import SimSchema

extension Rehearsal {
  /// The handlers that answer the calls; App Intents have none.
  ///
  /// - Parameter catalog: the intents that they may be about.
  package func stub(catalog: Catalog) -> HandlerStub {
    HandlerStub(
      calls.compactMap { call in
        let schema = catalog.schema(of: call.call.intent.name)
        guard schema?.perform == nil else { return nil }
        var found = call.call
        found.intent = found.intent.withUnsaid(schema?.parameters ?? [])
        return HandlerSkeleton.Call(
          found, answer: call.answer, conversation: call.conversation, defaults: call.defaults, remark: call.line)
      },
      catalog: catalog)
  }
}

package import SimCatalog
package import SimSchema

extension Rehearsal {
  /// The handlers that answer the calls; App Intents have none.
  ///
  /// - Parameter catalog: the intents that they may be about.
  package func stub(catalog: Catalog) -> HandlerStub {
    HandlerStub(
      calls.filter { catalog.schema(of: $0.call.intent.name)?.perform == nil }.map { call in
        HandlerSkeleton.Call(
          call.call, answer: call.answer, conversation: call.conversation, defaults: call.defaults, remark: call.line)
      },
      catalog: catalog)
  }
}

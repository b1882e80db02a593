public import SimCatalog
public import SimSchema

extension Rehearsal {
  /// The handlers that answer the calls.
  ///
  /// - Parameter catalog: the intents that they may be about.
  public func stub(catalog: Catalog) -> HandlerStub {
    HandlerStub(
      calls.map { call in
        HandlerSkeleton.Call(
          call.call, answer: call.answer, conversation: call.conversation, defaults: call.defaults, remark: call.line)
      },
      catalog: catalog)
  }
}

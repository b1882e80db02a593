@_spi(Host) public import Intents
public import SimCatalog

/// Joins an intent, as values, to the classes and the protocol that a handler is written against.
public struct IntentBinding: Sendable {
  /// The intent's class, for example `INSendMessageIntent`.
  public let name: IntentName
  /// For example `INSendMessageIntentHandling`; empty for the intent that no app handles.
  public let handlerProtocol: String

  let intentClass: INIntent.Type
  let responseClass: INIntentResponse.Type
  private let conformance: @Sendable (Any) -> Bool
  private let spellings: @Sendable (HandlerCall.Method) -> [MethodSpelling]
  /// The bindings that contain it, which know the types of its values.
  var bindings: IntentBindings?

  /// - Parameters:
  ///   - name: the intent's class.
  ///   - handlerProtocol: its name; empty for an intent that no app handles.
  ///   - conforms: whether an object adopts the protocol.
  ///   - spellings: every spelling in which an author may have written a method, those with a completion first.
  public init(
    name: String, intentClass: INIntent.Type, responseClass: INIntentResponse.Type, handlerProtocol: String,
    conforms: @escaping @Sendable (Any) -> Bool,
    spellings: @escaping @Sendable (HandlerCall.Method) -> [MethodSpelling]
  ) {
    self.name = IntentName(name)
    self.intentClass = intentClass
    self.responseClass = responseClass
    self.handlerProtocol = handlerProtocol
    conformance = conforms
    self.spellings = spellings
  }

  /// Whether the object adopts the handling protocol.
  public func conforms(_ handler: Any) -> Bool { conformance(handler) }

  /// Calls a method of the handler, in the spelling that its author used.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - handler: an object that conforms to the handling protocol.
  ///   - intent: from `makeIntent`.
  ///   - completion: called once, from any thread: with the results or the response, with `.notImplemented` if no
  ///     spelling was written, or with `.failed(.neverCompleted)` if the handler dropped its completion.
  ///   - late: called if the handler calls its completion again.
  public func call(
    _ method: HandlerCall.Method, on handler: Any, intent: INIntent,
    completion: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (HandlerFault, CodePlace?) -> Void = { _, _ in }
  ) {
    let reader = AnswerReader(binding: self, method: method)
    MethodCaller(spellings: spellings(method), reader: reader, completion: completion, late: late)
      .call(handler: handler as AnyObject, intent: intent)
  }
}

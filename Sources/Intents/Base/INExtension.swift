/// An object that chooses the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }

  /// The object that handles the intent: the extension itself, unless a subclass overrides it.
  open func handler(for intent: INIntent) -> Any? { self }

  /// The spelling of the first templates of 2016; `handlerObject(for:)` calls whichever a subclass overrides.
  @_disfavoredOverload
  open func handler(for intent: INIntent) -> AnyObject? {
    INMethodProbe.noteMissing(self)
    return nil
  }

  /// The object that handles the intent, by whichever spelling of `handler(for:)` the author overrode.
  @_spi(Host) public final func handlerObject(for intent: INIntent) -> Any? {
    let probe = INMethodProbe(self)
    let early: AnyObject? = probe.watch { handler(for: intent) }
    if !probe.isMissing { return early }
    let current: Any? = handler(for: intent)
    return current
  }
}

/// The answer of a resolve method about one value of a parameter.
///
/// Every factory records the line that calls it in `place`, by two parameters that an author never writes.
open class INIntentResolutionResult: NSObject {
  @_spi(Host) public let outcome: INResolutionOutcome
  /// The line of the author's code that made it.
  @_spi(Host) public let place: INCodePlace

  @_spi(Host) public required init(_ outcome: INResolutionOutcome, at place: INCodePlace) {
    self.outcome = outcome
    self.place = place
    super.init()
  }

  open class func needsValue(file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.needsValue, at: INCodePlace(file, line))
  }

  open class func notRequired(file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.notRequired, at: INCodePlace(file, line))
  }

  open class func unsupported(file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: nil), at: INCodePlace(file, line))
  }

  // Called by the classes that Xcode generates for custom intents.

  public class func __unsupported(withReason reason: Int, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(rawValue: reason)), at: INCodePlace(file, line))
  }

  public class func __confirmationRequiredWithItem(
    toConfirm itemToConfirm: Any, forReason reason: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.confirmationRequired(itemToConfirm, reason: INReason(rawValue: reason)), at: INCodePlace(file, line))
  }
}

/// A result for a case of a custom enumeration; the generated subclass has the typed factories.
open class INEnumResolutionResult: INIntentResolutionResult {
  public class func __success(
    withResolvedValue resolvedValue: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.success(resolvedValue), at: INCodePlace(file, line))
  }

  public class func __confirmationRequiredWithValue(
    toConfirm valueToConfirm: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.confirmationRequired(valueToConfirm, reason: nil), at: INCodePlace(file, line))
  }
}

/// The meaning of a resolution result. Values are as the author gave them.
@_spi(Host) public enum INResolutionOutcome {
  case success(Any?)
  case notRequired
  case needsValue
  case disambiguation([Any])
  case confirmationRequired(Any?, reason: INReason?)
  case unsupported(reason: INReason?)
  /// Of the WWDC 2016 betas.
  case needsMoreDetails(Any?)
}

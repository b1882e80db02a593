// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema/types/Soups.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

public enum SoupSize: Int, Sendable {
  case unknown = 0
  case small = 1
  case large = 2
}

public enum OrderSoupQuantityUnsupportedReason: Int, Sendable {
  case greaterThanMaximumValue = 1
  case potTooSmall = 2
}

open class SoupTopping: INStoredObject {
  open var identifier: String? {
    get { stored("identifier") }
    set { store(newValue, as: "identifier") }
  }
  open var called: INSpeakableString? {
    get { stored("called") }
    set { store(newValue, as: "called") }
  }
  open var isSpicy: NSNumber? {
    get { stored("isSpicy") }
    set { store(newValue, as: "isSpicy") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(identifier: String?, called: INSpeakableString?) {
    super.init()
    store(identifier, as: "identifier")
    store(called, as: "called")
  }
}

open class SoupSizeResolutionResult: INIntentResolutionResult {
  public class func success(with value: SoupSize, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: SoupSize) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: SoupSize, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: SoupSize) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class SoupToppingResolutionResult: INIntentResolutionResult {
  public class func success(with value: SoupTopping, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: SoupTopping) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [SoupTopping], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [SoupTopping]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: SoupTopping?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: SoupTopping?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class OrderSoupQuantityResolutionResult: INIntegerResolutionResult {
  public class func unsupported(forReason reason: OrderSoupQuantityUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: OrderSoupQuantityUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }
}

// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

public enum Soup: Int, Sendable {
  case unknown = 0
  case tomato = 1
  case mushroom = 2
  case chowder = 3
  case hotAndSour = 4
}

public enum OrderSoupSoupUnsupportedReason: Int, Sendable {
  case soldOut = 1
}

public enum OrderSoupQuantityUnsupportedReason: Int, Sendable {
  case negativeNumbersNotSupported = 1
  case greaterThanMaximumValue = 2
  case lessThanMinimumValue = 3
}

open class Topping: INObject {
  open var price: NSNumber? {
    get { stored("price") }
    set { store(newValue, as: "price") }
  }
}

open class SoupResolutionResult: INEnumResolutionResult {
  public class func success(with value: Soup, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Soup) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Soup, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Soup) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class ToppingResolutionResult: INObjectResolutionResult {
  public class func success(with value: Topping, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Topping) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Topping], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Topping]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Topping?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Topping?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class OrderSoupSoupResolutionResult: SoupResolutionResult {
  public class func unsupported(forReason reason: OrderSoupSoupUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: OrderSoupSoupUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
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

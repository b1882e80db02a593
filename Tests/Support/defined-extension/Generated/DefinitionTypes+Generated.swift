// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

enum TeaKind: Int, Sendable {
  case unknown = 0
  case green = 1
  case black = 2
  case `default` = 3
}

enum OrderTeaKindUnsupportedReason: Int, Sendable {
  case soldOut = 1
}

enum OrderTeaCupsUnsupportedReason: Int, Sendable {
  case negativeNumbersNotSupported = 1
  case greaterThanMaximumValue = 2
  case lessThanMinimumValue = 3
}

enum FindTeaHouseCityUnsupportedReason: Int, Sendable {
  case noneThere = 1
}

class Topping: INObject {
  var price: NSNumber? {
    get { stored("price") }
    set { store(newValue, as: "price") }
  }
}

class TeaHouse: INObject {
  var seats: NSNumber? {
    get { stored("seats") }
    set { store(newValue, as: "seats") }
  }
}

class TeaKindResolutionResult: INEnumResolutionResult {
  class func success(with value: TeaKind, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func success(with value: TeaKind) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  class func confirmationRequired(with value: TeaKind, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func confirmationRequired(with value: TeaKind) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

class ToppingResolutionResult: INObjectResolutionResult {
  class func success(with value: Topping, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func success(with value: Topping) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  class func disambiguation(with value: [Topping], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func disambiguation(with value: [Topping]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  class func confirmationRequired(with value: Topping?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func confirmationRequired(with value: Topping?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

class TeaHouseResolutionResult: INObjectResolutionResult {
  class func success(with value: TeaHouse, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func success(with value: TeaHouse) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  class func disambiguation(with value: [TeaHouse], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func disambiguation(with value: [TeaHouse]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  class func confirmationRequired(with value: TeaHouse?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func confirmationRequired(with value: TeaHouse?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

class OrderTeaKindResolutionResult: TeaKindResolutionResult {
  class func unsupported(forReason reason: OrderTeaKindUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func unsupported(forReason reason: OrderTeaKindUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }
}

class OrderTeaCupsResolutionResult: INIntegerResolutionResult {
  class func unsupported(forReason reason: OrderTeaCupsUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func unsupported(forReason reason: OrderTeaCupsUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }
}

class FindTeaHouseCityResolutionResult: INStringResolutionResult {
  class func unsupported(forReason reason: FindTeaHouseCityUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  class func unsupported(forReason reason: FindTeaHouseCityUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }
}

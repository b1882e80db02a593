// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

public enum PizzaKind: Int, Sendable {
  case unknown = 0
  case margherita = 1
  case funghi = 2
  case quattroFormaggi = 3
}

open class PizzaKindResolutionResult: INEnumResolutionResult {
  public class func success(with value: PizzaKind, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: PizzaKind) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: PizzaKind, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: PizzaKind) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

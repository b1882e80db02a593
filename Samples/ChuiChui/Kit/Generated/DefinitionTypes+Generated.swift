// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class Listing: INObject {
  open var house: String? {
    get { stored("house") }
    set { store(newValue, as: "house") }
  }
}

open class ListingResolutionResult: INObjectResolutionResult {
  public class func success(with value: Listing, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Listing) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Listing], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Listing]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Listing?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Listing?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

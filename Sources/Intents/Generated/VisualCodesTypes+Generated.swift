// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/VisualCodes.json: edit that, then print again.
// swift-format-ignore-file

public enum INVisualCodeType: Int, Sendable {
  case unknown = 0
  case contact = 1
  case requestPayment = 2
  case sendPayment = 3
  case transit = 4
  case bus = 5
  case subway = 6
}

open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INVisualCodeType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INVisualCodeType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INVisualCodeType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INVisualCodeType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

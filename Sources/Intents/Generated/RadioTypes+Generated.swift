// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Radio.json: edit that, then print again.
// swift-format-ignore-file

public enum INRadioType: Int, Sendable {
  case unknown = 0
  case AM = 1
  case FM = 2
  case HD = 3
  case satellite = 4
  case DAB = 5
}

open class INRadioTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INRadioType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INRadioType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INRadioType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INRadioType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/CarCommands.json: edit that, then print again.
// swift-format-ignore-file

extension INCar {
  public struct ChargingConnectorType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let j1772 = ChargingConnectorType(rawValue: "j1772")
    public static let ccs1 = ChargingConnectorType(rawValue: "ccs1")
    public static let ccs2 = ChargingConnectorType(rawValue: "ccs2")
    public static let chaDeMo = ChargingConnectorType(rawValue: "chaDeMo")
    public static let gbtAC = ChargingConnectorType(rawValue: "gbtAC")
    public static let gbtDC = ChargingConnectorType(rawValue: "gbtDC")
    public static let tesla = ChargingConnectorType(rawValue: "tesla")
    public static let mennekes = ChargingConnectorType(rawValue: "mennekes")
    public static let nacsDC = ChargingConnectorType(rawValue: "nacsDC")
    public static let nacsAC = ChargingConnectorType(rawValue: "nacsAC")
  }
}

public struct INCarSignalOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audible = INCarSignalOptions(rawValue: 1)
  public static let visible = INCarSignalOptions(rawValue: 2)
}

open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCarSignalOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }

  public class func confirmationRequired(with value: INCarSignalOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
}

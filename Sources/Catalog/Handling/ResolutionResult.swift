/// A resolve method's answer about one value of a parameter (INIntentResolutionResult).
public enum ResolutionResult: Hashable, Sendable {
  case success(Value?)
  case notRequired
  case needsValue
  case disambiguation([Value])
  case confirmationRequired(Value?, reason: Reason?)
  case unsupported(reason: Reason?)
  /// Only in the WWDC 2016 betas; kept for handlers that were written then.
  case needsMoreDetails(Value?)

  /// The names of all factories.
  public static let names: [String] = [
    ResolutionResult.success(nil), .notRequired, .needsValue, .disambiguation([]),
    .confirmationRequired(nil, reason: nil), .unsupported(reason: nil), .needsMoreDetails(nil),
  ].map(\.name)

  /// The name of the factory, as a trace shows it.
  public var name: String {
    switch self {
    case .success: "success"
    case .notRequired: "notRequired"
    case .needsValue: "needsValue"
    case .disambiguation: "disambiguation"
    case .confirmationRequired: "confirmationRequired"
    case .unsupported: "unsupported"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }
}

/// Why a value is unsupported, or must be confirmed: a case of an enumeration of the result class's.
public struct Reason: Hashable, Sendable {
  /// The Swift name, for example `noAccount`; the raw value in digits for an app's own enumeration.
  public var name: String
  /// The number of the case in the class's reason enumeration.
  public var rawValue: Int

  /// A reason by its case and number.
  public init(name: String, rawValue: Int) {
    self.name = name
    self.rawValue = rawValue
  }
}

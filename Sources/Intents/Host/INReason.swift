/// A case of the enumeration that says why a value is unsupported, or must be confirmed.
@_spi(Host) public struct INReason: Hashable, Sendable {
  /// The Swift name of the case; the raw value in digits where it has none.
  public let name: String
  public let rawValue: Int

  public init<Reason: RawRepresentable>(_ reason: Reason) where Reason.RawValue == Int {
    name = "\(reason)"
    rawValue = reason.rawValue
  }

  /// A reason that is known by its raw value alone.
  public init(rawValue: Int) {
    name = "\(rawValue)"
    self.rawValue = rawValue
  }
}

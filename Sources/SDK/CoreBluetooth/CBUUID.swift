@_exported import SDKFoundation

/// The identifier of a service, a characteristic or a descriptor: 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let data: Data

  /// Like Apple's, it stops the program for a text that is no identifier.
  public convenience init(string theString: String) {
    guard let data = Self.bytes(of: theString) else { fatalError("'\(theString)' is no Bluetooth identifier") }
    self.init(data: data)
  }

  public init(data theData: Data) {
    data = theData
    super.init()
  }

  public convenience init(nsuuid theUUID: UUID) {
    self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
  }

  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }
    guard data.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.full == full }
  open override var hash: Int { full.hashValue }
  open override var description: String { uuidString }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A short one stands for a long one.
  private var full: Data {
    guard data.count < 16 else { return data }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return Data(repeating: 0, count: max(0, 4 - data.count)) + data + Data(base)
  }

  private static func bytes(of text: String) -> Data? {
    if text.count == 36 { return UUID(uuidString: text).map { uuid in withUnsafeBytes(of: uuid.uuid) { Data($0) } } }
    guard text.count == 4 || text.count == 8 else { return nil }
    var data = Data()
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      data.append(byte)
      rest = rest.dropFirst(2)
    }
    return data
  }
}

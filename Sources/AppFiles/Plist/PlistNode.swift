public import SimDiagnostics

/// A value of a property list, with the place where it stands.
public struct PlistNode: Sendable {
  public indirect enum Value: Sendable {
    case dictionary([Entry])
    case array([PlistNode])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// A date or data: nothing here reads them.
    case other(String)
  }

  public struct Entry: Sendable {
    public var key: String
    public var keyOffset: Int
    public var value: PlistNode
  }

  public var value: Value
  /// The byte at which it begins; -1 where the list is binary.
  public var offset: Int

  /// What it is, for a message.
  public var kindName: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean"
    case .other(let name): name
    }
  }
}

/// A property list that has been read, with what is needed to tell places and to report.
public struct PlistDocument: Sendable {
  public var root: PlistNode
  public var file: String
  /// The bytes to which offsets refer; empty for a binary list.
  public var bytes: [UInt8]
  var diagnostics: [Diagnostic] = []

  /// The place of an offset.
  public func place(_ offset: Int) -> TextPlace {
    guard offset >= 0, offset <= bytes.count else { return TextPlace(file: file, line: 1) }
    return Self.place(offset, in: bytes, file: file)
  }

  static func place(_ offset: Int, in bytes: [UInt8], file: String) -> TextPlace {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    let column = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xC0 != 0x80 } + 1
    return TextPlace(file: file, line: line, column: column)
  }

  /// So many problems of one list are told.
  private static let told = 100

  /// Notes what is wrong at a value or a key.
  mutating func report(_ severity: Diagnostic.Severity, _ message: String, at offset: Int, suggestion: String? = nil) {
    guard diagnostics.count < Self.told else {
      if diagnostics.count == Self.told {
        diagnostics.append(Diagnostic(.note, "more problems of this list are not told", at: place(offset)))
      }
      return
    }
    diagnostics.append(Diagnostic(severity, message, at: place(offset), suggestion: suggestion))
  }
}

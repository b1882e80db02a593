public import SimDiagnostics

/// A value of a property list, with the place where it stands.
public struct PlistNode: Hashable, Sendable {
  /// What a property list can hold.
  public indirect enum Value: Hashable, Sendable {
    case dictionary([Entry])
    case array([PlistNode])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// A date or data: nothing here reads them.
    case other(String)
  }

  /// A key of a dictionary and its value.
  public struct Entry: Hashable, Sendable {
    /// The key, as it is read.
    public var key: String
    /// Where the key begins, in bytes of the file.
    public var keyOffset: Int
    /// What the key stands for.
    public var value: PlistNode

    /// A key with its value; -1 stands for a place that no file holds.
    public init(key: String, keyOffset: Int, value: PlistNode) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// What stands there.
  public var value: Value
  /// The byte at which it begins; -1 where the list is binary.
  public var offset: Int

  /// A value at a place; -1 stands for one that no file holds.
  public init(value: Value, offset: Int) {
    self.value = value
    self.offset = offset
  }

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
  /// What the list holds as a whole.
  public var root: PlistNode
  /// The file as it was named.
  public let file: String
  /// The bytes to which offsets refer; empty for a binary list.
  public let bytes: [UInt8]
  var diagnostics: [Diagnostic] = []

  /// Where each line begins, so that a place is found without going through the list again.
  private let lines: [Int]
  /// How many characters begin before each block of the list: a list may be one line.
  private let characters: [Int]

  /// So many bytes are a block.
  private static let block = 1 << 10

  init(root: PlistNode, file: String, bytes: [UInt8]) {
    self.root = root
    self.file = file
    self.bytes = bytes
    var lines = [0]
    var characters: [Int] = []
    var count = 0
    for index in bytes.indices {
      if index % Self.block == 0 { characters.append(count) }
      if bytes[index] == 0x0A { lines.append(index + 1) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
    }
    self.lines = lines
    self.characters = characters
  }

  /// The place of an offset.
  public func place(_ offset: Int) -> TextPlace {
    guard offset >= 0, offset <= bytes.count, !bytes.isEmpty else { return TextPlace(file: file, line: 1) }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characterCount(before: offset) - characterCount(before: lines[low]) + 1
    return TextPlace(file: file, line: low + 1, column: column)
  }

  private func characterCount(before offset: Int) -> Int {
    let block = min(offset / Self.block, characters.count - 1)
    return characters[block] + bytes[(block * Self.block)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// So many problems of one list are told.
  private static let told = 100

  /// Notes what is wrong at a value or a key. Message and suggestion are made only if they are told.
  mutating func report(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at offset: Int,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard diagnostics.count < Self.told else {
      if diagnostics.count == Self.told {
        diagnostics.append(Diagnostic(.note, "more problems of this list are not told", at: place(offset)))
      }
      return
    }
    let place = place(offset)
    diagnostics.append(Diagnostic(severity, message(), at: place, suggestion: suggestion()))
  }
}

/// Reads a property list in its binary form ("bplist00").
///
/// Everything in such a file is a number that another number points at, so nothing is trusted: each place is checked
/// before it is read, a value that contains itself is reported, and one that is shared a thousand times is not copied
/// without end. What can't be read is left out, the rest is kept.
struct BinaryPlistParser {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableStart = 0
  /// The containers that are being read, the outermost first.
  private var path: [Int] = []
  /// How many more values may be made.
  private var budget: Int
  /// The first mistake, with its byte offset.
  private(set) var mistake: (message: String, offset: Int)?

  private static let depthLimit = 100
  private static let trailerSize = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Each value of a sound list is written once; some writers share equal ones.
    budget = 4 * bytes.count + 1_000
  }

  mutating func parse() -> PlistNode? {
    guard bytes.count >= 8 + Self.trailerSize else {
      fail("the binary property list ends before its trailer", at: bytes.count)
      return nil
    }
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), (1...8).contains(offsetSize),
      (1...8).contains(referenceSize),
      table >= 8, table <= trailer, count > 0, count <= (trailer - table) / offsetSize
    else {
      fail("the trailer of the binary property list doesn't fit the file", at: trailer)
      return nil
    }
    (objectCount, tableStart) = (count, table)
    return object(top, referredAt: trailer + 16)
  }

  private mutating func fail(_ message: String, at offset: Int) {
    if mistake == nil { mistake = (message, offset) }
  }

  /// A big-endian number; nil when it lies outside the file or is greater than an Int.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size >= 1, size <= 8, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return Int(exactly: value)
  }

  private mutating func object(_ reference: Int, referredAt place: Int) -> PlistNode? {
    guard reference >= 0, reference < objectCount,
      let offset = number(at: tableStart + reference * offsetSize, size: offsetSize), offset >= 8,
      offset < tableStart
    else {
      fail("a value is referred to that isn't there", at: place)
      return nil
    }
    budget -= 1
    guard budget > 0 else {
      fail("the binary property list refers to the same values without end", at: offset)
      return nil
    }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09: return node(.boolean(marker == 0x09))
    case 0x0 where marker == 0x00: return node(.other("nothing"))
    case 0x1: return integer(marker, at: offset)
    case 0x2: return real(marker, at: offset)
    case 0x3 where marker == 0x33: return node(.other("a date"))
    case 0x4: return node(.other("data"))
    case 0x5: return text(at: offset, unit: 1) { String(decoding: $0, as: UTF8.self) }
    case 0x6:
      return text(at: offset, unit: 2) { String(decoding: Self.units(of: $0), as: UTF16.self) }
    case 0x8: return node(.other("a UID"))
    case 0xA, 0xC: return container(reference, at: offset) { $0.array(at: offset) }
    case 0xD: return container(reference, at: offset) { $0.dictionary(at: offset) }
    default:
      fail("no value begins with the byte 0x\(String(marker, radix: 16))", at: offset)
      return nil
    }
  }

  private func node(_ value: PlistNode.Value) -> PlistNode { PlistNode(value: value, offset: -1) }

  private mutating func integer(_ marker: UInt8, at offset: Int) -> PlistNode? {
    let size = 1 << Int(marker & 0x0F)
    guard size <= 16, offset + 1 + size <= tableStart else {
      fail("an integer doesn't fit the file", at: offset)
      return nil
    }
    if size == 8 {
      var value: UInt64 = 0
      for byte in bytes[offset + 1..<offset + 9] { value = value << 8 | UInt64(byte) }
      return node(.integer(Int(Int64(bitPattern: value))))
    }
    // Integers of sixteen bytes hold what exceeds a signed eight: no app has such numbers.
    guard let value = number(at: offset + 1 + max(0, size - 8), size: min(size, 8)),
      size < 16 || bytes[offset + 1..<offset + 9].allSatisfy({ $0 == 0 })
    else {
      fail("an integer is greater than any that is expected", at: offset)
      return nil
    }
    return node(.integer(value))
  }

  private mutating func real(_ marker: UInt8, at offset: Int) -> PlistNode? {
    let size = 1 << Int(marker & 0x0F)
    guard size == 4 || size == 8, offset + 1 + size <= tableStart else {
      fail("a real number doesn't fit the file", at: offset)
      return nil
    }
    var value: UInt64 = 0
    for byte in bytes[offset + 1..<offset + 1 + size] { value = value << 8 | UInt64(byte) }
    let number =
      size == 8
      ? Double(bitPattern: value) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
    return node(.real(number))
  }

  /// The number of a value's elements, and where they begin.
  private mutating func elements(at offset: Int) -> (count: Int, start: Int)? {
    let nibble = Int(bytes[offset] & 0x0F)
    if nibble < 0x0F { return (nibble, offset + 1) }
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1 else {
      fail("a length is no integer", at: offset)
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = number(at: offset + 2, size: size) else {
      fail("a length doesn't fit the file", at: offset)
      return nil
    }
    return (count, offset + 2 + size)
  }

  private mutating func text(at offset: Int, unit: Int, decode: (ArraySlice<UInt8>) -> String)
    -> PlistNode?
  {
    guard let (count, start) = elements(at: offset) else { return nil }
    guard start <= tableStart, count <= (tableStart - start) / unit else {
      fail("a string doesn't fit the file", at: offset)
      return nil
    }
    // A string that is referred to often is decoded as often: its length counts.
    budget -= count / 16
    return node(.string(decode(bytes[start..<start + count * unit])))
  }

  private static func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
  }

  private mutating func container(
    _ reference: Int, at offset: Int, _ read: (inout BinaryPlistParser) -> PlistNode?
  ) -> PlistNode? {
    guard !path.contains(reference) else {
      fail("a value of the binary property list holds itself", at: offset)
      return nil
    }
    guard path.count < Self.depthLimit else {
      fail("the property list is nested deeper than \(Self.depthLimit) levels", at: offset)
      return nil
    }
    path.append(reference)
    defer { path.removeLast() }
    return read(&self)
  }

  /// The references of a container; nil when they don't lie in the file.
  private mutating func references(at offset: Int, perElement: Int) -> (count: Int, start: Int)? {
    guard let (count, start) = elements(at: offset) else { return nil }
    guard start <= tableStart, count <= (tableStart - start) / (referenceSize * perElement) else {
      fail("a container doesn't fit the file", at: offset)
      return nil
    }
    return (count, start)
  }

  private mutating func element(_ index: Int, from start: Int) -> PlistNode? {
    let place = start + index * referenceSize
    guard let reference = number(at: place, size: referenceSize) else { return nil }
    return object(reference, referredAt: place)
  }

  private mutating func array(at offset: Int) -> PlistNode? {
    guard let (count, start) = references(at: offset, perElement: 1) else { return nil }
    var nodes: [PlistNode] = []
    for index in 0..<count where budget > 0 {
      if let node = element(index, from: start) { nodes.append(node) }
    }
    return node(.array(nodes))
  }

  private mutating func dictionary(at offset: Int) -> PlistNode? {
    guard let (count, start) = references(at: offset, perElement: 2) else { return nil }
    var entries: [PlistNode.Entry] = []
    for index in 0..<count where budget > 0 {
      guard let key = element(index, from: start) else { continue }
      guard case .string(let name) = key.value else {
        fail("a key of a dictionary is \(key.kindName)", at: offset)
        continue
      }
      guard let value = element(count + index, from: start) else { continue }
      entries.append(PlistNode.Entry(key: name, keyOffset: -1, value: value))
    }
    return node(.dictionary(entries.sorted { $0.key < $1.key }))
  }
}

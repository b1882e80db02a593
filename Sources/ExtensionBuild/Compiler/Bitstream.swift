/// LLVM's container format: blocks of records of numbers (https://llvm.org/docs/BitCodeFormat.html).
struct Bitstream {
  struct Record {
    var code: Int
    var numbers: [UInt64]
    /// The bytes at its end, if it has some.
    var blob: [UInt8] = []
  }

  indirect enum Item {
    case block(Int, [Item])
    case record(Record)
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private typealias Abbreviation = [Operand]

  /// The number of the block that defines the other blocks' abbreviations.
  private static let information = 0
  private static let deepest = 32

  private var reader: BitReader
  /// The abbreviations that every block of a number begins with.
  private var known: [Int: [Abbreviation]] = [:]

  /// The blocks of a file; damage ends them early.
  ///
  /// - Parameter magic: the bytes with which the file begins.
  static func items(of bytes: [UInt8], magic: String) -> [Item] {
    guard bytes.starts(with: magic.utf8) else { return [] }
    var stream = Bitstream(reader: BitReader(bytes, from: magic.utf8.count))
    return stream.readBlock(-1, width: 2, depth: 0)
  }

  private init(reader: BitReader) { self.reader = reader }

  private mutating func readBlock(_ block: Int, width: Int, depth: Int) -> [Item] {
    var items: [Item] = []
    var abbreviations = known[block] ?? []
    var target = -1
    guard depth < Self.deepest, width > 0, width <= 32 else { return [] }
    while !reader.isAtEnd {
      switch Int(reader.fixed(width)) {
      case 0:
        reader.align()
        return items
      case 1:
        let number = Int(truncatingIfNeeded: reader.variable(8))
        let inner = Int(truncatingIfNeeded: reader.variable(4))
        reader.align()
        _ = reader.fixed(32)
        items.append(.block(number, readBlock(number, width: inner, depth: depth + 1)))
      case 2:
        let abbreviation = readAbbreviation()
        if block == Self.information {
          known[target, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      case 3:
        let code = Int(truncatingIfNeeded: reader.variable(6))
        let count = Int(truncatingIfNeeded: reader.variable(6))
        var numbers: [UInt64] = []
        while numbers.count < count, !reader.isAtEnd { numbers.append(reader.variable(6)) }
        if block == Self.information, code == 1 { target = Int(truncatingIfNeeded: numbers.first ?? 0) }
        items.append(.record(Record(code: code, numbers: numbers)))
      case let number:
        guard abbreviations.indices.contains(number - 4) else { return items }
        items.append(.record(readRecord(abbreviations[number - 4])))
      }
    }
    return items
  }

  private mutating func readAbbreviation() -> Abbreviation {
    let count = Int(truncatingIfNeeded: reader.variable(5))
    var operands: Abbreviation = []
    while operands.count < count, !reader.isAtEnd {
      if reader.fixed(1) == 1 {
        operands.append(.literal(reader.variable(8)))
        continue
      }
      switch reader.fixed(3) {
      case 1: operands.append(.fixed(Int(truncatingIfNeeded: reader.variable(5))))
      case 2: operands.append(.variable(Int(truncatingIfNeeded: reader.variable(5))))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      default: operands.append(.blob)
      }
    }
    return operands
  }

  private mutating func readRecord(_ abbreviation: Abbreviation) -> Record {
    var numbers: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < abbreviation.count, !reader.isAtEnd {
      switch abbreviation[index] {
      case .array:
        let count = Int(truncatingIfNeeded: reader.variable(6))
        index += 1
        guard index < abbreviation.count else { break }
        for _ in 0..<max(0, count) where !reader.isAtEnd { numbers.append(readNumber(abbreviation[index])) }
      case .blob:
        let count = Int(truncatingIfNeeded: reader.variable(6))
        reader.align()
        blob = reader.take(bytes: count)
        reader.align()
      case let operand: numbers.append(readNumber(operand))
      }
      index += 1
    }
    return Record(code: Int(truncatingIfNeeded: numbers.first ?? 0), numbers: Array(numbers.dropFirst()), blob: blob)
  }

  private mutating func readNumber(_ operand: Operand) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): reader.fixed(width)
    case .variable(let width): reader.variable(width)
    case .character: reader.fixed(6)
    case .array, .blob: 0
    }
  }
}

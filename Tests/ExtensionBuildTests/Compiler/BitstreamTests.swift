import Testing

@testable import SimExtensionBuild

struct BitstreamTests {
  /// One block of one record without an abbreviation: bits as LLVM writes them, the lowest first.
  @Test func readsARecord() {
    var bits = BitWriter()
    bits.fixed(1, 2)  // a block
    bits.variable(8, 8)
    bits.variable(3, 4)
    bits.align()
    bits.fixed(0, 32)
    bits.fixed(3, 3)  // a record without an abbreviation
    bits.variable(5, 6)
    bits.variable(2, 6)
    bits.variable(7, 6)
    bits.variable(1_000_000, 6)
    bits.fixed(0, 3)
    bits.align()
    let items = Bitstream.items(of: Array("DIAG".utf8) + bits.bytes, magic: "DIAG")
    guard case .block(8, let inner) = items.first, case .record(let record) = inner.first else {
      Issue.record("no block with a record: \(items)")
      return
    }
    #expect(record.code == 5)
    #expect(record.numbers == [7, 1_000_000])
  }

  /// Whatever stands in a file, it is read to some end.
  @Test(arguments: UInt64(0)..<60)
  func takesAnyBytes(_ seed: UInt64) {
    var random = Random(seed: seed)
    let bytes = Array("DIAG".utf8) + (0..<400).map { _ in UInt8(random.next(256)) }
    #expect(CompilerMessage.messages(inSerialized: bytes).count < 400)
  }
}

/// Writes what `BitReader` reads.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func fixed(_ value: Int, _ width: Int) {
    for bit in 0..<width {
      if count & 7 == 0 { bytes.append(0) }
      bytes[count >> 3] |= UInt8(value >> bit & 1) << UInt8(count & 7)
      count += 1
    }
  }

  mutating func variable(_ value: Int, _ width: Int) {
    var rest = value
    while rest >= 1 << (width - 1) {
      fixed(rest & (1 << (width - 1) - 1) | 1 << (width - 1), width)
      rest >>= width - 1
    }
    fixed(rest, width)
  }

  mutating func align() {
    while count % 32 != 0 { fixed(0, 1) }
  }
}

import SimDiagnostics
import Testing

@testable import SimExtensionBuild

struct SourceCopyTests {
  @Test func leadsEveryByteBackToItsPlace() {
    var copy = SourceCopy(path: "/a.swift", original: Array("ab cd\nef gh".utf8))
    copy.replace(3..<5, with: Array("long".utf8))
    copy.replace(6..<6, with: Array("case ".utf8))
    copy.replace(9..<10, with: [])
    #expect(String(decoding: copy.bytes, as: UTF8.self) == "ab long\ncase ef h")
    let offsets = [0: 0, 3: 3, 5: 3, 7: 5, 8: 6, 12: 6, 13: 6, 14: 7, 16: 10]
    for (offset, original) in offsets { #expect(copy.originalOffset(of: offset) == original, "byte \(offset)") }
  }

  @Test func changesNoByteTwice() {
    var copy = SourceCopy(path: "/a.swift", original: Array("abcdef".utf8))
    let taken = [2..<4, 3..<5, 0..<7, 4..<5].map { copy.replace($0, with: []) }
    #expect(taken == [true, false, false, true])
  }

  @Test func countsColumnsInCharacters() {
    let copy = SourceCopy(path: "/a.swift", original: Array("x\n汉字 a".utf8))
    #expect(copy.place(ofOriginal: 9) == TextPlace(file: "/a.swift", line: 2, column: 4))
  }
}

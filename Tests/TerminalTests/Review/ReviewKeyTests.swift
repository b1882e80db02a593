import SimTerminalUI
import Testing

@Suite struct ReviewKeyTests {
  @Test(arguments: ReviewKey.allCases) func theKeyOfTheHelpIsTheKey(key: ReviewKey) {
    let bytes = key == .again ? [0x0C] : Array(key.label.utf8)
    #expect(ReviewKey(bytes: bytes) == key)
    #expect(!key.help.isEmpty && !key.help.hasSuffix("."))
  }

  @Test(arguments: ["x", "\r", " ", "S", "R", "\u{1B}[A", "小"]) func otherKeysMeanNothing(key: String) {
    #expect(ReviewKey(bytes: Array(key.utf8)) == nil)
  }
}

import SimScreen
import Testing

@testable import SimTerminalUI

@Suite struct ScreenKeyTests {
  @Test func sequencesAreReadAsReadlineReadsThem() {
    #expect(ScreenBindings.bytes(of: "\\e[5~") == Array("\u{1B}[5~".utf8))
    #expect(ScreenBindings.bytes(of: "\\C-m") == [0x0D])
    #expect(ScreenBindings.bytes(of: "\\ew") == [0x1B, 0x77])
  }

  @Test func everyKeyHasAFunctionToItself() {
    let names = ScreenKeys.all.map(\.function)
    #expect(Set(names).count == names.count)
    #expect(names.count <= ScreenBindings.mostKeys)
  }
}

@Suite struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("> 你好", "PiDkvaDlpb0="),
  ])
  func textIsEncodedInBase64(text: String, encoded: String) {
    #expect(Clipboard.base64(Array(text.utf8)) == encoded)
  }
}

import Foundation
import Testing

/// `wrong-encoding`
@Suite struct WrongEncodingTests {
  @Test func aByteOfLatin1() throws {
    let app = try WalksApp()
    var bytes = Array(try app.read("en.lproj/InfoPlist.strings").utf8)
    bytes.insert(0xE9, at: 26)
    try app.write(Data(bytes), to: "en.lproj/InfoPlist.strings")
    let expected = """
      en.lproj/InfoPlist.strings:1:27: warning: invalid UTF-8: the byte 0xE9 is read as U+FFFD [wrong-encoding]
        "CFBundleDisplayName" = "W�alks";
                                  ^
        fix: save the file as UTF-8
      """
    #expect(try app.report("wrong-encoding") == expected)
  }
}

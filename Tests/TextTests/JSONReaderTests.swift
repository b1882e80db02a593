import Testing

@testable import SimText

struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    #expect(
      try read(#" { "a" : [ 1 , -2.5e1 , true , false , null , "x" ] , "b" : { } , "c" : [ ] } "#)
        == .object([
          .init(
            key: "a",
            value: .array([.integer(1), .double(-25), .boolean(true), .boolean(false), .null, .string("x")])),
          .init(key: "b", value: .object([])), .init(key: "c", value: .array([])),
        ]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\u4F60""#, "é你"), (#""\ud83d\ude00""#, "😀"),
    (#""知了 \u0000""#, "知了 \0"),
  ])
  func readsEscapes(text: String, string: String) throws {
    #expect(try read(text) == .string(string))
  }

  @Test(arguments: [
    ("0", JSONValue.integer(0)), ("-0", .double(-0.0)), ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .double(9223372036854775808)),
    ("1E3", .double(1000)), ("1.50", .double(1.5)),
  ])
  func readsNumbers(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1,]", "[,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01", "1.", ".5", "+1", "-", "1e",
    "1e999", "tru", "nulll", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\n\"",
    "1 2", "NaN", "'a'", "[1 2]", "\u{FEFF}1",
  ])
  func refusesWhatIsNotJSON(text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE7, 0x22],
  ])
  func refusesWhatIsNotUTF8(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0x5C, 0x6E] + bytes.dropFirst()) }
  }

  @Test func depthHasALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(JSONReader.depthLimit))
    #expect(throws: JSONError.self) { try read(nested(JSONReader.depthLimit + 1)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "{\"a\":", count: 1_000_000)) }
  }
}

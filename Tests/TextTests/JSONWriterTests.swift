import Testing

@testable import SimText

struct JSONWriterTests {
  @Test(arguments: [
    ("知了 é 😀 – “x”", "\"知了 é 😀 – “x”\""), ("a\"\\\n\r\t\u{1}", #""a\"\\\n\r\t\u0001""#),
    ("\u{1B}[31m\u{7F}\u{9B}2J", #""\u001b[31m\u007f\u009b2J""#),
    ("a\u{202E}b\u{2066}c\u{61C}\u{2028}\u{FEFF}", #""a\u202eb\u2066c\u061c\u2028\ufeff""#),
  ])
  func escapesWhatATerminalObeys(text: String, json: String) throws {
    let bytes = JSONWriter.write(.string(text))
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    #expect(try JSONReader.read(bytes) == .string(text))
    #expect(JSONWriter.indented(.string(text)) == json)
  }

  @Test func everyMemberAndElementHasALineWhenIndented() {
    let value = JSONValue.fields([
      ("a", .array([])), ("b", .orNull(nil as String?)), ("left out", nil),
      ("c", .array([.integer(1), .fields([("d", "e"), ("f", .double(0.5))])])),
    ])
    #expect(
      JSONWriter.indented(value) == """
        {
          "a": [],
          "b": null,
          "c": [
            1,
            {
              "d": "e",
              "f": 0.5
            }
          ]
        }
        """)
    #expect(String(decoding: JSONWriter.write(value), as: UTF8.self) == #"{"a":[],"b":null,"c":[1,{"d":"e","f":0.5}]}"#)
  }
}

import SimText
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("a", "", true), ("a", "a", true), ("ab", "abc", false), ("xab", "ab", true),
    ("aab", "ab", true), ("aaab", "aab", true), ("abax", "abc", false), ("import os", "@Model", false),
    ("汤面", "面", true),
  ])
  func aTextIsFoundAmongBytes(_ text: String, _ wanted: String, _ isThere: Bool) {
    #expect(Array(text.utf8).contains(text: wanted) == isThere)
  }

  @Test func aTextOfTheProgramIsFound() {
    #expect(Array("a @Model class".utf8).contains(text: "@Model" as StaticString))
    #expect(!Array("a @Mode".utf8).contains(text: "@Model" as StaticString))
  }
}

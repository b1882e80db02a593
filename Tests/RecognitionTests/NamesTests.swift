import SimCatalog
import Testing

@testable import SimRecognition

/// Names that are said, tapped or written whole.
@Suite("What is called so") struct NamesTests {
  private func recognizer() throws -> Recognizer {
    SampleApps.recognizer(try #require(SiriFiles.compiled["en"]?.language))
  }

  private func first(_ words: String) throws -> Int? {
    let names = [["Send"], ["👍", "OK"], ["Ｓａｍ Lee", "the boss"], ["Sam"], ["发送"]]
    return try recognizer().first(of: names.indices, called: words) { names[$0] }
  }

  @Test("is found however it is written, by any of its names, and never by a part or by nothing") func names() throws {
    #expect(try ["send", "  SEND! ", "👍", "ok", "sam  lee", "The Boss", "发送"].map(first) == [0, 0, 1, 1, 2, 2, 4])
    #expect(try ["Sam", "👎", "…", "", "boss", "send it"].map(first) == [3, nil, nil, nil, nil, nil])
  }

  @Test("a phrase for a shortcut says what is wrong with it, and what it starts already") func phrases() throws {
    let recognizer = try recognizer()
    func phrase(_ text: String) throws(GivenPhrase.Fault) -> GivenPhrase {
      try recognizer.phrase(text, in: SampleApps.context)
    }
    let soup = try phrase("  Soup   time! ")
    #expect(soup.text == "Soup time!" && soup.key == "soup time" && soup.meaning == nil)
    #expect(throws: GivenPhrase.Fault.empty) { try phrase("…") }
    #expect(throws: GivenPhrase.Fault.callsSiri) { try phrase("Hey Siri, soup") }
    #expect(throws: GivenPhrase.Fault.callsSiri) { try phrase("siri") }
    #expect(try phrase("The soup that Siri knows").text == "The soup that Siri knows")
    #expect(throws: GivenPhrase.Fault.tooLong(most: 200)) { try phrase(String(repeating: "soup ", count: 41)) }
    #expect(try phrase("Never mind").meaning == .command)
    #expect(try phrase("Send a message to Sam with ZhiChat").meaning == .request(apps: ["zhichat"]))
  }
}

import SimLexicon
import Testing

@testable import SimRecognition

/// Which words of an utterance turn others into their contrary, and which join two requests.
@Suite("The marks of an utterance") struct UtteranceMarksTests {
  private func marks(_ text: String, _ language: String = "en") throws -> (PlainText, UtteranceMarks) {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    let recognizer = Recognizer(language: compiled, locale: language, apps: [], user: UserProfile())
    let plain = PlainText(recognizer.utterance(text))
    return (plain, recognizer.marks(in: plain))
  }

  @Test("join where the longest joining word stands between two") func joints() throws {
    let (line, marks) = try marks("call Sam and then write Ann")
    #expect(
      marks.joints.map { "\(line.text($0.before))|\(line.text($0.after))" } == [
        "call Sam|write Ann", "call Sam and|write Ann",
      ])
    #expect(try self.marks("and call Sam and").1.joints.isEmpty)
    let (chinese, joined) = try self.marks("打电话给李雷然后再给韩梅梅发消息", "zh-Hans")
    #expect(joined.joints.first.map { chinese.text($0.after) } == "给韩梅梅发消息")
  }

  @Test(
    "have marked words, within some of them or in all",
    arguments: [
      ("en", "not Sam", UtteranceMarks.Mark.negation, true), ("en", "Nottingham", .negation, false),
      ("en", "do so less than twice", .negation, true), ("zh-Hans", "不要这个", .negation, true),
      ("zh-Hant", "不要這個", .negation, true), ("id", "bukan Budi", .negation, true),
      ("en", "call her as soon as I'm there", .condition, true), ("en", "call her soon", .condition, false),
      ("zh-Hant", "千萬不要打電話", .condition, true), ("id", "kalau dia ada", .condition, true),
      ("en", "because I want it", .sentenceWord, true), ("en", "Wanda Miller", .sentenceWord, false),
    ]) func marks(_ language: String, _ text: String, _ mark: UtteranceMarks.Mark, _ isMarked: Bool) throws
  {
    #expect(try marks(text, language).1.has(mark) == isMarked)
  }

  @Test("tell where a marked word stands") func places() throws {
    let (_, line) = try marks("if not Sam then Ann")
    #expect(line.begins(with: .condition) && !line.has(.negation, in: 2..<5))
    #expect(line.has(.negation, inBytes: 3..<6) && !line.has(.negation, inBytes: 4..<10))
  }
}

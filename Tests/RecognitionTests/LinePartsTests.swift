import SimLexicon
import Testing

@testable import SimRecognition

/// Where lines are cut, and which of their words turn others into their contrary.
@Suite("The parts of a line") struct LinePartsTests {
  private func parts(_ text: String, _ language: String = "en") throws -> LineParts {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    return Recognizer(language: compiled, locale: language, apps: [], user: UserProfile()).parts(of: text)
  }

  @Test("begin behind marks, and behind the end of a sentence") func cuts() throws {
    let line = try parts("I'm hungry. Get me a car, Sam")
    #expect(line.sentences == [2] && line.clauses == [2, 6])
    #expect(line.text(2..<6) == "Get me a car")
    #expect(line.clauseStarts == [12, 26])
    #expect(try parts("to St. Louis").sentences == [])
    #expect(try parts("hi. And call Sam").sentences == [1])
    #expect(try parts("").count == 0)
  }

  @Test("join where the longest joining word stands between two") func joints() throws {
    let line = try parts("call Sam and then write Ann")
    #expect(
      line.joints.map { "\(line.text($0.before))|\(line.text($0.after))" } == [
        "call Sam|write Ann", "call Sam and|write Ann",
      ])
    #expect(try parts("and call Sam and").joints.isEmpty)
    let chinese = try parts("打电话给李雷然后再给韩梅梅发消息", "zh-Hans")
    #expect(chinese.joints.first.map { chinese.text($0.after) } == "给韩梅梅发消息")
  }

  @Test(
    "have marked words, within some of them or in all",
    arguments: [
      ("en", "not Sam", LineParts.Mark.negation, true), ("en", "Nottingham", .negation, false),
      ("en", "do so less than twice", .negation, true), ("zh-Hans", "不要这个", .negation, true),
      ("zh-Hant", "不要這個", .negation, true), ("id", "bukan Budi", .negation, true),
      ("en", "call her as soon as I'm there", .condition, true), ("en", "call her soon", .condition, false),
      ("zh-Hant", "千萬不要打電話", .condition, true), ("id", "kalau dia ada", .condition, true),
      ("en", "because I want it", .sentenceWord, true), ("en", "Wanda Miller", .sentenceWord, false),
    ]) func marks(_ language: String, _ text: String, _ mark: LineParts.Mark, _ isMarked: Bool) throws
  {
    #expect(try parts(text, language).has(mark) == isMarked)
  }

  @Test("tell where a marked word stands") func places() throws {
    let line = try parts("if not Sam then Ann")
    #expect(line.begins(with: .condition) && !line.has(.negation, in: 2..<5))
    #expect(line.has(.negation, inBytes: 3..<6) && !line.has(.negation, inBytes: 4..<10))
  }
}

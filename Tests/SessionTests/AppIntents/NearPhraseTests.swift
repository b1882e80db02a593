import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// Sentences that come near a phrase of an App Shortcut, and others (`Tests/Support/AppIntents/Near`).
@Suite("Sentences near a phrase of an App Shortcut")
struct NearPhraseTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = package.appending(path: "Tests/Support/AppIntents/Near")
  private static let apps = ["Tally", "Tureen", "Meadow"]

  private struct Line {
    var text: String
    /// Nil where nothing may begin.
    var expected: String?
    var number: Int
  }

  private static func lines(_ locale: String) throws -> [Line] {
    let text = try String(contentsOf: folder.appending(path: "\(locale).list"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#"), let mark = line.ranges(of: " = ").last else { return nil }
      let expected = String(line[mark.upperBound...])
      return Line(
        text: String(line[..<mark.lowerBound]), expected: expected == "-" ? nil : expected, number: index + 1)
    }
  }

  private static func library(with others: [String] = []) throws -> SessionLibrary {
    try SessionLibrary.open(
      vocabulary: package.appending(path: "Vocabulary").path,
      apps: apps.map { folder.appending(path: $0).path } + others, environment: ProcessVariables.all
    ).get()
  }

  private static func session(_ locale: String, with others: [String] = []) throws -> Session {
    try library(with: others).session(in: locale)
  }

  /// What a sentence begins: the app's folder, the intent and the values in its phrase.
  private static func begun(_ text: String, in conversation: Conversation) -> String? {
    let understanding = conversation.understanding(of: text)
    guard conversation.title(saying: text) == nil else { return "a phrase as it stands" }
    guard case .starts(let title)? = conversation.near(saying: text, understanding) else { return nil }
    let values = title.slots.map { " \($0.parameter)=\(ValueNotation.text(of: $0.value))" }.joined()
    let app = title.app.split(separator: ".").last.map(String.init) ?? title.app
    return "\(app) \(title.intent)\(values)"
  }

  @Test("begin what they mean, and nothing else", arguments: ["en", "zh-Hans"])
  func measured(_ locale: String) throws {
    let session = try Self.session(locale)
    defer { session.close() }
    let conversation = session.begun()
    let lines = try Self.lines(locale)
    var outcomes: [UnmetList.Outcome] = []
    var (right, wrong) = (0, 0)
    for line in lines {
      let begun = Self.begun(line.text, in: conversation)
      if begun == line.expected { right += 1 }
      // What begins otherwise is worse than what doesn't begin.
      if let begun, begun != line.expected {
        wrong += 1
        Issue.record("\(locale).list:\(line.number): '\(line.text)' begins \(begun)")
      }
      outcomes.append(
        UnmetList.Outcome(
          "\(locale): \(line.text)", at: "\(Self.folder.path)/\(locale).list:\(line.number)",
          failure: begun == line.expected
            ? nil : UnmetList.Failure(expected: line.expected ?? "nothing", got: begun ?? "nothing")))
    }
    let wanted = lines.filter { $0.expected != nil }
    print("\(locale): \(right) of \(lines.count) right, \(wrong) begin what they may not; \(wanted.count) should begin")
    let path = Self.folder.appending(path: "unmet.\(locale).list").path
    for complaint in UnmetList.check(outcomes, against: path) { Issue.record("\(complaint)") }
  }

  /// By app and intent whether a sentence that comes near may begin it.
  private static func table() throws -> [String: Bool] {
    let text = try String(contentsOf: folder.appending(path: "begins.list"), encoding: .utf8)
    var table: [String: Bool] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " = ")
      table[String(parts[0])] = parts[1] == "may"
    }
    return table
  }

  @Test("begin nothing that money hangs on, however it is said", arguments: ["en", "zh-Hans"])
  func deeds(_ locale: String) throws {
    let session = try Self.session(locale)
    defer { session.close() }
    let conversation = session.begun()
    let table = try Self.table()
    // The utterances of the tables of deeds, said to each of the apps, and each of their phrases in politer words.
    let deeds = try String(
      contentsOf: Self.package.appending(path: "Tests/AnswerTests/Deeds/\(locale).deeds"), encoding: .utf8)
    let utterances = deeds.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("[") && !$0.hasPrefix("\"")
    }
    let names = session.initialSetting.apps.map { $0.displayName(in: locale) }
    var said = utterances.flatMap { utterance in
      names.map { locale == "en" ? "\(utterance) with \($0)" : "用\($0)\(utterance)" }
    }
    let library = try Self.library()
    let phrases = library.apps.flatMap { source in
      library.phrases(of: source, in: locale) { _, _ in nil }.flatMap { intent, texts in texts.map { (intent, $0) } }
    }
    let around =
      locale == "en"
      ? [("please ", ""), ("could you ", " now"), ("", " please")] : [("请", ""), ("帮我", "吧"), ("", "谢谢")]
    for (_, phrase) in phrases { said += around.map { $0.0 + phrase + $0.1 } }
    var begun: [String: Int] = [:]
    for text in said {
      guard let what = Self.begun(text, in: conversation) else { continue }
      let intent = what.split(separator: " ").prefix(2).joined(separator: " ")
      begun[intent, default: 0] += 1
      #expect(table[intent] != false, "'\(text)' begins \(what)")
    }
    print(
      "\(locale): \(said.count) sentences, \(begun.values.reduce(0, +)) begin something: \(begun.sorted { $0.key < $1.key })"
    )
    // What is only said politely is begun.
    #expect(begun["Tally LogWater"] ?? 0 > 0)
    #expect(Set(table.keys) == Set(phrases.map { phrase in table.keys.first { $0.hasSuffix(" \(phrase.0)") } ?? "" }))
  }

  @Test("tell what came near, why nothing begins, and where that stands") func explained() throws {
    let session = try Self.session("en")
    defer { session.close() }
    let conversation = session.begun()
    func lines(_ text: String) -> [String] {
      let understanding = conversation.understanding(of: text)
      return ExplainReport(
        text: text, understanding: understanding, names: [:], title: conversation.title(saying: text),
        near: conversation.near(saying: text, understanding)
      ).lines
    }
    #expect(
      lines("Please record a glass of water in Tally").contains("near     'record' for 'log'"))
    #expect(
      lines("Please record a glass of water in Tally").contains {
        $0.hasPrefix("intent   LogWater: comes near 'Log a glass of water in ${applicationName}' at Tally.swift:")
      })
    #expect(
      lines("Could you pay my tab with Tureen").contains { $0.contains("is begun by the phrase as it stands alone") })
    #expect(lines("Please start Tally").contains { $0.contains("the app rules out 'Start ${applicationName}'") })
    let turn = session.run(.said("Please record a glass of water in Tally"))
    #expect(turn.shown.contains { $0.hasPrefix("- understood Tally LogWater") })
    let why = WhyReport(session.begun(), names: [:], showsTimes: false).lines
    #expect(why.contains { $0.contains("comes near 'Log a glass of water in ${applicationName}'") })
    // The words of the phrase are said without a difference.
    #expect(session.begun().facts.title?.nearness != nil)
    _ = session.run(.said("Log a glass of water in Tally"))
    #expect(session.begun().facts.title?.nearness == nil)
  }

  @Test("a negative phrase starts nothing of the app, even where it is a phrase of another kind") func negative() throws
  {
    let session = try Self.session("en")
    defer { session.close() }
    for text in ["How much is Tally", "Start Tally", "Open Tally settings"] {
      #expect(session.begun().title(saying: text) == nil)
      let shown = session.run(.said(text)).shown
      #expect(!shown.contains { $0.hasPrefix("- understood Tally") }, "\(text): \(shown)")
    }
  }

  @Test("what is a request to a SiriKit app, or another app's phrase, is never taken") func others() throws {
    let session = try Self.session(
      "en", with: [Self.package.appending(path: "Vocabulary/Apps/ZhiChat").path])
    defer { session.close() }
    // A request to the app that is named, whatever phrase of another one it resembles.
    let turn = session.run(.said("Send a message with ZhiChat"))
    #expect(turn.shown.contains { $0.hasPrefix("- understood ZhiChat INSendMessageIntent") }, "\(turn.shown)")
    // Two apps' names in one sentence: neither is meant for certain.
    #expect(Self.begun("Show my streak in Tally with Meadow", in: session.begun()) == nil)
  }
}

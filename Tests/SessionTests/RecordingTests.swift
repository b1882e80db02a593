import Foundation
import SimDiagnostics
import SimDialogue
import SimTranscripts
import Testing

@testable import SimSession

@Suite("A recording")
struct RecordingTests {
  private var header: TalkHeader {
    var problems: [Diagnostic] = []
    let file = TalkFile.parse(
      "App: Pigeon\nLocale: en\nClock: 2026-11-20 09:00 UTC\nContacts: Charles Babbage (mobile +44 3)\n\n> x\n")
    return TalkHeader(file.header, problems: &problems)
  }

  @Test("replays to what it holds")
  func replays() throws {
    let library = try Worlds.library()
    let setting = header.setting(apps: [Worlds.app])
    let session = try library.session(setting, sources: library.apps, world: SessionWorld()).get()
    session.run(.said("Pigeon Charles Babbage 1. not a choice"))
    session.run(.happened(.wait(seconds: 5)))
    session.run(.said("* lock"))
    session.run(.said("send it"))
    let text = Recording(title: "A test", header: header).text(of: session.turns)
    let result = TranscriptReplay(library: library).run(TalkFile.parse(text, file: "test.talk"))
    #expect(result.report() == "", "\(text)")
    #expect(result.turns.count == 4)
  }

  @Test("has the header words of its language, and replays with them")
  func ownWords() throws {
    let library = try Worlds.library()
    let text = "App: Pigeon\nLocale: zh-Hans\nClock: 2026-11-20 09:00 UTC\nDevice: watch\n\n> x\n"
    let header = TalkFile.parse(text).world
    let session = try library.session(
      header.setting(apps: [Worlds.app]), sources: library.apps, world: SessionWorld()
    ).get()
    session.run(.said("你好"))
    let recorded = Recording(title: "测试", header: header, words: library.writtenWords(for: "zh-Hans")).text(
      of: session.turns)
    #expect(recorded.hasPrefix("# 测试\n应用: Pigeon\n语言: zh-Hans\n时间: 2026-11-20 09:00 UTC\n设备: 手表\n\n> 你好\n"))
    let file = TalkFile.parse(recorded, file: "test.talk", words: library.notationWords)
    #expect(TranscriptReplay(library: library).run(file).report() == "", "\(recorded)")
    #expect(
      Recording(title: "A test", header: header, words: library.writtenWords(for: "en")).text(of: []).contains("App:"))
  }

  @Test("overwrites no file, and is whole after every turn")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("sirisim-\(UUID().uuidString).talk").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recording = Recording(title: "A test", header: header)
    let file = try RecordingFile.create(path, recording: recording).get()
    #expect(throws: Diagnostic.self) { try RecordingFile.create(path, recording: recording).get() }
    let turn = SessionTurn(input: .said("hello"), outputs: [])
    #expect(file.write([turn]) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("> hello\n"))
  }

  @Test("a turn that is appended stands as if all had been written")
  func appended() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("sirisim-\(UUID().uuidString).talk").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    let recording = Recording(title: "A test", header: header)
    let file = try RecordingFile.create(path, recording: recording).get()
    var turns: [SessionTurn] = []
    func add(_ input: TurnInput) throws {
      turns.append(
        SessionTurn(input: input, outputs: [.says(Line(identifier: "x", text: "answer \(turns.count)")), .choices([])]))
      #expect(file.append(turns[turns.count - 1], to: turns) == nil)
      #expect(try text() == recording.text(of: turns))
    }
    for input: TurnInput in [.said("hello"), .happened(.lock), .said("> quoted"), .said("")] { try add(input) }
    // One was taken back.
    turns.removeLast()
    #expect(file.write(turns) == nil)
    try add(.said("another"))
    // Somebody has written into the file, or taken it away: it is written anew.
    try "something else".write(toFile: path, atomically: true, encoding: .utf8)
    try add(.said("after that"))
    try FileManager.default.removeItem(atPath: path)
    try add(.said("and that"))
  }

  @Test("a folder that isn't there is said")
  func noFolder() {
    let recording = Recording(title: "A test", header: header)
    #expect(throws: Diagnostic.self) { try RecordingFile.create("/nowhere/at/all.talk", recording: recording).get() }
  }
}

import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// Whatever Siri asks, a request can be ended, in any wording, and nothing is done then.
@Suite("Any prompt can be cancelled")
struct CancelTests {
  /// What leads to a prompt.
  struct Way: Sendable, CustomStringConvertible {
    var prompt: String
    var inputs: [TurnInput]

    var description: String { prompt }

    init(_ prompt: String, _ words: String..., after happenings: [Happening] = []) {
      self.prompt = prompt
      inputs = happenings.map(TurnInput.happened) + words.map(TurnInput.said)
    }
  }

  static let ways: [String: [Way]] = [
    "en": [
      Way("who", "send a message with ZhiChat"), Way("what", "send a message to Jon Snow with ZhiChat"),
      Way("which person", "send a message to Sam with ZhiChat"),
      Way("which number", "send a message to Sam Lee saying hi with ZhiChat"),
      Way("a value's yes or no", "send a message to Max Bond saying hi with ZhiChat"),
      Way("the review", "send a message to Jon Snow saying hi with ZhiChat"),
      Way("how to go on", "send a message to Jon Snow saying hi with ZhiChat", "no"),
      Way("an amount", "pay Nancy Wu with FenFen"), Way("a place", "get me a ride home with HuHu"),
      Way("a number", "get a shared ride home from Union Square with HuHu"),
      Way("a term", "get a ride home from Union Square with HuHu"), Way("a case", "start a run with DongDong"),
      Way("a name", "start a slideshow in Shiguang"),
      Way("the app's way", "where's my HuHu ride", after: [.defaults(key: "signedIn", value: "no")]),
      Way("whether it may", "where's my HuHu ride", after: [.permission("siri", granted: false)]),
      Way("the lock", "pay Nancy Wu 5 dollars with FenFen", after: [.lock]),
      Way("a reply", "read my unread messages from Jon Snow with ZhiChat"),
      Way("what Maps found", after: [.maps(from: "Union Square", to: "Ferry Building")]),
    ],
    "zh-Hans": [
      Way("who", "用知了发消息"), Way("what", "用知了给宏昌发消息"), Way("which person", "用知了给王芳发消息"),
      Way("which number", "用知了给李雷发消息说你好"), Way("a value's yes or no", "用知了给房东老王发消息说你好"),
      Way("the review", "用知了给宏昌发消息说你好"), Way("how to go on", "用知了给宏昌发消息说你好", "不"),
      Way("an amount", "用分分钱包给王小明转账"), Way("a place", "用呼呼打车去林大北路"),
      Way("a number", "用呼呼从三坊七巷打一辆顺风车去林大北路"), Way("a term", "用呼呼从三坊七巷打车去林大北路"),
      Way("a case", "用动动开始跑步"), Way("a name", "用拾光放幻灯片"),
      Way("the app's way", "我的呼呼打车到哪了", after: [.defaults(key: "signedIn", value: "no")]),
      Way("whether it may", "我的呼呼打车到哪了", after: [.permission("siri", granted: false)]),
      Way("the lock", "用分分钱包给王小明转5块", after: [.lock]),
      Way("a reply", "用知了读宏昌的未读消息"),
      Way("what Maps found", after: [.maps(from: "三坊七巷", to: "林大北路")]),
    ],
  ]

  /// As people say it who never read a list.
  static let wordings = [
    "en": [
      "um never mind", "uh, cancel that", "no wait, forget it", "ok cancel it please", "you know what, never mind",
      "oh just forget it", "hmm no, cancel", "Never Mind!", "actually, never mind", "please stop",
      "well, forget about it",
      "I changed my mind", "sorry, cancel that", "cancel please, thanks", "no, I don't want it anymore",
      "er nevermind then", "let's forget it", "can you cancel that", "I'd like to cancel", "never mind, thank you",
    ],
    "zh-Hans": [
      "呃算了", "那算了吧", "还是取消吧", "嗯，不用了，取消", "算了算了", "算了，谢谢", "取消一下", "那个，取消", "我改主意了", "哦那算了", "先算了吧",
      "请取消", "算了，不弄了", "还是算了", "不好意思，取消吧", "帮我取消", "我想取消", "取消，谢谢你", "啊，算了", "不要了，取消",
    ],
  ]

  /// Numbers that look random, the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(count, 1)))
    }
  }

  @Test("in the words of people, and in those of the acts with fillers around them", arguments: ["en", "zh-Hans"])
  func cancels(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let languageLibrary = try AnswerWorld.languages()
    var said: [AnswerAct.Kind: [String]] = [:]
    for (kind, file) in languageLibrary.language(language).actFiles {
      said[kind, default: []] += file.entries.flatMap(\.examples).map(\.sentence)
    }
    let cancels = try #require(said[.cancel])
    let fillers = try #require(said[.filler])
    var dice = Dice(state: 11)
    let mixed = (0..<20).map { _ in
      let words = [
        fillers[dice.roll(fillers.count)], cancels[dice.roll(cancels.count)], fillers[dice.roll(fillers.count)],
      ]
      return words.dropFirst(dice.roll(2)).dropLast(dice.roll(2)).joined(separator: dice.roll(2) == 0 ? " " : ", ")
    }
    var header = TalkHeader()
    header.locale = language
    let user = try library.user(language == "en" ? "sam" : "lin").get()
    var wrong: [String] = []
    for way in try #require(Self.ways[language]) {
      let session = try library.session(
        header.setting(apps: library.apps.map(\.app), user: user), sources: library.apps, world: SessionWorld()
      ).get()
      defer { session.close() }
      for input in way.inputs { session.run(input) }
      guard session.begun().expectation != .nothing else {
        Issue.record("\(way.prompt): nothing is asked, \(session.turns.last?.outputs ?? [])")
        continue
      }
      for wording in try #require(Self.wordings[language]) + mixed {
        let turn = session.run(.said(wording))
        let calls = turn.outputs.contains { if case .trace = $0 { true } else { false } }
        if calls || session.begun().expectation != .nothing { wrong.append("\(way.prompt): \(wording)") }
        #expect(session.undo())
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}

import SimCatalog
import SimDialogue
import SimRecognition
import SimScreen
import SimShown

/// Conversations as they come out of a run, for the tests.
enum Sample {
  /// A message to one of two people, with a trace, choices and two cards.
  static let message = Screenplay(
    title: "Two people called Kim", locale: "en-US",
    chapters: [
      chapter(
        nil,
        [
          scene(
            "> ZhiChat Kim the train is late",
            [
              trace(
                .understood(
                  app: "ZhiChat", intent: "INSendMessageIntent",
                  slots: [
                    Slot(
                      parameter: "content", value: .string("the train is late"), provenance: Provenance(.words))
                  ])),
              resolve("recipients", .disambiguation([.string("Kim Bauer"), .string("Kim Novak")])),
              says("Which one, Kim Bauer or Kim Novak?"),
              choices(["Kim Bauer", "Kim Novak"]),
            ]),
          scene(
            "> the first one",
            [
              resolve("recipients", .success(.string("Kim Bauer"))),
              trace(.respond(method: .confirm, response: IntentResponse(code: "ready"), answer: AnswerDetail())),
              says("Ready to send it?"),
              card("ZhiChat", [("To", "Kim Bauer"), (nil, "the train is late")], buttons: ["Cancel", "Send"]),
            ], inspector: inspector),
          scene(
            "* tap Send",
            [
              trace(.respond(method: .handle, response: IntentResponse(code: "success"), answer: AnswerDetail())),
              says("OK, it's sent."), card("ZhiChat", [("To", "Kim Bauer"), (nil, "Sent")]),
            ], inspector: inspector),
        ])
    ])

  /// A ride in Chinese, in two chapters.
  static let ride = Screenplay(
    title: "打车去林大北路", locale: "zh-Hans",
    chapters: [
      chapter(
        "一辆跑车",
        [
          scene(
            "> 用呼呼打一辆跑车到林大北路",
            [
              resolve("dropOffLocation", .success(.string("林大北路"))), says("好的。要叫车吗？"),
              card(
                "呼呼打车", [("车型", "跑车 ¥167–183"), ("路线", "福州火车站 → 林大北路")], buttons: ["取消", "叫车"]),
            ]),
          scene("> 确定", [says("好的，车叫好了。"), card("呼呼打车", [("司机", "吴师傅，5.0 分")])]),
        ]),
      chapter("问一问车到哪儿了", [scene("> 我的呼呼到哪儿了", [says("还有三分钟。")])]),
    ])

  /// Everything that has ever broken a box: emoji, families, flags, accents made of two, right-to-left names, markup, escapes.
  static let awkward = Screenplay(
    title: "<b>Awkward</b> & \"more\" ]]>", locale: "en-US",
    chapters: [
      chapter(
        "\u{1B}[31mRed\u{1B}[0m 👩‍👩‍👧‍👦",
        [
          scene(
            "> tell שרה כהן 🇨🇳 that cafe\u{301} & <script>alert(1)</script> is | `fine`",
            [
              resolve("recipients", .success(.string("שרה כהן"))), says("1. To שרה כהן (سارة), or 👍🏽 👨‍👩‍👧?"),
              choices(["שרה כהן", "सारा 🎉", "]]> & \u{7}bell", "*not* _this_ #one"]),
              card(
                "<App>", [("To|For", "שרה כהן | سارة"), (nil, "👩‍🚀🇨🇳❤️\u{202E}evil")],
                buttons: ["\"OK\"", "取消 ✅"]),
              .remark(Remark(.error, "wrong: \u{1B}]0;title\u{7}\nsecond line")),
            ], inspector: inspector)
        ])
    ])

  static let all = [message, ride, awkward]

  static let inspector = Inspector(
    request: Inspector.Request(app: "ZhiChat", intent: "INSendMessageIntent", domain: "messages", confidence: 900),
    slots: [
      Inspector.Slot(parameter: "recipients", value: "Kim Bauer", provenance: "from an answer"),
      Inspector.Slot(parameter: "content", value: nil, provenance: "", isAsked: true),
    ],
    calls: [
      Inspector.Call(
        method: "resolveRecipients", result: "success Kim Bauer", microseconds: 4_321, place: "Zhi/Resolver.swift:15")
    ],
    device: [Inspector.Fact(name: "clock", value: "Fri 2026-11-20 18:05")])

  // MARK: Pieces

  static func screenplay(_ contents: EntryContent..., line: String? = "> hi") -> Screenplay {
    Screenplay(title: "", locale: "en-US", chapters: [chapter(nil, [scene(line, contents)])])
  }

  static func chapter(_ title: String?, _ scenes: [Screenplay.Scene]) -> Screenplay.Chapter {
    Screenplay.Chapter(title: title, scenes: scenes)
  }

  static func scene(
    _ line: String?, _ contents: [EntryContent], inspector: Inspector = Inspector()
  ) -> Screenplay.Scene {
    Screenplay.Scene(entry: Entry(line: line, contents: contents), inspector: inspector, hint: "say something")
  }

  static func says(_ text: String) -> EntryContent { .output(.says(Line(identifier: "test", text: text))) }

  static func choices(_ texts: [String]) -> EntryContent { .output(.choices(texts.map { Choice(text: $0) })) }

  static func trace(_ trace: Trace) -> EntryContent { .output(.trace(trace)) }

  static func resolve(_ parameter: String, _ result: ResolutionResult) -> EntryContent {
    trace(.resolve(parameter: parameter, results: [result], answer: AnswerDetail(microseconds: 4_321)))
  }

  static func card(_ app: String, _ rows: [(String?, String)], buttons: [String] = []) -> EntryContent {
    .output(
      .card(
        CardContent(app: app, rows: rows.map { CardContent.Row(label: $0.0, text: $0.1) }, buttons: buttons)))
  }
}

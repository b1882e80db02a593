import SimCatalog
import SimDialogue
import SimLexicon
import SimScreen
import SimShown

/// Conversations to be shown.
enum Samples {
  static func said(_ text: String) -> EntryContent { .output(.says(Line(identifier: "test", text: text))) }

  static func resolved(_ parameter: String, _ result: ResolutionResult) -> EntryContent {
    .output(.trace(.resolve(parameter: parameter, results: [result], answer: AnswerDetail())))
  }

  static func responded(_ method: HandlerCall.Method, _ code: String) -> EntryContent {
    .output(.trace(.respond(method: method, response: IntentResponse(code: code), answer: AnswerDetail())))
  }

  static func card(
    _ app: String, _ rows: [(label: String?, text: String)], buttons: [String] = []
  ) -> EntryContent {
    .output(
      .card(
        CardContent(
          app: app, rows: rows.map { CardContent.Row(label: $0.label, text: $0.text) }, buttons: buttons)))
  }

  static let opening = Entry(contents: [
    .remark(Remark(.notice, "2 apps: ZhiChat (messages), 呼呼 (rides)")),
    .remark(Remark(.notice, "try: Send a message to Sam with ZhiChat")),
  ])

  static let welcome = Welcome(
    name: "sirisim", sentence: "A terminal in which SiriKit apps talk: you say it, and the app's own code answers.",
    apps: "apps: ZhiChat, 呼呼", lead: "Say, for example",
    sentences: ["Send a message to Sam with ZhiChat", "用呼呼打一辆车到机场", "Find messages from Ada"])

  static let user: UserFacts = {
    var user = UserProfile(
      contacts: [
        Contact(
          identifier: "1", name: "Sam Lee", nickname: "Sam",
          handles: [PersonHandle(value: "+1 555 0100", label: "mobile"), PersonHandle(value: "sam@example.com")]),
        Contact(identifier: "2", name: "宏昌"),
      ], relations: [Relation(kind: "boss", contactName: "Sam Lee")],
      places: [NamedPlace(names: ["home"], place: Place(name: "Hill Road"))])
    user.me = Contact(identifier: "0", name: "Robin Hale")
    return UserFacts(user, name: "robin")
  }()

  static let question = Entry(
    line: "> ZhiChat Sam I'm running late",
    contents: [
      resolved("recipients", .disambiguation([.string("Sam Lee"), .string("Sam Park")])),
      said("Which one, Sam Lee or Sam Park?"),
      .output(.choices([Choice(text: "Sam Lee", detail: "mobile"), Choice(text: "Sam Park")])),
    ])

  static let answers = [OpenOption(text: "Sam Lee", line: "1"), OpenOption(text: "Sam Park", line: "2")]

  static let review = Entry(
    line: "> Sam Lee",
    contents: [
      resolved("recipients", .success(.string("Sam Lee"))),
      resolved("content", .success(.string("I'm running late"))),
      responded(.confirm, "ready"),
      said("Ready to send it?"),
      card("ZhiChat", [("To", "Sam Lee, mobile"), ("Message", "I'm running late")], buttons: ["Cancel", "Send"]),
    ])

  static let buttons = [
    OpenOption(text: "Cancel", line: "* tap Cancel"), OpenOption(text: "Send", line: "* tap Send"),
  ]

  static let failure = Entry(
    line: "* tap Send",
    contents: [
      responded(.handle, "failureMessageServiceNotAvailable"),
      said("Sorry, ZhiChat's messages can't be reached now."),
      .remark(Remark(.error, "the handler wrote to a file outside its container")),
    ])

  static let chinese = Entry(
    line: "> 知了发信息给宏昌",
    contents: [
      resolved("content", .needsValue),
      said("你想对宏昌说什么？"),
      card("知了", [("收件人", "宏昌"), ("内容", "晚上一起吃饭吗？我七点钟在老地方等你们，别忘了带伞。")], buttons: ["取消", "发送"]),
    ])

  static let emoji = Entry(
    line: "> tell the family 👨‍👩‍👧‍👦 we land at 9 ✈️ 🇨🇳",
    contents: [
      said("Here's your message to 家人 👩🏽‍🚀👍🏽:"),
      card("ZhiChat", [("To", "家人 👨‍👩‍👧‍👦"), (nil, "we land at 9 ✈️ 🇨🇳 1️⃣ ❤️ 🫠 all of us, and the dog 🐕 too")]),
    ])

  static let rightToLeft = Entry(
    line: "> message שרה לוי hello",
    contents: [
      said("Which one, שרה לוי or سارة (work)?"),
      .output(.choices([Choice(text: "שרה לוי", detail: "mobile"), Choice(text: "سارة", detail: "work")])),
    ])

  static let longWords = Entry(
    line: "> note https://example.com/a/very/long/path/that/goes/on/and/on/without/any/space/in/it?and=more&of=it",
    contents: [
      said("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is a long word."),
      card(
        "An app with quite a long name, longer than its card is wide on a narrow screen",
        [
          ("A label that is long as well", "text"),
          ("Link", "https://example.com/a/very/long/path/that/goes/on/and/on/without/any/space/in/it"),
        ], buttons: ["A button with a long text that breaks", "Another one", "OK"]),
    ])

  /// What a hostile handler might say.
  static let unsafe = Entry(
    line: "> \u{1B}[2J\u{202E}abc\r\n\u{7}",
    contents: [
      said("a\u{1B}]52;c;AAAA\u{7}b\tc\u{2028}d\u{FEFF}"),
      .remark(Remark(.notice, "one\ntwo\r\nthree\u{85}four\u{9B}31m")),
      card("\u{1B}[31mApp\n", [("\u{202E}To", "x\u{0}y\u{7F}z")], buttons: ["O\u{8}K"]),
    ])

  static let inspector = Inspector(
    request: Inspector.Request(
      app: "ZhiChat", intent: "INSendMessageIntent", domain: "messages", phrase: "{app} {recipients} {content}",
      phrasePlace: "INSendMessageIntent.phrases:12", confidence: 870),
    slots: [
      Inspector.Slot(parameter: "recipients", value: nil, provenance: "\"Sam\" names two people", isAsked: true),
      Inspector.Slot(parameter: "content", value: "I'm running late", provenance: "the words \"I'm running late\""),
    ],
    calls: [
      Inspector.Call(
        method: "resolveRecipients", result: "disambiguation Sam Lee | Sam Park", microseconds: 1_240,
        place: "ZhiChatExtension/RecipientResolver.swift:15")
    ],
    runnersUp: [Inspector.RunnerUp(intent: "INStartAudioCallIntent", app: nil, reason: "it doesn't take content")],
    device: [
      Inspector.Fact(name: "device", value: "iPhone, unlocked"),
      Inspector.Fact(name: "clock", value: "Fri 2026-11-20 18:05 America/Los_Angeles"),
    ])

  static func screen(
    _ columns: Int, _ rows: Int, _ entries: [Entry], hint: String = "say something to Siri"
  ) -> ScreenState {
    var state = ScreenState(size: ScreenSize(columns: columns, rows: rows))
    state.title = "ZhiChat, 知了"
    state.hint = hint
    for entry in entries { state.append(entry) }
    return state
  }

  static let all = [opening, question, review, failure, chinese, emoji, rightToLeft, longWords, unsafe]
}

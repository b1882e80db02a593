import SimShown
import Testing

@testable import SimScreen

@Suite("The inspector as rows")
struct InspectorViewTests {
  private static let choosing = Inspector(
    request: Inspector.Request(
      app: "ZhiChat", intent: "INSendMessageIntent", domain: "Messaging",
      phrase: "[send|text] {recipients} {content}", phrasePlace: "en/phrases/messages.phrases:12", confidence: 870),
    slots: [
      Inspector.Slot(parameter: "recipients", value: "Sam", provenance: "said \"Sam\"", isAsked: true),
      Inspector.Slot(parameter: "content", value: "I'm running late", provenance: "said \"I'm running late\""),
    ],
    calls: [
      Inspector.Call(
        method: "resolveContent", result: "success I'm running late", microseconds: 42,
        place: "ZhiChatExtension/ContentResolver.swift:9"),
      Inspector.Call(
        method: "resolveRecipients", result: "disambiguation Sam Lee | Sam Park", microseconds: 1_250,
        place: "ZhiChatExtension/RecipientResolver.swift:15"),
    ],
    runnersUp: [
      Inspector.RunnerUp(intent: "INSearchForMessagesIntent", app: "ZhiChat", reason: "fewer words matched")
    ],
    device: [
      Inspector.Fact(name: "device", value: "iPhone, locked"),
      Inspector.Fact(name: "clock", value: "Fri 2026-11-20 18:05 America/Los_Angeles"),
      Inspector.Fact(name: "locale", value: "en-US"),
    ])

  private func grid(_ inspector: Inspector, _ width: Int, _ height: Int) -> [String] {
    InspectorView(inspector).rows(width: width, height: height).map { row in
      String(row.spans.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("80 columns: an item a row")
  func wide() {
    #expect(
      grid(Self.choosing, 80, 40) == [
        "ZhiChat  INSendMessageIntent  Messaging",
        "[send|text] {recipients} {content}  en/phrases/messages.phrases:12  87 %",
        "",
        "Slots",
        "? recipients  Sam  said \"Sam\"",
        "  content  I'm running late  said \"I'm running late\"",
        "",
        "Calls",
        "  resolveContent  success I'm running late  0.04 ms",
        "    ZhiChatExtension/ContentResolver.swift:9",
        "  resolveRecipients  disambiguation Sam Lee | Sam Park  1.2 ms",
        "    ZhiChatExtension/RecipientResolver.swift:15",
        "",
        "Runners-up",
        "  INSearchForMessagesIntent  ZhiChat  fewer words matched",
        "",
        "Device",
        "  device  iPhone, locked",
        "  clock   Fri 2026-11-20 18:05 America/Los_Angeles",
        "  locale  en-US",
      ])
  }

  @Test("28 columns: values, times and places beneath")
  func narrow() {
    #expect(
      grid(Self.choosing, 28, 40) == [
        "ZhiChat  Messaging",
        "INSendMessageIntent",
        "[send|text] {recipients}",
        "{content}",
        "messages.phrases:12  87 %",
        "",
        "Slots",
        "? recipients  Sam",
        "    said \"Sam\"",
        "  content  I'm running late",
        "    said \"I'm running late\"",
        "",
        "Calls",
        "  resolveContent  0.04 ms",
        "    success I'm running late",
        "    ContentResolver.swift:9",
        "  resolveRecipients  1.2 ms",
        "    disambiguation Sam Lee |",
        "    Sam Park",
        "    …ipientResolver.swift:15",
        "",
        "Runners-up",
        "  INSearchForMessagesIntent",
        "    fewer words matched",
        "",
        "Device",
        "  device  iPhone, locked",
        "  clock   Fri 2026-11-20",
        "          18:05 America/Los…",
        "  locale  en-US",
      ])
  }

  @Test("what matters least goes first, and a heading tells what is missing")
  func low() {
    #expect(
      grid(Self.choosing, 44, 10) == [
        "ZhiChat  INSendMessageIntent  Messaging",
        "Slots",
        "? recipients  Sam  said \"Sam\"",
        "  content  I'm running late",
        "    said \"I'm running late\"",
        "Calls  1 of 2",
        "  resolveRecipients  1.2 ms",
        "    disambiguation Sam Lee | Sam Park",
        "    RecipientResolver.swift:15",
        "  device  iPhone, locked",
      ])
    #expect(
      grid(Self.choosing, 44, 3) == [
        "ZhiChat  INSendMessageIntent  Messaging", "Slots  1 of 2", "? recipients  Sam  said \"Sam\"",
      ])
    #expect(grid(Self.choosing, 44, 1) == ["ZhiChat  INSendMessageIntent  Messaging"])
  }

  @Test(
    "no row is wider than it may be, and there are never more than fit", arguments: [1, 2, 5, 12, 28, 33, 60, 80, 200])
  func bounds(width: Int) {
    var inspector = Self.choosing
    inspector.slots[0].value = "宏昌和他的老朋友们以及所有在北京的同学"
    inspector.calls[1].result = String(repeating: "知了👩‍👩‍👧‍👦", count: 40)
    inspector.device[2].value = "a\u{1B}[31m\nb"
    for height in [1, 2, 4, 9, 20, 60] {
      let rows = InspectorView(inspector).rows(width: width, height: height)
      #expect(rows.count <= height)
      for row in rows { #expect(row.width <= width, "\(row.spans.map(\.text))") }
      let text = rows.flatMap(\.spans).map(\.text).joined()
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    }
    #expect(InspectorView(inspector).rows(width: 0, height: 5).isEmpty)
    #expect(InspectorView(inspector).rows(width: width, height: 0).isEmpty)
  }

  @Test("nothing yet, and a sentence of which nothing came")
  func withoutRequest() {
    #expect(grid(Inspector(), 40, 5) == ["nothing has been asked yet"])
    #expect(
      grid(Inspector(decline: "no app is named, and no phrase of any intent matches"), 40, 5) == [
        "not understood: no app is named, and no", "phrase of any intent matches",
      ])
  }

  @Test("a missing value, a failure, and unknown times")
  func looks() {
    let inspector = Inspector(
      request: Inspector.Request(app: "知了", intent: "INSendMessageIntent", domain: "Messaging"),
      slots: [
        Inspector.Slot(parameter: "content", value: nil, provenance: "nothing yet: Siri asks for it", isAsked: true)
      ],
      calls: [
        Inspector.Call(method: "confirm", result: "trapped", microseconds: nil, place: nil, isFailure: true)
      ])
    let rows = InspectorView(inspector).rows(width: 60, height: 10)
    #expect(rows[0].spans.map(\.style).filter { $0 != .plain } == [.cardApp, .slotValue, .provenance])
    #expect(rows[3].spans.map(\.text).joined() == "? content  nothing yet: Siri asks for it")
    #expect(rows[3].spans.map(\.style) == [.hint, .slotName, .plain, .provenance])
    #expect(rows[6].spans.map(\.style) == [.plain, .callFailure, .plain, .callFailure])
  }

  @Test("times in the unit that people read")
  func times() {
    #expect(CallTime.text(microseconds: 7) == "0.00 ms")
    #expect(CallTime.text(microseconds: 85) == "0.08 ms")
    #expect(CallTime.text(microseconds: 12_345) == "12.3 ms")
    #expect(CallTime.text(microseconds: 2_000_000) == "2.0 s")
    #expect(CallTime.text(microseconds: -1) == "0.00 ms")
  }
}

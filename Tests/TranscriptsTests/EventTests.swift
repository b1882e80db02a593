import SimCatalog
import SimDiagnostics
import SimDialogue
import SimTranscripts
import Testing

@Suite struct EventTests {
  private static let now = CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)

  private func read(_ text: String) -> Happening? {
    try? Happening.read(text, now: Self.now, words: .repository, at: TextPlace(file: nil, line: 1)).get()
  }

  @Test(arguments: [
    ("lock", Happening.lock), ("unlock", .unlock), ("wait 12 s", .wait(seconds: 12)),
    ("wait 5min", .wait(seconds: 300)),
    ("wait 2 小时", .wait(seconds: 7200)), ("tap Send", .tap("Send")), ("headphones", .headphones(connected: true)),
    ("headphones off", .headphones(connected: false)), ("device carplay", .device(.carPlay)),
    ("device 手表", .device(.watch)), ("device locked", .lock), ("device in hand", .headphones(connected: false)),
    ("device place Market", .place(Place(name: "Market"))),
    ("maps Union Square -> Ferry Building", .maps(from: "Union Square", to: "Ferry Building")),
    ("maps 公司 → 林大北路", .maps(from: "公司", to: "林大北路")),
    ("defaults signedIn = no", .defaults(key: "signedIn", value: "no")),
    ("defaults note =", .defaults(key: "note", value: "")), ("app ZhiChat", .app("ZhiChat")),
    ("permission contacts = no", .permission(.contacts, granted: false)),
    ("place Market (37.5, -122)", .place(Place(name: "Market", latitude: 37.5, longitude: -122))),
    ("clock Mon 07:30", .clock(CivilDateTime(year: 2026, month: 11, day: 23, hour: 7, minute: 30), zone: nil)),
    ("suggest", .suggest), ("shortcuts", .shortcuts), ("donations", .donations), ("watch", .watchFace),
    ("add Soup time = OrderSoup soup=tomato", .addShortcut("OrderSoup soup=tomato", phrase: "Soup time")),
    ("add 2", .addShortcut("2", phrase: nil)), ("rename Soup time = Lunch", .renameShortcut("Soup time", to: "Lunch")),
    ("remove Lunch", .removeShortcut("Lunch")), ("donate OrderSoup soup=tomato", .donate("OrderSoup soup=tomato")),
    ("routine Commute", .routine("commute")), ("routine 健身房", .routine("gym")), ("routine off", .routine(nil)),
    ("clock 18:30", .clock(CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 30), zone: nil)),
    (
      "clock 2026-11-21 07:00 Asia/Shanghai",
      .clock(CivilDateTime(year: 2026, month: 11, day: 21, hour: 7), zone: "Asia/Shanghai")
    ),
  ])
  func anEventReadsAndWritesBack(_ text: String, _ event: Happening) {
    #expect(read(text) == event)
    #expect(read(event.notation) == event)
  }

  @Test(
    "a fact of the device is read by itself as after its name",
    arguments: ["carplay", "手表", " locked ", "in hand", "place Market", "clock 18:30", "phone", "tap Send"])
  func factsOfTheDevice(_ fact: String) {
    let place = TextPlace(file: nil, line: 1)
    #expect(
      Happening.read(device: fact, now: Self.now, words: .repository, at: place)
        == Happening.read("device \(fact)", now: Self.now, words: .repository, at: place))
  }

  @Test(arguments: [
    "", "lok", "lock now", "wait", "wait long", "wait 99999999999999999999 s", "wait 900 days", "tap", "maps A",
    "device", "device phone", "device tap Send",
    "clock 25:00", "suggest soup", "add", "rename Lunch", "remove", "donate", "routine dinner",
  ])
  func whatIsNoEventSaysWhatWasExpected(_ text: String) {
    guard case .failure(let problem) = Happening.read(text, now: Self.now, at: TextPlace(file: "x", line: 7)) else {
      Issue.record("'\(text)' was read as an event")
      return
    }
    #expect(problem.place?.line == 7)
    #expect(!problem.message.isEmpty)
  }
}

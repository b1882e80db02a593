import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts
import Testing

@Suite struct HeaderTests {
  private func world(_ header: String) -> (TalkHeader, [Diagnostic]) {
    let file = TalkFile.parse(header + "\n> hi\n", words: .repository)
    return (file.world, file.problems)
  }

  @Test func bothFormsOfTheClock() {
    let (american, problems) = world("Clock: Fri 2026-11-20 18:05 America/Los_Angeles")
    #expect(american.clock == CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 5))
    #expect(american.zone == "America/Los_Angeles")
    #expect(problems.isEmpty)
    let (chinese, _) = world("Clock：2026年11月20日 星期五 9:00 Asia/Shanghai")
    #expect(chinese.clock == CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    #expect(chinese.zone == "Asia/Shanghai")
  }

  @Test(arguments: [
    "Clock: Mon 2026-11-20 18:05", "Clock: 2026-02-30 10:00", "Clock: 2026-11-20 25:00", "Clock: soon", "Clock:",
    "Device: iPhone, lockd", "Network: perhaps", "Permissions: camera = no", "Defaults: signedIn",
    "Files: ../secret = x", "Files: a.txt < /etc/passwd", "Locale: en US", "Locale: english language",
  ])
  func whatCannotBeReadIsAProblemAtItsLine(_ header: String) {
    let (_, problems) = world(header)
    #expect(problems.map(\.place?.line) == [1])
  }

  @Test func aHeaderThatSaysNothingHasFixedValues() {
    let (world, problems) = world("")
    #expect(problems.isEmpty)
    #expect(world.clock == TalkHeader.defaultClock)
    #expect(world.zone == "UTC")
    #expect(world.setting(apps: []).locale == "en-US")
  }

  @Test func contactsHaveLabelledHandlesInBothKindsOfBrackets() {
    let (world, _) = world(
      "Contacts: Ann Day (mobile +1 555 0140, work ann@example.com)\n          小雨（手机 138 0000 0001）; Bob \"Bee\" Ray")
    #expect(world.contacts.map(\.name) == ["Ann Day", "小雨", "Bob Ray"])
    #expect(
      world.contacts[0].handles == [
        PersonHandle(value: "+1 555 0140", kind: .phoneNumber, label: "mobile"),
        PersonHandle(value: "ann@example.com", kind: .emailAddress, label: "work"),
      ])
    #expect(world.contacts[1].handles == [PersonHandle(value: "138 0000 0001", kind: .phoneNumber, label: "手机")])
    #expect(world.contacts[2].nickname == "Bee")
    let again = TalkFile.parse(TalkWriter(header: world.entries()).text).world
    #expect(again.contacts.map(\.handles) == world.contacts.map(\.handles))
  }

  /// What stands behind a bracket that isn't closed would be numbers of the one before it.
  @Test(arguments: ["Contacts: Ann Day (mobile +1 555 0140, Bob Ray", "Contacts: Bob Ray, 小雨（手机 138 0000 0001"])
  func aContactsBracketIsClosed(_ header: String) {
    let (world, problems) = world(header)
    #expect(problems.count == 1)
    #expect(problems[0].message.hasSuffix("isn't closed; expected 'Name (mobile +1 555 0100)'"), "\(problems)")
    #expect(problems[0].place?.line == 1)
    #expect(!world.contacts.contains { $0.name == "小雨" || $0.name == "Ann Day" })
  }

  @Test func aMisspeltDayIsReportedTheNearest() {
    let (_, problems) = world("Clock: Frii 2026-11-20 18:05")
    #expect(problems.map(\.suggestion) == ["Fri"])
  }

  @Test func everyOtherName() {
    let (world, problems) = world(
      """
      App: 知了, ZhiChat
      Device: watch, hands-free, locked
      Place: Union Square (37.788, -122.407)
      User: sam
      Permissions: contacts = no, siri 知了 denied
      Defaults: signedIn = yes, motto = a, b
      Environment: MODE = slow, TRACE = 1
      Files: notes/today.txt = one\\ntwo
             groups.json < fixtures/groups.json
      Network: on
      """)
    #expect(problems.isEmpty)
    #expect(world.apps.map(\.text) == ["知了", "ZhiChat"])
    #expect(world.apps.map(\.place.column) == [6, 10])
    #expect(world.device == .watch)
    #expect(world.isLocked && world.isHandsFree)
    #expect(world.place == Place(name: "Union Square", latitude: 37.788, longitude: -122.407))
    #expect(world.user?.text == "sam")
    #expect(world.permissions.count == 2)
    #expect(world.defaults == [UserInfoEntry(key: "signedIn", value: "yes, motto = a, b")])
    #expect(world.environment.map(\.key) == ["MODE", "TRACE"])
    #expect(world.files.map(\.content) == [.text("one\ntwo"), .copy(of: "fixtures/groups.json")])
    #expect(world.network == .on)
    #expect(TalkHeader().network == .off)
    var writer = TalkWriter(header: world.entries())
    writer.beginTurn(.said("hi"))
    #expect(TalkFile.parse(writer.text).world.entries().map(\.value) == world.entries().map(\.value))
    let setting = world.setting(apps: [])
    #expect(!setting.allowsContacts && setting.allowsLocation)
  }
}

import Foundation
import GRDB
import SimCatalog
import SimShortcuts
import TestPrograms
import Testing

@testable import SimDonationStore

@Suite("A store of donations")
struct DonationStoreTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/state/donations.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  /// All bytes of the store's files.
  private func isInFiles(_ text: String) -> Bool {
    ["", "-wal", "-shm"].contains { suffix in
      guard let data = FileManager.default.contents(atPath: path + suffix) else { return false }
      return data.range(of: Data(text.utf8)) != nil
    }
  }

  // MARK: What is kept

  @Test func whatIsKeptComesBackAsItWas() {
    let work = Place(name: "work", latitude: 1.5, longitude: -2, street: "1 Way", city: "Town", countryCode: "DE")
    var phone: Phone? = Phone(path)
    phone?.hand(
      donated("a", group: "g", time: DateRange(start: DateParts(year: 2026), end: DateParts(month: 3))), place: work)
    phone?.hand(donated("b"), activity("c", item: "i"), app: "others", place: Place(name: "home"))
    phone?.hand(
      .suggested([.intent(soup("tomato"), suggestedPhrase: "x")]),
      .relevant([
        RelevantShortcut(
          shortcut: .intent(soup("pea"), suggestedPhrase: nil), role: "information", circumstances: [.routine("work")])
      ]), .upcomingMedia([FilledIntent(name: "INPlayMediaIntent")]))
    phone?.change([added("1", "soup time"), added("2", "more"), .removed("2")])
    let before = phone?.memory
    #expect(phone?.troubles == [])
    phone = nil
    let after = Phone(path, session: "2")
    #expect(after.troubles.isEmpty)
    #expect(Array(after.memory.donations.entries) == before.map { Array($0.donations.entries) })
    #expect(after.memory.voiceShortcuts == before?.voiceShortcuts)
    #expect(after.memory.suggested == before?.suggested)
    #expect(after.memory.relevant == before?.relevant)
    #expect(after.memory.upcomingMedia == before?.upcomingMedia)
    #expect(after.memory.changes.isEmpty)
  }

  @Test func whatIsDonatedOftenIsInTheFileOnce() throws {
    var phone: Phone? = Phone(path)
    for index in 0..<50 { phone?.hand(donated("\(index)"), place: Place(name: "work")) }
    phone = nil
    let counts = try DatabaseQueue(path: path).read { db in
      try ["changes", "payloads", "places", "sessions"].map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") }
    }
    #expect(counts == [50, 1, 1, 1])
  }

  @Test func aPayloadOfTenMegabytesIsKept() {
    var phone: Phone? = Phone(path)
    phone?.hand(activity("large", text: String(repeating: "0123456789", count: 1_000_000)))
    phone?.hand(activity("large", text: String(repeating: "0123456789", count: 1_000_000)))
    phone = nil
    guard case .activity(let activity) = Phone(path).memory.donations.entries.last?.donated else {
      Issue.record("no activity came back")
      return
    }
    #expect(activity.activity.userInfo.first?.value.utf8.count == 10_000_000)
  }

  @Test func tenThousandVoiceShortcutsAreKept() {
    var phone: Phone? = Phone(path)
    let changes = (0..<10_000).map { index in
      ShortcutChange(
        app: "soups", moment: DonationMoment(time: CivilDateTime(year: 2026, month: 1, day: 1)),
        what: added("\(index)", "soup \(index)"))
    }
    #expect(phone?.store.keep(changes) == nil)
    phone = nil
    #expect(Phone(path).memory.voiceShortcuts.map(\.phrase) == (0..<10_000).map { "soup \($0)" })
  }

  @Test func theClockMayHaveStoodBefore1970() {
    var phone: Phone? = Phone(path)
    let moment = DonationMoment(
      time: CivilDateTime(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59), device: "watch")
    #expect(phone?.store.keep([ShortcutChange(app: "soups", moment: moment, what: .submitted(donated("a")))]) == nil)
    phone = nil
    #expect(Phone(path).memory.donations.entries.first?.moment == moment)
  }

  // MARK: Undo

  @Test func theLastChangesOfASessionAreTakenBack() {
    let (mine, others) = (Phone(path, session: "mine"), Phone(path, session: "others"))
    mine.hand(donated("1"), donated("2"))
    others.hand(donated("3"))
    mine.hand(donated("4"))
    #expect(mine.store.takeBack(2) == nil)
    mine.hand(donated("5"))
    #expect(Phone(path, session: "new").identifiers == ["1", "3", "5"])
    #expect(mine.store.takeBack(99) == nil)
    #expect(Phone(path, session: "newer").identifiers == ["3"])
  }

  @Test func aDeletionIsTakenBackWithWhatItDeleted() {
    var phone: Phone? = Phone(path)
    phone?.hand(donated("1"), donated("2"))
    phone?.hand(.donationsDeleted(.all))
    #expect(phone?.store.takeBack(1) == nil)
    phone = nil
    #expect(Phone(path).identifiers == ["1", "2"])
  }

  // MARK: Deletion

  @Test(arguments: [
    (ShortcutSubmission.donationsDeleted(.identifiers(["a", "c"])), ["b", "c", "d", "a", "c"]),
    (.donationsDeleted(.group("g")), ["b", "c", "d", "a", "c"]),
    (.donationsDeleted(.about(DonationSubject(intent: "OrderSoupIntent"))), ["c", "d", "a", "c"]),
    (.donationsDeleted(.about(DonationSubject(intent: "OrderTea"))), ["a", "b", "c", "d", "a", "c"]),
    (.donationsDeleted(.all), ["c", "d", "a", "c"]),
    (.activitiesDeleted(identifiers: ["c"]), ["a", "b", "d", "a", "c"]),
    (.activitiesDeleted(identifiers: nil), ["a", "b", "a", "c"]),
    (.itemsDeleted(identifiers: ["i"]), ["a", "b", "d", "a", "c"]),
    (.itemsDeleted(identifiers: nil), ["a", "b", "d", "a", "c"]),
  ])
  func whatIsDeletedIsOutOfTheFileWhenItIsOpenedNext(deletion: ShortcutSubmission, left: [String]) {
    var phone: Phone? = Phone(path)
    phone?.hand(
      donated("a", "tomato of a", group: "g"), donated("b", "pea"), activity("c", item: "i", text: "page of c"),
      activity("d"))
    phone?.change([added("1", "soup time")])
    phone?.hand(donated("a"), activity("c", item: "i"), app: "others")
    phone?.hand(deletion)
    #expect(phone?.identifiers == left)
    phone = nil
    let next = Phone(path)
    #expect(next.identifiers == left)
    #expect(next.memory.voiceShortcuts.map(\.phrase) == ["soup time"])
    #expect(isInFiles("tomato of a") == left.dropLast(2).contains("a"))
    #expect(isInFiles("page of c") == left.dropLast(2).contains("c"))
  }

  @Test func asLongAsAnotherSessionMayTakeItBackItStaysInTheFile() {
    var mine: Phone? = Phone(path, session: "mine")
    mine?.hand(donated("1", "secret soup"))
    mine?.hand(.donationsDeleted(.all))
    var others: Phone? = Phone(path, session: "others")
    #expect(others?.identifiers == [])
    #expect(mine?.store.takeBack(1) == nil)
    #expect(Phone(path, session: "third").identifiers == ["1"])
    mine?.hand(.donationsDeleted(.all))
    mine = nil
    others = nil
    #expect(Phone(path, session: "last").identifiers == [])
    #expect(!isInFiles("secret soup"))
  }

  @Test func whatTookThePlaceOfAnotherIsWhatStays() {
    var phone: Phone? = Phone(path)
    phone?.change([added("1", "first phrase"), added("2", "second"), added("1", "changed"), added("1", "again")])
    phone?.hand(.suggested([.intent(soup("old suggestion"), suggestedPhrase: nil)]), .suggested([]))
    phone = nil
    for session in ["2", "3"] {
      #expect(Phone(path, session: session).memory.voiceShortcuts.map(\.phrase) == ["again", "second"])
    }
    #expect(!isInFiles("first phrase"))
    #expect(!isInFiles("old suggestion"))
  }

  @Test func whatWasTakenBackIsOutOfTheFileToo() {
    var phone: Phone? = Phone(path)
    phone?.hand(donated("1", "a slip of the tongue"))
    _ = phone?.store.takeBack(1)
    phone = nil
    _ = Phone(path)
    #expect(!isInFiles("a slip of the tongue"))
  }
}

import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What was donated")
struct DonationLogTests {
  private func words(_ phone: Device) -> [String] {
    phone.memory.donations.entries.map { entry in
      switch entry.donated {
      case .intent(let donation): donation.identifier
      case .activity(let activity): activity.persistentIdentifier ?? activity.activity.activityType
      }
    }
  }

  @Test func aDonationComesBackAsItWasHandedOver() {
    var phone = Device()
    phone.place = Place(name: "work", latitude: 1, longitude: 2)
    phone.now = CivilDateTime(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 58)
    let donation = Donation(
      identifier: "a", groupIdentifier: "g",
      interaction: Interaction(intent: Soups.order("tomato"), response: nil, status: "success"), direction: "outgoing",
      suggestedPhrase: "soup time", time: DateRange(start: DateParts(year: 2026)))
    phone.hand("soups", .donated(donation))
    phone.hand("soups", .activity(activity("menu", ["page": "1"], identifier: "p")))
    #expect(
      Array(phone.memory.donations.entries) == [
        DonationLog.Entry(app: "soups", moment: phone.moment, donated: .intent(donation)),
        DonationLog.Entry(
          app: "soups", moment: phone.moment, donated: .activity(activity("menu", ["page": "1"], identifier: "p"))),
      ])
  }

  @Test func whatIsDonatedOftenIsKeptOnce() {
    var phone = Device()
    for _ in 0..<1_000 { phone.donate(Soups.order("tomato")) }
    #expect(phone.memory.donations.count == 1_000)
    #expect(phone.memory.donations.payloads.count == 1)
  }

  @Test func donationsAreListedByAppNewestFirst() {
    var phone = Device()
    for index in 0..<4 { phone.donate("soups", Soups.order("soup \(index)"), identifier: "\(index)") }
    phone.hand("reader", .activity(activity("section")))
    let newest = phone.memory.donations.newest(of: "soups", limit: 3)
    #expect(
      newest.map { if case .intent(let donation) = $0.donated { donation.identifier } else { "" } } == ["3", "2", "1"])
    #expect(phone.memory.donations.countsByApp.map { "\($0.app) \($0.count)" } == ["reader 1", "soups 4"])
  }

  // MARK: Deletion

  private func fullPhone() -> Device {
    var phone = Device()
    phone.donate("soups", Soups.order("tomato"), group: "orders", identifier: "a")
    phone.donate("soups", Soups.order("tomato"), group: "orders", identifier: "b")
    phone.donate("soups", Soups.order("pea"), identifier: "c")
    phone.hand("soups", .activity(activity("menu", identifier: "d", item: "item 1")))
    phone.hand("soups", .activity(activity("cart", identifier: "e")))
    phone.donate("others", Soups.order("tomato"), group: "orders", identifier: "a")
    phone.hand("others", .activity(activity("menu", identifier: "d", item: "item 1")))
    return phone
  }

  @Test(arguments: [
    (ShortcutSubmission.donationsDeleted(.identifiers(["a", "d"])), ["b", "c", "d", "e", "a", "d"]),
    (.donationsDeleted(.group("orders")), ["c", "d", "e", "a", "d"]),
    (.donationsDeleted(.group("unknown")), ["a", "b", "c", "d", "e", "a", "d"]),
    (.donationsDeleted(.all), ["d", "e", "a", "d"]),
    (.activitiesDeleted(identifiers: ["d", "a"]), ["a", "b", "c", "e", "a", "d"]),
    (.activitiesDeleted(identifiers: nil), ["a", "b", "c", "a", "d"]),
    (.itemsDeleted(identifiers: ["item 1"]), ["a", "b", "c", "e", "a", "d"]),
    (.itemsDeleted(identifiers: ["item 2"]), ["a", "b", "c", "d", "e", "a", "d"]),
    (.itemsDeleted(identifiers: nil), ["a", "b", "c", "e", "a", "d"]),
  ])
  func anAppDeletesOfItsOwnWhatItNames(deletion: ShortcutSubmission, left: [String]) {
    var phone = fullPhone()
    phone.hand("soups", deletion)
    #expect(words(phone) == left)
  }

  @Test(arguments: [
    (DonationSubject(intent: "WaterPlant"), ["c", "d"]),
    (DonationSubject(entity: DonationSubject.Entity(type: "Plant", identifier: "basil")), ["b", "d"]),
    (
      DonationSubject(intent: "SowPlants", entity: DonationSubject.Entity(type: "Plant", identifier: "basil")),
      ["a", "b", "d"]
    ),
    (DonationSubject(entity: DonationSubject.Entity(type: "Bed", identifier: "basil")), ["a", "b", "c", "d"]),
    (DonationSubject(intent: "Water"), ["a", "b", "c", "d"]),
  ])
  func whatAnIntentWasAboutIsDeleted(subject: DonationSubject, left: [String]) {
    func plant(_ name: String) -> Value {
      .object(ObjectValue(type: "Plant", fields: [Field(name: "identifier", value: .string(name))]))
    }
    func intent(_ name: IntentName, _ value: Value) -> FilledIntent {
      FilledIntent(
        name: name, parameters: [Field(name: "litres", value: .integer(1)), Field(name: "what", value: value)])
    }
    var phone = Device()
    phone.donate(intent("WaterPlant", plant("basil")), identifier: "a")
    phone.donate(intent("WaterPlant", plant("mint")), identifier: "b")
    phone.donate(intent("SowPlants", .list([plant("mint"), plant("basil")])), identifier: "c")
    phone.hand("soups", .activity(activity("basil", identifier: "d")))
    phone.hand("soups", .donationsDeleted(.about(subject)))
    #expect(words(phone) == left)
  }

  @Test func whatIsDeletedIsForgottenWhole() {
    var phone = Device()
    phone.memory.use(Soups.catalog)
    for index in 0..<100 { phone.donate("soups", Soups.order("soup \(index)")) }
    phone.donate("others", Soups.order("tomato"))
    phone.hand("soups", .donationsDeleted(.all))
    #expect(phone.memory.donations.payloads.count == 1)
    #expect(phone.suggestions(phone.now).map(\.app) == ["others"])
  }

  @Test func deletingNeverTouchesWhatTheUserHasAdded() {
    var phone = fullPhone()
    let added = VoiceShortcut(
      identifier: "1", app: "soups", phrase: "soup time", shortcut: .intent(Soups.order("tomato"), suggestedPhrase: nil)
    )
    phone.memory.apply(ShortcutChange(app: "soups", moment: phone.moment, what: .added(added)))
    phone.hand("soups", .donationsDeleted(.all))
    phone.hand("soups", .activitiesDeleted(identifiers: nil))
    phone.hand("soups", .itemsDeleted(identifiers: nil))
    #expect(phone.memory.voiceShortcuts == [added])
  }

  // MARK: Copies

  @Test func aCopyKeepsWhatItHad() {
    var phone = Device()
    for index in 0..<1_500 { phone.donate(Soups.order("soup \(index % 700)"), identifier: "\(index)") }
    let before = phone
    phone.donate(Soups.order("another"))
    phone.hand("soups", .donationsDeleted(.identifiers(["3"])))
    #expect(before.memory.donations.count == 1_500)
    #expect(words(before) == (0..<1_500).map(String.init))
    #expect(phone.memory.donations.count == 1_500)
  }

  @Test func whatIsWorkedOutBeforehandIsWhatIsWorkedOutLater() {
    var early = Device()
    early.memory.use(Soups.catalog)
    var late = Device()
    for index in 0..<60 {
      early.donate(Soups.order("soup \(index % 7)", "topping \(index % 3)"))
      late.donate(Soups.order("soup \(index % 7)", "topping \(index % 3)"))
    }
    #expect(early.suggestions(early.now) == late.suggestions(late.now))
    late.memory.use(.siriKit)
    #expect(early.suggestions(early.now) == late.suggestions(late.now))
  }
}

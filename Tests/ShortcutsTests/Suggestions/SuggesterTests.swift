import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What is suggested")
struct SuggesterTests {
  private let home = Place(name: "home", latitude: 52.52, longitude: 13.405)
  private let work = Place(name: "work", latitude: 52.503, longitude: 13.33)

  @Test func nothingIsSuggestedToSomebodyWhoDidNothing() {
    #expect(Device().suggestions(Device.time("Mon", 12)).isEmpty)
  }

  @Test func anActivityIsTheSameByTheKeysThatTheAppRequires() {
    var phone = Device()
    for scrolled in ["10", "200", "3000"] {
      phone.hand("reader", .activity(activity("section", ["name": "sport", "scrolled": scrolled], required: ["name"])))
    }
    phone.hand("reader", .activity(activity("section", ["name": "science", "scrolled": "0"], required: ["name"])))
    let all = phone.suggestions(phone.now)
    #expect(all.map(\.words) == ["section: sport", "section: science"])
    #expect(all.first?.reasons.first { $0.signal == .frequent && $0.key == .all }?.count == 3)
  }

  @Test func withoutRequiredKeysItIsTheWholeUserInfo() {
    var phone = Device()
    for page in ["1", "2"] { phone.hand("reader", .activity(activity("page", ["page": page]))) }
    #expect(Set(phone.suggestions(phone.now).map(\.words)) == ["page: 1", "page: 2"])
  }

  @Test func onlyActivitiesForSearchAndPredictionAreSuggested() {
    var phone = Device()
    phone.hand("reader", .activity(activity("unfound", search: false)))
    phone.hand("reader", .activity(activity("unpredicted", prediction: false)))
    phone.hand("reader", .activity(activity("both")))
    #expect(phone.suggestions(phone.now).map(\.words) == ["both"])
  }

  @Test func anIntentThatNobodyKnowsOrThatMayNotBeSuggestedIsnt() {
    var phone = Device()
    phone.donate(FilledIntent(name: "UnheardOfIntent"))
    phone.donate(FilledIntent(name: "CleanPotsIntent"))
    #expect(phone.suggestions(phone.now).isEmpty)
  }

  @Test func whatCameFromSomebodyElseIsntSuggested() {
    var phone = Device()
    phone.hand(
      "soups",
      .donated(
        Donation(
          identifier: "1", interaction: Interaction(intent: Soups.order("tomato"), response: nil, status: "success"),
          direction: "incoming")))
    #expect(phone.suggestions(phone.now).isEmpty)
  }

  @Test func anIntentWithoutCombinationsIsTheSameByAllThatIsFilled() {
    var phone = Device()
    for name in ["run", "run", "yoga"] {
      phone.donate(
        "fitness",
        FilledIntent(
          name: "INStartWorkoutIntent",
          parameters: [Field(name: "workoutName", value: .speakable(SpeakableString(spokenPhrase: name)))]))
    }
    let all = phone.suggestions(phone.now)
    #expect(all.count == 2)
    #expect(all.first?.type == ShortcutType(parameters: ["workoutName"]))
    #expect(all.first?.reasons.first { $0.signal == .frequent && $0.key == .all }?.count == 2)
  }

  @Test func whatIsDoneAtAPlaceIsSuggestedThere() {
    var phone = Device()
    for (week, day, place) in [
      (0, "Mon", home), (0, "Wed", home), (0, "Thu", work), (0, "Fri", work), (1, "Mon", home), (1, "Tue", work),
    ] {
      phone.now = Device.time(day, 18, week: week)
      phone.place = place
      phone.donate(Soups.order(phone.place == home ? "chowder" : "tomato"))
    }
    #expect(phone.suggestions(Device.time("Fri", 18, week: 1), place: home).first?.words == "chowder")
    #expect(phone.suggestions(Device.time("Fri", 18, week: 1), place: work).first?.words == "tomato")
    let nextDoor = Place(name: "next door", latitude: 52.5205, longitude: 13.405)
    #expect(phone.suggestions(Device.time("Fri", 18, week: 1), place: nextDoor).first?.words == "chowder")
  }

  @Test func whatFollowsTheLastActionIsSuggestedAfterIt() {
    var phone = Device()
    for day in ["Mon", "Tue", "Wed", "Thu"] {
      for (minute, soup) in [(0, "tomato"), (2, "chowder"), (40, "lentil"), (42, "pea")] {
        phone.now = Device.time(day, 12, minute)
        phone.donate(Soups.order(soup))
      }
    }
    phone.now = Device.time("Fri", 12, 20)
    phone.donate(Soups.order("tomato"))
    let first = phone.suggestions(Device.time("Fri", 12, 21)).first
    #expect(first?.words == "chowder")
    #expect(first?.reasons.contains { $0.signal == .follows && $0.rank == 1 && $0.count == 4 } == true)
  }

  @Test func ofTwoThatFitAlikeTheOneThatNeedsntOpenTheAppComesFirst() {
    let catalog = Catalog(
      CatalogEntries(intents: [
        Soups.intent("OpenMapIntent", types: [[]], inBackground: false), Soups.intent("CallCabIntent", types: [[]]),
      ]))
    var phone = Device()
    phone.donate("cabs", FilledIntent(name: "CallCabIntent"))
    phone.donate("cabs", FilledIntent(name: "OpenMapIntent"))
    phone.donate("cabs", FilledIntent(name: "CallCabIntent"))
    phone.donate("cabs", FilledIntent(name: "OpenMapIntent"))
    let all = Suggester(catalog: catalog).suggestions(from: phone.memory.donations, at: phone.moment, limit: 1)
    #expect(all.first?.type?.runsInBackground == true)
  }

  @Test func anAppThatIsntInstalledIsntSuggested() {
    var phone = Device()
    phone.donate("soups", Soups.order("tomato"))
    phone.hand("reader", .activity(activity("section")))
    #expect(phone.suggestions(phone.now, installed: ["reader"]).map(\.app) == ["reader"])
    #expect(phone.suggestions(phone.now, installed: []).isEmpty)
  }

  @Test func theSameLogGivesTheSameSuggestionsInTheSameOrder() {
    var phone = Device()
    for index in 0..<200 {
      phone.now = Device.time("Mon", 8).adding(seconds: index * 2_711)
      phone.donate(Soups.order("soup \(index % 17)", "topping \(index % 5)", quantity: index % 3))
    }
    let copies = (0..<5).map { _ in phone.suggestions(Device.time("Wed", 12), limit: 10) }
    #expect(Set(copies).count == 1)
    #expect(copies.first?.count == 10)
  }

  @Test func aClockThatJumpsBackDoesntChangeWhatWasDoneLast() throws {
    var phone = Device()
    phone.now = Device.time("Sun", 23, week: 50)
    phone.donate(Soups.order("chowder"))
    phone.now = Device.time("Mon", 12)
    phone.donate(Soups.order("tomato"))
    let recent = phone.suggestions(Device.time("Mon", 13))
      .first { $0.reasons.contains { $0.signal == .recent && $0.key == .all && $0.rank == 1 } }
    #expect(try #require(recent).words == "tomato")
  }

  @Test func theShortcutHoldsWhatTellsItFromOthersAndNothingElse() {
    var phone = Device()
    phone.hand("reader", .activity(activity("section", ["name": "sport", "scrolled": "7"], required: ["name"])))
    guard case .activity(let shortcut) = phone.suggestions(phone.now).first?.shortcut else {
      Issue.record("no activity is suggested")
      return
    }
    #expect(shortcut.activity.userInfo == [UserInfoEntry(key: "name", value: "sport")])
    #expect(shortcut.activity.title == "section")
  }
}

import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What stands on the watch")
struct WatchFaceTests {
  private let home = Place(name: "home", latitude: 52.52, longitude: 13.405)

  private func shortcut(_ soup: String, _ circumstances: Circumstance...) -> RelevantShortcut {
    RelevantShortcut(shortcut: .intent(Soups.order(soup), suggestedPhrase: nil), circumstances: circumstances)
  }

  private func face(_ shortcuts: [RelevantShortcut], _ circumstances: Circumstances, learnt: [Suggestion] = [])
    -> WatchFace
  {
    var phone = Device()
    phone.hand("soups", .relevant(shortcuts))
    return WatchFace(memory: phone.memory, circumstances: circumstances, learnt: learnt)
  }

  private func at(_ hour: Int, _ minute: Int = 0, day: String = "Mon", place: Place? = nil) -> Circumstances {
    Circumstances(moment: DonationMoment(time: Device.time(day, hour, minute), place: place))
  }

  private func words(_ face: WatchFace) -> [String] {
    face.cards.map { card in
      switch card.content {
      case .relevant(let relevant): Suggestion(app: card.app, shortcut: relevant.shortcut, type: nil).words
      case .learnt(let suggestion): suggestion.words
      }
    }
  }

  private func time(_ start: Int?, _ end: Int? = nil) -> Circumstance {
    .time(DateRange(start: start.map { DateParts(hour: $0) }, end: end.map { DateParts(hour: $0) }))
  }

  // MARK: Time

  @Test func aTimeRisesTowardsItsStartFallsAfterItAndIsGoneAfterItsEnd() {
    let lunch = [shortcut("tomato", time(12, 14))]
    func relevance(_ hour: Int, _ minute: Int) -> Double? { face(lunch, at(hour, minute)).cards.first?.relevance }
    #expect(relevance(9, 30) == nil)
    #expect((relevance(10, 30) ?? 0) < (relevance(11, 30) ?? 0))
    #expect((relevance(11, 30) ?? 0) < (relevance(12, 0) ?? 0))
    #expect(relevance(12, 0) == 1)
    #expect((relevance(13, 30) ?? 1) < (relevance(12, 30) ?? 0))
    #expect(relevance(14, 0) != nil)
    #expect(relevance(14, 1) == nil)
  }

  @Test func aTimeWithoutAnEndIsGoneAfterAWhile() {
    let lunch = [shortcut("tomato", time(12))]
    #expect(face(lunch, at(13)).cards.first?.reasons == [.since(minutes: 60)])
    #expect(face(lunch, at(15)).cards.isEmpty)
  }

  @Test func aDateIsThatDayAlone() {
    let party = [
      shortcut("tomato", .time(DateRange(start: DateParts(year: 2026, month: 11, day: 4, hour: 12))))
    ]
    #expect(face(party, at(12, day: "Mon")).cards.isEmpty)
    #expect(face(party, at(11, 30, day: "Wed")).cards.first?.reasons == [.soon(minutes: 30)])
  }

  // MARK: Places

  @Test func aRegionIsWhereItsCoordinatesAreOrItsName() {
    let near = [shortcut("tomato", .near(home, metres: 200))]
    let (next, far) = (
      Place(name: "next door", latitude: 52.521, longitude: 13.405),
      Place(name: "far", latitude: 52.53, longitude: 13.4)
    )
    #expect(face(near, at(12, place: next)).cards.count == 1)
    #expect(face(near, at(12, place: far)).cards.isEmpty)
    #expect(face(near, at(12)).cards.isEmpty)
    #expect(face(near, at(12, place: Place(name: "Home"))).cards.first?.reasons == [.at(home)])
  }

  // MARK: Routine

  @Test func theMorningIsThisUsersMorning() {
    var phone = Device()
    for (week, day) in [(0, "Mon"), (0, "Tue"), (0, "Wed"), (0, "Thu"), (0, "Fri"), (1, "Mon")] {
      for hour in [12, 14, 22] {
        phone.now = Device.time(day, hour, week: week)
        phone.donate(Soups.order("tomato"))
      }
    }
    let routine = Routine(learntFrom: phone.memory.donations)
    #expect(routine.morning == 690..<870)
    #expect(routine.mornings == 6)
    let soup = [shortcut("tomato", .routine("morning"))]
    var late = at(12)
    late.routine = routine
    #expect(face(soup, late).cards.first?.reasons == [.routine("morning", learntFrom: 6)])
    late.moment.time = Device.time("Mon", 8)
    #expect(face(soup, late).cards.isEmpty)
  }

  @Test func whoHasDoneLittleHasTheUsualMorning() {
    var phone = Device()
    for day in ["Mon", "Tue", "Wed", "Thu"] {
      phone.now = Device.time(day, 12)
      phone.donate(Soups.order("tomato"))
    }
    #expect(Routine(learntFrom: phone.memory.donations) == Routine())
    let soup = [shortcut("tomato", .routine("morning"))]
    #expect([5, 6, 9, 10].map { face(soup, at($0)).cards.count } == [0, 1, 1, 0])
    #expect([17, 18, 21, 22].map { face([shortcut("pea", .routine("evening"))], at($0)).cards.count } == [0, 1, 1, 0])
  }

  @Test(arguments: ["home", "work", "school", "gym"]) func aSituationIsWhereItsPlaceIs(situation: String) {
    let soup = [shortcut("tomato", .routine(situation))]
    #expect(face(soup, at(12, place: Place(name: situation.uppercased()))).cards.count == 1)
    #expect(face(soup, at(12, place: Place(name: "elsewhere"))).cards.isEmpty)
    var known = at(12, place: home)
    known.places = [situation: Place(name: "Hauptstraße 1", latitude: 52.5201, longitude: 13.405)]
    #expect(known.places[situation].map { _ in face(soup, known).cards.count } == 1)
  }

  @Test func otherSituationsAreReported() {
    let headphones = [shortcut("tomato", .routine("headphonesConnected"))]
    #expect(face(headphones, at(12)).cards.isEmpty)
    var moment = at(12)
    moment.hasHeadphones = true
    #expect(face(headphones, moment).cards.count == 1)
    let commute = [shortcut("tomato", .routine("commute"))]
    #expect(face(commute, at(8, place: Place(name: "station"))).cards.count == 1)
    #expect(face(commute, at(8, place: Place(name: "home"))).cards.isEmpty)
    #expect(face(commute, at(8, day: "Sat", place: Place(name: "station"))).cards.isEmpty)
    moment.situations = ["activeWorkout"]
    #expect(face([shortcut("tomato", .routine("activeWorkout"))], moment).cards.count == 1)
    #expect(face([shortcut("tomato", .routine("unheardOf"))], moment).cards.isEmpty)
  }

  // MARK: Several

  @Test func allCircumstancesMustBeMet() {
    let both = [shortcut("tomato", time(12, 14), .routine("work"))]
    #expect(face(both, at(12, place: Place(name: "work"))).cards.count == 1)
    let absent = face(both, at(12, place: Place(name: "home")))
    #expect(absent.cards.isEmpty)
    #expect(absent.absent.first?.unmet == [.routine("work")])
  }

  @Test func whatHadBetterNotBeCombinedIsRemarked() {
    let odd = [
      shortcut("tomato", time(19), .routine("evening")),
      shortcut("pea", .near(home, metres: 100), .near(home, metres: 200)),
    ]
    let face = face(odd, at(19, place: home))
    #expect(face.cards.map(\.remarks) == [[.eveningWithTime], [.severalPlaces]])
  }

  @Test func whatIsForThisMomentStandsBeforeWhatIsForAll() {
    let all = [
      shortcut("always"), shortcut("soon", time(13)), shortcut("now", time(12)),
      shortcut("now and here", time(12), .near(home, metres: 100)),
    ]
    #expect(words(face(all, at(12, place: home))) == ["now and here", "now", "soon", "always"])
  }

  @Test func whatIsLearntStandsLastWhereItNeedsntOpenTheApp() {
    func learnt(_ soup: String, inBackground: Bool) -> Suggestion {
      Suggestion(
        app: "soups", shortcut: .intent(Soups.order(soup), suggestedPhrase: "soup time"),
        type: ShortcutType(parameters: ["soup"], runsInBackground: inBackground))
    }
    let face = face(
      [shortcut("always")], at(12),
      learnt: [
        learnt("opens", inBackground: false), learnt("works", inBackground: true), learnt("always", inBackground: true),
      ])
    #expect(words(face) == ["always", "works"])
  }

  @Test func aNewListTakesThePlaceOfTheOneBefore() {
    var phone = Device()
    phone.hand("soups", .relevant([shortcut("tomato")]))
    phone.hand("soups", .relevant([shortcut("pea")]))
    #expect(words(WatchFace(memory: phone.memory, circumstances: at(12))) == ["pea"])
    #expect(WatchFace(memory: phone.memory, circumstances: at(12), installed: []).cards.isEmpty)
  }
}

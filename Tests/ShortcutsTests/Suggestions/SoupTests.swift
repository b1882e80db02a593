import SimCatalog
import Testing

@testable import SimShortcuts

/// The example of WWDC18's session 211 (behaviour.md e.2).
@Suite("Soup at weekday lunch")
struct SoupTests {
  /// On workdays it is tomato soup at noon, mostly with croutons; at the weekend it is anything, in the evening.
  private func threeWeeks() -> Device {
    var phone = Device()
    let toppings = ["croutons", "croutons", "cheese", "croutons", "croutons"]
    let weekends = ["chowder", "lentil", "tomato", "minestrone", "tomato", "pea"]
    for week in 0..<3 {
      for (day, topping) in zip(["Mon", "Tue", "Wed", "Thu", "Fri"], toppings) {
        phone.now = Device.time(day, 12, 5 * week, week: week)
        phone.donate(Soups.order("tomato", topping, quantity: week + 1))
      }
      for (index, day) in ["Sat", "Sun"].enumerated() {
        phone.now = Device.time(day, 19, week: week)
        phone.donate(Soups.order(weekends[2 * week + index], "basil"))
      }
    }
    return phone
  }

  @Test func atWeekdayLunchItIsTomatoWithCroutons() throws {
    let first = try #require(threeWeeks().suggestions(Device.time("Mon", 12, 15, week: 3)).first)
    #expect(first.words == "tomato with croutons")
    #expect(first.type?.parameters == ["soup", "toppings"])
  }

  @Test func neitherTomatoAloneNorWithANumberIsSuggestedBesides() {
    let words = threeWeeks().suggestions(Device.time("Mon", 12, 15, week: 3), limit: 20).map(\.words)
    #expect(!words.contains("tomato"))
    #expect(words.filter { $0.hasPrefix("tomato with croutons") } == ["tomato with croutons"])
  }

  @Test func whereTheToppingIsAnotherEachTimeTheSoupAloneIsSuggested() {
    var phone = Device()
    for (index, topping) in ["croutons", "cheese", "basil", "cream", "croutons", "cheese", "basil", "cream"]
      .enumerated()
    {
      phone.now = Device.time(["Mon", "Tue", "Wed", "Thu"][index % 4], 12, week: index / 4)
      phone.donate(Soups.order("tomato", topping))
    }
    #expect(phone.suggestions(Device.time("Fri", 12, week: 1)).map(\.words) == ["tomato"])
  }

  @Test func onASaturdayEveningItIsntTheLunchThatStandsFirst() {
    #expect(threeWeeks().suggestions(Device.time("Sat", 19, week: 3)).first?.words.hasSuffix("basil") == true)
  }

  @Test func whyItIsSuggested() throws {
    let first = try #require(threeWeeks().suggestions(Device.time("Mon", 12, 15, week: 3)).first)
    let atNoon = try #require(first.reasons.first { $0.signal == .frequent && $0.key == .hour })
    #expect((atNoon.rank, atNoon.count, atNoon.total) == (1, 12, 15))
    let onWorkdays = try #require(first.reasons.first { $0.signal == .frequent && $0.key == .dayKind })
    #expect((onWorkdays.rank, onWorkdays.count, onWorkdays.total) == (1, 12, 15))
    #expect(first.last?.time == Device.time("Fri", 12, 10, week: 2))
    #expect(first.reasons.map(\.score) == first.reasons.map(\.score).sorted(by: >))
  }
}

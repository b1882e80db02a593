import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What is wrong with donations")
struct FindingsTests {
  private func findings(
    _ phone: Device, catalog: Catalog = Soups.catalog, declared: [String: Set<String>] = [:]
  ) -> [DonationFinding.Problem] {
    phone.memory.findings(catalog: catalog, declaredActivities: declared).map(\.problem)
  }

  @Test func whatIsDonatedWellIsNoFinding() {
    var phone = Device()
    for soup in ["tomato", "pea", "chowder"] { phone.donate(Soups.order(soup, "croutons", quantity: 1)) }
    for page in ["1", "2", "3", "4"] { phone.hand("reader", .activity(activity("page", ["page": page]))) }
    #expect(findings(phone, declared: ["reader": ["page"]]).isEmpty)
  }

  @Test func anIntentThatFillsNoCombinationIsFoundOnce() {
    var phone = Device()
    let empty = FilledIntent(name: "OrderSoupIntent", parameters: [Field(name: "toppings", value: .string("cheese"))])
    phone.donate(empty)
    phone.donate(empty)
    #expect(
      findings(phone) == [
        .fillsNoCombination(
          "OrderSoupIntent", filled: ["toppings"],
          combinations: [["soup", "toppings", "quantity"], ["soup", "toppings"], ["soup"]])
      ])
  }

  @Test func anIntentThatNobodyDefinesIsFound() {
    var phone = Device()
    phone.donate(FilledIntent(name: "UnheardOfIntent"))
    #expect(findings(phone) == [.unknownIntent("UnheardOfIntent")])
  }

  @Test(arguments: [(false, true), (true, false), (false, false)])
  func anActivityThatIsntForBothIsFoundWithItsFlags(search: Bool, prediction: Bool) {
    var phone = Device()
    phone.hand("reader", .activity(activity("page", search: search, prediction: prediction)))
    #expect(findings(phone) == [.ineligible(activityType: "page", forSearch: search, forPrediction: prediction)])
  }

  @Test func anActivityThatTheAppDoesntDeclareIsFound() {
    var phone = Device()
    phone.hand("reader", .activity(activity("page")))
    #expect(
      findings(phone, declared: ["reader": ["section", "article"]])
        == [.undeclaredActivity(activityType: "page", declared: ["article", "section"])])
    #expect(findings(phone).isEmpty)
  }

  @Test func aTimeThatKeepsDonationsApartIsFoundFromThreeOn() {
    let catalog = Catalog(CatalogEntries(intents: [Soups.intent("OrderIntent", types: [["soup", "when"]])]))
    var phone = Device()
    for hour in 9..<12 {
      #expect(findings(phone, catalog: catalog).isEmpty)
      phone.donate(
        FilledIntent(
          name: "OrderIntent",
          parameters: [
            Field(name: "soup", value: .string("tomato")), Field(name: "when", value: .date(DateParts(hour: hour))),
          ]))
    }
    #expect(
      findings(phone, catalog: catalog)
        == [.neverTheSame(.intent("OrderIntent"), key: "when", value: .time, donations: 3)])
  }

  @Test func aTimeThatACombinationDoesWithoutKeepsNothingApart() {
    let catalog = Catalog(CatalogEntries(intents: [Soups.intent("OrderIntent", types: [["soup", "when"], ["soup"]])]))
    var phone = Device()
    for hour in 9..<14 {
      phone.donate(
        FilledIntent(
          name: "OrderIntent",
          parameters: [
            Field(name: "soup", value: .string("tomato")), Field(name: "when", value: .date(DateParts(hour: hour))),
          ]))
    }
    #expect(findings(phone, catalog: catalog).isEmpty)
  }

  @Test(arguments: [
    (["2026-11-02T08:00:00Z", "2026-11-03", "2026-11-04 09:10"], UniqueValue.time),
    (["1763000000", "1763000001.5", "1763000002"], .time),
    (["1763000000000", "1763000000001", "1763000000002"], .time),
    (
      ["7F0C5C1E-0000-4000-8000-000000000001", "7F0C5C1E-0000-4000-8000-000000000002", "a1b2c3d4e5f60718"], .identifier
    ),
    (["99999999999999999", "99999999999999998", "99999999999999997"], .identifier),
  ])
  func userInfoThatIsAnotherEachTimeIsFound(values: [String], kind: UniqueValue) {
    var phone = Device()
    for value in values { phone.hand("reader", .activity(activity("page", ["name": "sport", "mark": value]))) }
    #expect(findings(phone) == [.neverTheSame(.activity("page"), key: "mark", value: kind, donations: 3)])
  }

  @Test(arguments: [
    ["1", "2", "3"], ["soups", "salads", "bread"], ["facade", "decade", "dead"], ["12.50", "13.50", "9"],
  ])
  func userInfoThatMayComeAgainIsNone(values: [String]) {
    var phone = Device()
    for value in values { phone.hand("reader", .activity(activity("page", ["mark": value]))) }
    #expect(findings(phone).isEmpty)
  }

  @Test func keysThatAreNotRequiredKeepNothingApart() {
    var phone = Device()
    for mark in ["1763000000", "1763000001", "1763000002"] {
      phone.hand("reader", .activity(activity("page", ["name": "sport", "mark": mark], required: ["name"])))
    }
    #expect(findings(phone).isEmpty)
  }

  @Test func seventeenCombinationsAreTooMany() {
    for count in [16, 17] {
      let names = (0..<count).map { "p\($0)" }
      let catalog = Catalog(CatalogEntries(intents: [Soups.intent("ManyIntent", types: names.map { [$0] })]))
      var phone = Device()
      phone.donate(FilledIntent(name: "ManyIntent", parameters: [Field(name: "p0", value: .integer(1))]))
      #expect(findings(phone, catalog: catalog) == (count == 16 ? [] : [.tooManyCombinations("ManyIntent", count: 17)]))
    }
  }

  @Test func anAppMaySuggestTwentyShortcuts() {
    for count in [20, 21] {
      var phone = Device()
      phone.hand(
        "soups", .suggested((0..<count).map { .intent(Soups.order("soup \($0)"), suggestedPhrase: nil) }))
      #expect(findings(phone) == (count == 20 ? [] : [.tooManyShortcuts(count: 21)]))
    }
  }
}

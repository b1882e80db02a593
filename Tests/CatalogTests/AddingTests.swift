import SimCatalog
import Testing

@Suite("What an app defines is added at run time")
struct AddingTests {
  private let soup = IntentSchema(
    name: "OrderSoupIntent", domain: "Soups", handlingProtocol: "OrderSoupIntentHandling",
    parameters: [ParameterSchema(name: "topping", type: .object("SoupTopping"), resolvedBy: ["SoupToppingResult"])],
    codes: [
      ResponseCode("success", 4), ResponseCode("outOfSoup", 100), ResponseCode("closed", 101, verdict: .offerApp),
    ],
    responseFields: [], review: false, alwaysNeedsUnlock: false, isCustom: true, introduced: "12.0")

  private let topping = ObjectSchema(
    name: "SoupTopping", superclass: "SoupThing",
    fields: [ParameterSchema(name: "called", type: .speakable), ParameterSchema(name: "price", type: .money)])

  private var entries: CatalogEntries {
    CatalogEntries(
      intents: [soup],
      enumerations: [EnumerationSchema(name: "SoupReason", kind: .cases, cases: [EnumerationCase("hot", 1)])],
      objects: [topping],
      results: [
        ResultSchema(name: "SoupToppingResult", answers: ["success"], reasons: [.init("unsupported", "SoupReason")])
      ])
  }

  private func adding(_ entries: CatalogEntries, to catalog: Catalog = .siriKit) -> (Catalog, [CatalogConflict]) {
    var conflicts: [CatalogConflict] = []
    let result = catalog.adding(entries, conflicts: &conflicts)
    return (result, conflicts)
  }

  @Test func itIsFoundByNameAndSiriKitsStaysAsItIs() throws {
    let (catalog, conflicts) = adding(entries)
    #expect(conflicts.isEmpty)
    #expect(catalog.schema(of: "OrderSoupIntent") == soup)
    #expect(catalog.schema(of: "INSendMessageIntent") == Catalog.siriKit.schema(of: "INSendMessageIntent"))
    #expect(catalog.intents.count == Catalog.siriKit.intents.count + 1)
    #expect(Catalog.siriKit.schema(of: "OrderSoupIntent") == nil)
    #expect(catalog.spokenField(ofObject: "SoupTopping")?.name == "called")
    let path = try #require(ParameterPath("topping.price", of: soup, in: catalog))
    #expect(path.filled.type == .money)
    #expect(ParameterPath("topping.price", of: soup, in: .siriKit) == nil)
  }

  @Test func whatAResolveMethodMayAnswerIsKnown() throws {
    let (catalog, _) = adding(entries)
    #expect(
      catalog.answers(toResolving: soup.parameters[0]) == [
        "success", "needsValue", "notRequired", "unsupported", "unsupported hot",
      ])
    let list = try #require(Catalog.siriKit.schema(of: "INAddTasksIntent")?.parameter("targetTaskList"))
    #expect(Catalog.siriKit.answers(toResolving: list).contains("confirmationRequired listShouldBeCreated"))
  }

  @Test func anEqualDefinitionIsSharedAndAnotherOneLeftOut() {
    let (once, _) = adding(entries)
    let (twice, none) = adding(entries, to: once)
    #expect(none.isEmpty && twice.intents.count == once.intents.count)
    var other = soup
    other.review = true
    var message = soup
    message.name = "INSendMessageIntent"
    let (left, conflicts) = adding(CatalogEntries(intents: [other, message]), to: once)
    #expect(conflicts == [.intent("OrderSoupIntent"), .intent("INSendMessageIntent")])
    #expect(left.schema(of: "OrderSoupIntent") == soup)
    #expect(left.schema(of: "INSendMessageIntent")?.domain == "Messaging")
  }

  @Test func aClassThatInheritsFromItselfHasAnEnd() {
    var thing = topping
    thing.name = "SoupThing"
    thing.superclass = "SoupTopping"
    let (catalog, _) = adding(CatalogEntries(objects: [topping, thing]))
    #expect(catalog.fields(ofObject: "SoupTopping").count == 4)
  }

  @Test func aCodeCarriesWhatItMeans() {
    #expect(soup.verdict(of: "success") == .goOn)
    #expect(soup.verdict(of: "outOfSoup") == .failed)
    #expect(soup.verdict(of: "closed") == .offerApp)
    #expect(soup.verdict(of: "ready") == .goOn, "no code of the schema, but a common name")
  }

  @Test(arguments: [
    ("ready", ResponseVerdict.goOn), ("success", .goOn), ("inProgress", .working),
    ("userConfirmationRequired", .askUser), ("continueInApp", .continueInApp), ("handleInApp", .handleInApp),
    ("failureRequiringAppLaunch", .offerApp), ("failureRequiringInAppAuthentication", .offerApp),
    ("failureAppConfigurationRequired", .offerApp), ("failure", .failed), ("unspecified", .failed), ("denied", .failed),
  ])
  func siriKitsCodesMeanTheSameEverywhere(_ code: String, _ verdict: ResponseVerdict) {
    for schema in Catalog.siriKit.intents where schema.codes.contains(where: { $0.name == code }) {
      #expect(schema.verdict(of: code) == verdict, "\(schema.name)")
    }
  }

  @Test func whatNobodySaysComesFromMapsOrTheSystem() {
    let origins = Dictionary(
      uniqueKeysWithValues: Catalog.siriKit.intents.compactMap { intent in intent.comesFrom.map { (intent.name, $0) } })
    let maps: Set<IntentName> = [
      "INListRideOptionsIntent", "INCancelRideIntent", "INSendRideFeedbackIntent", "INGetRestaurantGuestIntent",
      "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    ]
    let system: Set<IntentName> = ["INShareFocusStatusIntent", "INGetReservationDetailsIntent"]
    #expect(Set(origins.filter { $0.value == "Maps" }.keys) == maps)
    #expect(Set(origins.filter { $0.value == "the system" }.keys) == system)
    #expect(origins.count == maps.count + system.count)
    #expect(!Catalog.siriKit.isSpoken("INListRideOptionsIntent") && Catalog.siriKit.isSpoken("INRequestRideIntent"))
  }
}

import SimCatalog
import Testing

@Suite("The catalogue holds what the schema says")
struct CatalogTests {
  @Test func everyIntentIsFoundByItsName() {
    #expect(Catalog.siriKit.intents.count == 61)
    for schema in Catalog.siriKit.intents {
      #expect(Catalog.siriKit.schema(of: schema.name) == schema)
    }
    #expect(Catalog.siriKit.schema(of: "INUnheardOfIntent") == nil)
  }

  @Test(arguments: [
    ("INSendMessageIntent", ["recipients", "speakableGroupName", "content"]),
    ("INSendPaymentIntent", ["payee", "currencyAmount", "note"]),
    ("INRequestRideIntent", ["pickupLocation", "dropOffLocation", "rideOptionName", "partySize"]),
    (
      "INStartWorkoutIntent", ["workoutName", "goalValue", "workoutGoalUnitType", "workoutLocationType", "isOpenEnded"]
    ),
  ])
  func parametersStandInSirisOrder(_ name: String, _ first: [String]) throws {
    let schema = try #require(Catalog.siriKit.schema(of: IntentName(name)))
    #expect(Array(schema.parameters.map(\.name).prefix(first.count)) == first)
    #expect(schema.parameters.prefix(first.count).allSatisfy { $0.isResolvable })
  }

  @Test func resolvableParametersStandBeforeTheOthers() {
    for schema in Catalog.siriKit.intents {
      let flags = schema.parameters.map(\.isResolvable)
      #expect(flags == flags.filter { $0 } + flags.filter { !$0 }, "\(schema.name)")
    }
  }

  @Test func siriAsksBeforeWhatCostsOrSends() {
    let asked = Set(Catalog.siriKit.intents.filter(\.review).map(\.name.rawValue))
    #expect(
      asked == [
        "INSendMessageIntent", "INSendPaymentIntent", "INRequestPaymentIntent", "INRequestRideIntent",
        "INTransferMoneyIntent", "INPayBillIntent",
      ])
  }

  @Test func whatTouchesMoneyNeedsAnUnlockedDevice() {
    #expect(Catalog.siriKit.intents.filter { $0.domain == "Payments" }.allSatisfy { $0.alwaysNeedsUnlock })
    #expect(Catalog.siriKit.schema(of: "INRequestRideIntent")?.alwaysNeedsUnlock == true)
    #expect(Catalog.siriKit.schema(of: "INSendMessageIntent")?.alwaysNeedsUnlock == false)
  }

  @Test func everyCodeHasItsRawValue() throws {
    let schema = try #require(Catalog.siriKit.schema(of: "INSendMessageIntent"))
    #expect(schema.codes.first == ResponseCode("unspecified", 0))
    #expect(schema.codes.contains(ResponseCode("failureRequiringAppLaunch", 5)))
    for schema in Catalog.siriKit.intents {
      #expect(Set(schema.codes.map(\.rawValue)).count == schema.codes.count, "\(schema.name)")
    }
  }

  @Test func everyNamedTypeIsKnown() {
    let fields =
      Catalog.siriKit.intents.flatMap { $0.parameters + $0.responseFields } + Catalog.siriKit.objects.flatMap(\.fields)
    for field in fields {
      if case .enumeration(let name) = field.type {
        #expect(Catalog.siriKit.enumeration(named: name) != nil, "\(name) of \(field.name)")
      }
      if case .object(let name) = field.type, name.hasPrefix("IN"), name != "INMediaDestination" {
        #expect(Catalog.siriKit.object(named: name) != nil, "\(name) of \(field.name)")
      }
    }
  }
}

@Suite("Cases of enumerations and option sets are named")
struct EnumerationSchemaTests {
  @Test func aCaseHasOneName() throws {
    let attribute = try #require(Catalog.siriKit.enumeration(named: "INMessageAttribute"))
    #expect(attribute.rawValue(of: ["read"]) == 1)
    #expect(attribute.names(of: 1) == ["read"])
    #expect(attribute.rawValue(of: ["reed"]) == nil)
    #expect(attribute.names(of: 99) == [])
  }

  @Test func optionsAddUp() throws {
    let options = try #require(Catalog.siriKit.enumeration(named: "INMessageAttributeOptions"))
    #expect(options.rawValue(of: ["unread", "flagged"]) == 6)
    #expect(options.names(of: 6) == ["unread", "flagged"])
    #expect(options.rawValue(of: []) == 0)
  }

  @Test func reasonsHaveNames() throws {
    let reasons = try #require(Catalog.siriKit.enumeration(named: "INSendMessageRecipientUnsupportedReason"))
    #expect(reasons.names(of: 4) == ["noValidHandle"])
  }

  @Test func anObjectHasTheFieldsOfItsSuperclassFirst() {
    let names = Catalog.siriKit.fields(ofObject: "INRideDriver").map(\.name)
    #expect(names.contains("displayName") && names.last == "phoneNumber")
  }
}

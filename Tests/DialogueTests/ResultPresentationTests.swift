import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import Testing

@testable import SimDialogue

/// What is told of a response is data: an intent that arrives at run time is told like SiriKit's own.
@Suite struct ResultPresentationTests {
  private static let soups = IntentSchema(
    name: "FindSoupsIntent", domain: "Soup", handlingProtocol: "FindSoupsIntentHandling", parameters: [],
    codes: [ResponseCode("unspecified", 0), ResponseCode("success", 4), ResponseCode("served", 100, verdict: .goOn)],
    responseFields: [ParameterSchema(name: "soups", type: .object("Soup"), isList: true)], review: false,
    alwaysNeedsUnlock: false, introduced: "13.0",
    presentation: ResultPresentation(
      property: "soups", kind: .list, lines: "soups", label: "name",
      parts: [
        ResultPresentation.Part("name", of: ["name"]),
        ResultPresentation.Part("time", of: ["cooking.seconds"], style: .duration),
      ],
      variant: ResultPresentation.Variant(of: "size", except: ["unknown"]),
      next: ResultPresentation.Next(
        "OrderSoupIntent", by: .choice, fills: [ResultPresentation.Filling("soup", with: "name", identifier: "id")])))

  private static let order = IntentSchema(
    name: "OrderSoupIntent", domain: "Soup", handlingProtocol: "OrderSoupIntentHandling",
    parameters: [ParameterSchema(name: "soup", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"])],
    codes: [ResponseCode("success", 4)], responseFields: [], review: true, alwaysNeedsUnlock: false,
    introduced: "13.0")

  private static let lines = """
    soups.none: There is no soup today.
    soups.one: There is one soup.
    soups.count: There are {count} soups.
    soups.item: {name}, {time}.
    soups.item.large: A large {name}.
    soups.detail: {time}
    soups.rest: {count} others.
    review.OrderSoupIntent: Order {soup}?
    """

  @Test func sirikitsTellingsNamePropertiesParametersAndIntentsThatExist() throws {
    for schema in Catalog.siriKit.intents {
      guard let presentation = schema.presentation else { continue }
      let known: Set<String>
      if presentation.kind == .response {
        known = Set(schema.responseFields.map(\.name))
      } else {
        let types = try ([presentation.property] + presentation.also).map { name in
          try #require(schema.responseFields.first { $0.name == name }, "\(schema.name)").type
        }
        known = Set(types.flatMap(Self.fields))
      }
      if let limit = presentation.limit { #expect(DialogueRules().number(limit) != nil, "\(limit)") }
      guard presentation.kind != .count else { continue }
      var named = presentation.parts.flatMap(\.properties) + presentation.shared.map(\.property)
      named += presentation.carriesOver.map(\.property) + [presentation.variant?.property].compactMap { $0 }
      for filling in presentation.next?.fills ?? [] {
        named += [filling.property] + [filling.identifier].compactMap { $0 }
      }
      #expect(Set(named).subtracting(known).sorted() == [], "\(schema.name)")
      for carryOver in presentation.carriesOver {
        let other = try #require(Catalog.siriKit.schema(of: carryOver.intent), "\(carryOver.intent)")
        #expect(other.parameter(carryOver.parameter) != nil, "\(carryOver.parameter)")
      }
      guard let next = presentation.next else { continue }
      let other = try #require(Catalog.siriKit.schema(of: next.intent), "\(next.intent)")
      for name in next.keeps + next.fills.map(\.parameter) { #expect(other.parameter(name) != nil, "\(name)") }
    }
  }

  /// The properties of a class, and those of the objects that they hold: `balance.currencyCode`.
  private static func fields(of type: ParameterType) -> [String] {
    guard case .object(let name) = type else { return [] }
    return Catalog.siriKit.fields(ofObject: name).flatMap { field -> [String] in
      guard case .object(let inner) = field.type else { return [field.name] }
      return [field.name] + Catalog.siriKit.fields(ofObject: inner).map { "\(field.name).\($0.name)" }
    }
  }

  private func talk(_ intents: [IntentName], _ found: [Value], code: String = "success") throws -> Talk {
    let app = InstalledApp(identifier: "chef", displayNames: ["": "Soup Chef"], intents: intents)
    let request = Messenger.request("FindSoupsIntent", app: "chef")
    var conflicts: [CatalogConflict] = []
    let catalog = Catalog.siriKit.adding(CatalogEntries(intents: [Self.soups, Self.order]), conflicts: &conflicts)
    var diagnostics: [Diagnostic] = []
    let lines = AppLines(
      app: "chef", files: [("Siri.lines", Self.lines)], catalog: catalog, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let setting = Messenger.setting(apps: [app])
    var talk = try Talk(setting, TaughtUnderstander(requests: ["go": request]))
    talk.conversation = Conversation(
      setting: setting, understander: TaughtUnderstander(requests: ["go": request]),
      lines: try SiriData.catalogue("en"),
      catalog: catalog)
    talk.conversation.use(lines)
    talk.handler = { call in
      switch call.method {
      case .resolve(let name): call.intent[name].map { .results(.success($0)) } ?? .results(.notRequired)
      case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm: .code("ready")
      case .handle, .perform: .code(code, [Field(name: "soups", value: .list(found))])
      }
    }
    return talk
  }

  private static func soup(_ name: String, _ seconds: Int, _ size: String) -> Value {
    let cooking = ObjectValue(type: "Cooking", fields: [Field(name: "seconds", value: .integer(seconds))])
    return .object(
      ObjectValue(
        type: "Soup",
        fields: [
          Field(name: "name", value: .string(name)), Field(name: "id", value: .string("s-\(name)")),
          Field(name: "cooking", value: .object(cooking)),
          Field(name: "size", value: .enumeration(EnumerationValue(type: "Size", cases: [size]))),
        ]))
  }

  private static let two = [soup("Ramen", 600, "large"), soup("Borscht", 4200, "unknown")]

  @Test func whatIsFoundIsPresentedByTheCodesVerdictWhateverItsName() throws {
    var talk = try talk(["FindSoupsIntent", "OrderSoupIntent"], Self.two, code: "served")
    #expect(talk("go").suffix(3) == ["There are 2 soups.", "1. Ramen  10 min", "2. Borscht  1 h 10 min"])
  }

  @Test func aListOfACustomIntentIsChosenFromAndOrdered() throws {
    var talk = try talk(["FindSoupsIntent", "OrderSoupIntent"], Self.two)
    #expect(
      talk("go").suffix(3) == ["There are 2 soups.", "1. Ramen  10 min", "2. Borscht  1 h 10 min"])
    #expect(talk("the second one").contains("Order Borscht?"))
    let term = SpeakableString(spokenPhrase: "Borscht", vocabularyIdentifier: "s-Borscht")
    #expect(talk("yes").contains("- handle = success"))
    #expect(talk.calls.last?.intent["soup"] == .speakable(term))
  }

  @Test func withoutTheOtherIntentItIsShownOrReadOut() throws {
    var shown = try talk(["FindSoupsIntent"], Self.two)
    #expect(shown("go").suffix(3) == ["There are 2 soups.", "| Ramen  10 min", "| Borscht  1 h 10 min"])
    #expect(shown.conversation.expectation == .nothing)
    var spoken = try talk(["FindSoupsIntent"], Self.two)
    _ = spoken.happens(.headphones(connected: true))
    #expect(spoken("go").suffix(3) == ["There are 2 soups.", "A large Ramen.", "Borscht, 1 h 10 min."])
  }

  @Test func noneAndOneHaveTheirOwnWordsAndManyAreCut() throws {
    var none = try talk(["FindSoupsIntent"], [])
    #expect(none("go").last == "There is no soup today.")
    var one = try talk(["FindSoupsIntent"], [Self.soup("Ramen", 5, "large")])
    #expect(one("go").suffix(2) == ["There is one soup.", "| Ramen  5 s"])
    var many = try talk(["FindSoupsIntent"], (1...12).map { Self.soup("Soup \($0)", 60, "small") })
    #expect(many("go").last == "2 others.")
  }

  @Test func whatHasNoLinesIsNamedAndNothingTraps() throws {
    var talk = try talk(["FindSoupsIntent"], [.string("no object"), .object(ObjectValue(type: "Soup"))])
    #expect(talk("go").contains("There is one soup."))
  }

  // MARK: The response itself, and elements of several kinds

  /// What an app answers to one of SiriKit's own intents.
  private func answer(_ intent: IntentName, _ fields: [Field]) throws -> [String] {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Quokka"], intents: [intent])
    let setting = Messenger.setting(apps: [app])
    var talk = try Talk(
      setting, TaughtUnderstander(requests: ["go": Messenger.request(intent, app: "app")]))
    talk.handler = { call in
      switch call.method {
      case .resolve, .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm: .code("ready")
      case .handle, .perform: .code("success", fields)
      }
    }
    return talk("go").filter { !$0.hasPrefix("-") }
  }

  private static func object(_ type: String, _ fields: [String: Value]) -> Value {
    .object(
      ObjectValue(type: type, fields: fields.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }))
  }

  private static func name(_ text: String) -> Value { .speakable(SpeakableString(spokenPhrase: text)) }

  @Test func whatIsSoOrNotHasALineOfItsOwn() throws {
    let locked = try answer("INGetCarLockStatusIntent", [Field(name: "locked", value: .boolean(true))])
    #expect(locked == ["Your car is locked."])
    let open = try answer("INGetCarLockStatusIntent", [Field(name: "locked", value: .boolean(false))])
    #expect(open == ["Your car is unlocked."])
    #expect(try answer("INGetCarLockStatusIntent", []) == ["Here's what Quokka says of your car."])
  }

  @Test func aShareIsPresentedInPerCentAndMinutesAsADuration() throws {
    let fields = [
      Field(name: "chargePercentRemaining", value: .double(0.8)), Field(name: "charging", value: .boolean(true)),
      Field(name: "minutesToFull", value: .integer(70)),
    ]
    #expect(
      try answer("INGetCarPowerLevelStatusIntent", fields)
        == [
          "Your car is at 80% and charging. It will be full in 1 h 10 min.", "| Charge  80%", "| Full in  1 h 10 min",
        ])
    let fuel = [Field(name: "fuelPercentRemaining", value: .double(40))]
    #expect(
      try answer("INGetCarPowerLevelStatusIntent", fuel) == ["Your car has 40% of its fuel.", "| Fuel  40%"])
  }

  @Test func notesListsAndTasksAreToldTogether() throws {
    let words = Self.object("INTextNoteContent", ["text": .string("4471")])
    let note = Self.object("INNote", ["title": Self.name("Door"), "contents": .list([words])])
    let task = Self.object("INTask", ["title": Self.name("bread")])
    let list = Self.object("INTaskList", ["title": Self.name("Shop"), "tasks": .list([task])])
    let found = [
      Field(name: "notes", value: .list([note])), Field(name: "taskLists", value: .list([list])),
      Field(name: "tasks", value: .list([task])),
    ]
    #expect(
      try answer("INSearchForNotebookItemsIntent", found)
        == ["I found 3 in Quokka.", "| Door  4471", "| Shop  bread", "| bread  –"])
    #expect(
      try answer("INSearchForNotebookItemsIntent", [Field(name: "notes", value: .list([note]))])
        == ["Your note \"Door\" says: 4471", "| Note  Door", "| Text  4471"])
    #expect(try answer("INSearchForNotebookItemsIntent", []) == ["There's nothing like that in Quokka."])
  }
}

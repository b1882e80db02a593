package import SimCatalog
import SimShortcuts
import SimText

/// Something that synthetic users do in an app, and what the app donates when they do.
package struct SyntheticAction: Sendable {
  /// The app's identifier.
  package var app: String
  /// What the user means by it: the shortcut that would save them the way into the app. Values that change from one time to the
  /// next have no part in it.
  package var intended: Shortcut
  /// Parameters that are filled with anything at all.
  var loose: [String: [String]] = [:]
  /// How often those are filled.
  var looseness = 1.0

  /// What the app donates this time.
  func donation(number: Int, by generator: inout SeededNumbers) -> ShortcutChange.What {
    switch intended {
    case .intent(var intent, _):
      for name in loose.keys.sorted() where generator.happens(looseness) {
        let values = loose[name] ?? []
        intent[name] = .string(values[generator.number(0...values.count - 1)])
      }
      return .submitted(
        .donated(
          Donation(
            identifier: "donation-\(number)",
            interaction: Interaction(intent: intent, response: nil, status: "success"))))
    case .activity(var activity):
      // Where the reader has scrolled to is nothing that the app requires.
      if activity.requiredKeys != nil {
        activity.activity.userInfo.append(UserInfoEntry(key: "scrolled", value: String(generator.number(0...5000))))
      }
      return .submitted(.activity(activity))
    }
  }

  /// Whether a shortcut is the one that the user means.
  package func isMeant(by shortcut: Shortcut, of app: String) -> Bool {
    guard app == self.app else { return false }
    switch (intended, shortcut) {
    case (.intent(let intended, _), .intent(let intent, _)):
      return intended.name == intent.name && Set(intended.parameters) == Set(intent.parameters)
    case (.activity(let intended), .activity(let activity)):
      func required(_ activity: DonatedActivity) -> [UserInfoEntry] {
        activity.activity.userInfo.filter { intended.requiredKeys?.contains($0.key) ?? true }
      }
      return intended.activity.activityType == activity.activity.activityType
        && required(intended) == required(activity)
    case (.intent, .activity), (.activity, .intent): return false
    }
  }
}

/// The apps of synthetic users: intents of their own with several combinations, SiriKit's, and activities.
package enum SyntheticApps {
  /// SiriKit's intents and those that the apps define.
  package static let catalog: Catalog = {
    var conflicts: [CatalogConflict] = []
    let catalog = Catalog.siriKit.adding(CatalogEntries(intents: intents), conflicts: &conflicts)
    precondition(conflicts.isEmpty)
    return catalog
  }()

  private static let intents: [IntentSchema] = [
    intent("OrderSoupIntent", [["soup", "toppings", "quantity"], ["soup", "toppings"], ["soup"], []]),
    intent("OrderCoffeeIntent", [["drink", "size"], ["drink"]]),
    intent("SetSceneIntent", [["scene", "room"]]),
    intent("NextDepartureIntent", [["stop", "line"], ["stop"]]),
    intent("PlayShowIntent", [["show"]]),
    intent("PayParkingIntent", [["zone", "minutes"], ["zone"]], inBackground: false),
    intent("ReorderIntent", [["list"]]),
    intent("StartBrewIntent", [["kind"]]),
  ]

  private static func intent(_ name: IntentName, _ types: [[String]], inBackground: Bool = true) -> IntentSchema {
    IntentSchema(
      name: name, domain: "Custom", handlingProtocol: nil,
      parameters: Array(Set(types.joined())).sorted().map { ParameterSchema(name: $0, type: .string) }, codes: [],
      responseFields: [], review: false, alwaysNeedsUnlock: false, isCustom: true,
      shortcutTypes: types.map { ShortcutType(parameters: $0, runsInBackground: inBackground) }, introduced: "12.0")
  }

  /// All that can be done in the apps.
  package static let actions: [SyntheticAction] = [
    act("soups", "OrderSoupIntent", ["soup": "tomato", "toppings": "croutons"], ["quantity": ["1", "2", "3"]], 0.7),
    act("soups", "OrderSoupIntent", ["soup": "tomato"], ["toppings": ["croutons", "cheese", "cream", "basil"]]),
    act("soups", "OrderSoupIntent", ["soup": "chowder", "toppings": "crackers"], ["quantity": ["1", "2"]], 0.3),
    act("soups", "OrderSoupIntent", ["soup": "lentil"]),
    act("coffee", "OrderCoffeeIntent", ["drink": "flat white", "size": "large"]),
    act("coffee", "OrderCoffeeIntent", ["drink": "espresso"], ["size": ["small", "medium", "large"]]),
    act("coffee", "OrderCoffeeIntent", ["drink": "tea", "size": "small"]),
    act("lights", "SetSceneIntent", ["scene": "morning", "room": "bedroom"]),
    act("lights", "SetSceneIntent", ["scene": "film", "room": "living room"]),
    act("lights", "SetSceneIntent", ["scene": "night", "room": "bedroom"]),
    act("buses", "NextDepartureIntent", ["stop": "Market Street"], ["line": ["4", "7", "12", "N2"]]),
    act("buses", "NextDepartureIntent", ["stop": "Harbour", "line": "4"]),
    act("shows", "PlayShowIntent", ["show": "The Morning"], ["speed": ["1", "1.5", "2"]]),
    act("shows", "PlayShowIntent", ["show": "Old Empires"], ["speed": ["1", "1.5", "2"]]),
    act("shows", "PlayShowIntent", ["show": "Two Fools"]),
    act("parking", "PayParkingIntent", ["zone": "12"], ["minutes": ["15", "30", "60", "90", "120"]]),
    act("parking", "PayParkingIntent", ["zone": "3", "minutes": "60"]),
    act("groceries", "ReorderIntent", ["list": "weekly"]),
    act("kettle", "StartBrewIntent", ["kind": "green"]),
    siriKit("fitness", "INStartWorkoutIntent", "workoutName", .speakable(SpeakableString(spokenPhrase: "run"))),
    siriKit("fitness", "INStartWorkoutIntent", "workoutName", .speakable(SpeakableString(spokenPhrase: "yoga"))),
    siriKit("chat", "INSendMessageIntent", "recipients", .list([.person(Person(displayName: "Mum"))])),
    siriKit("chat", "INSendMessageIntent", "recipients", .list([.person(Person(displayName: "Team"))])),
    activity("reader", "reader.section", ["section": "politics"], required: ["section"]),
    activity("reader", "reader.section", ["section": "sport"], required: ["section"]),
    activity("reader", "reader.section", ["section": "science"], required: ["section"]),
    activity("bank", "bank.machines"),
    activity("bank", "bank.balance"),
    activity("notes", "notes.new", ["folder": "shopping"]),
    activity("notes", "notes.new", ["folder": "journal"]),
  ]

  private static func act(
    _ app: String, _ name: IntentName, _ values: [String: String], _ loose: [String: [String]] = [:],
    _ looseness: Double = 1
  ) -> SyntheticAction {
    let fields = values.keys.sorted().map { Field(name: $0, value: .string(values[$0] ?? "")) }
    return SyntheticAction(
      app: app, intended: .intent(FilledIntent(name: name, parameters: fields), suggestedPhrase: nil), loose: loose,
      looseness: looseness)
  }

  private static func siriKit(_ app: String, _ name: IntentName, _ parameter: String, _ value: Value)
    -> SyntheticAction
  {
    let intent = FilledIntent(name: name, parameters: [Field(name: parameter, value: value)])
    return SyntheticAction(app: app, intended: .intent(intent, suggestedPhrase: nil))
  }

  private static func activity(
    _ app: String, _ type: String, _ userInfo: [String: String] = [:], required: [String]? = nil
  ) -> SyntheticAction {
    let entries = userInfo.keys.sorted().map { UserInfoEntry(key: $0, value: userInfo[$0] ?? "") }
    return SyntheticAction(
      app: app,
      intended: .activity(
        DonatedActivity(
          activity: UserActivity(activityType: type, title: type, userInfo: entries), requiredKeys: required,
          isEligibleForSearch: true, isEligibleForPrediction: true)))
  }
}

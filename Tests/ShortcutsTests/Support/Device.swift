import SimCatalog

@testable import SimShortcuts

/// A phone on which apps donate, told as it happens.
struct Device {
  var memory = ShortcutMemory()
  var place: Place?
  var now = CivilDateTime(year: 2026, month: 11, day: 2)
  private var number = 0

  /// The moments of the week of Monday, 2 November 2026, and of the weeks after it.
  static func time(_ day: String, _ hour: Int, _ minute: Int = 0, week: Int = 0) -> CivilDateTime {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    var time = CivilDateTime(dayNumber: 20_759 + 7 * week + (days.firstIndex(of: day) ?? 0))
    (time.hour, time.minute) = (hour, minute)
    return time
  }

  /// The soup shop donates.
  mutating func donate(_ intent: FilledIntent, identifier: String? = nil) {
    donate("soups", intent, identifier: identifier)
  }

  mutating func donate(_ app: String, _ intent: FilledIntent, group: String? = nil, identifier: String? = nil) {
    number += 1
    hand(
      app,
      .donated(
        Donation(
          identifier: identifier ?? "donation \(number)", groupIdentifier: group,
          interaction: Interaction(intent: intent, response: nil, status: "success"))))
  }

  mutating func hand(_ app: String, _ what: ShortcutSubmission) {
    memory.apply(ShortcutChange(app: app, moment: moment, what: .submitted(what)))
  }

  var moment: DonationMoment { DonationMoment(time: now, place: place) }

  func suggestions(_ time: CivilDateTime, place: Place? = nil, limit: Int = 3, installed: Set<String>? = nil)
    -> [Suggestion]
  {
    Suggester(catalog: Soups.catalog)
      .suggestions(
        from: memory.donations, at: DonationMoment(time: time, place: place), limit: limit, installed: installed)
  }
}

/// The intents of a soup shop.
enum Soups {
  static let catalog: Catalog = {
    var conflicts: [CatalogConflict] = []
    return Catalog.siriKit.adding(CatalogEntries(intents: [order, hidden]), conflicts: &conflicts)
  }()

  private static let order = intent(
    "OrderSoupIntent", types: [["soup", "toppings", "quantity"], ["soup", "toppings"], ["soup"]])
  private static var hidden: IntentSchema {
    var schema = intent("CleanPotsIntent", types: [[]])
    schema.isSuggested = false
    return schema
  }

  static func intent(_ name: IntentName, types: [[String]]?, inBackground: Bool = true) -> IntentSchema {
    IntentSchema(
      name: name, domain: "Custom", handlingProtocol: nil,
      parameters: Set((types ?? []).joined()).sorted().map { ParameterSchema(name: $0, type: .string) }, codes: [],
      responseFields: [], review: false, alwaysNeedsUnlock: false, isCustom: true,
      shortcutTypes: types?.map { ShortcutType(parameters: $0, runsInBackground: inBackground) }, introduced: "12.0")
  }

  static func order(_ soup: String, _ toppings: String? = nil, quantity: Int? = nil) -> FilledIntent {
    var intent = FilledIntent(name: "OrderSoupIntent", parameters: [Field(name: "soup", value: .string(soup))])
    if let toppings { intent["toppings"] = .string(toppings) }
    if let quantity { intent["quantity"] = .integer(quantity) }
    return intent
  }
}

extension Suggestion {
  /// `tomato with croutons`, `reader: sport`.
  var words: String {
    switch shortcut {
    case .intent(let intent, _):
      intent.parameters.map { if case .string(let text) = $0.value { text } else { "\($0.value)" } }
        .joined(separator: " with ")
    case .activity(let activity):
      ([activity.activity.activityType] + activity.activity.userInfo.map(\.value)).joined(separator: ": ")
    }
  }
}

/// An activity that may be suggested.
func activity(
  _ type: String, _ userInfo: [String: String] = [:], required: [String]? = nil, identifier: String? = nil,
  item: String? = nil, search: Bool = true, prediction: Bool = true
) -> DonatedActivity {
  DonatedActivity(
    activity: UserActivity(
      activityType: type, title: type,
      userInfo: userInfo.keys.sorted().map { UserInfoEntry(key: $0, value: userInfo[$0] ?? "") }),
    requiredKeys: required, persistentIdentifier: identifier, relatedItem: item, isEligibleForSearch: search,
    isEligibleForPrediction: prediction)
}

import SimCatalog
import SimDonationStore
import SimShortcuts
import TestPrograms

/// A session with a store: what happens is applied to its memory and kept.
final class Phone {
  var memory = ShortcutMemory()
  var troubles: [StoreTrouble] = []
  let store: DonationStore

  init(_ path: String, session: String = "1") {
    store = DonationStore(path: path, session: session, into: &memory, troubles: &troubles)
  }

  /// An app hands something over.
  func hand(_ what: ShortcutSubmission..., app: String = "soups", place: Place? = nil, day: Int = 2) {
    change(what.map { .submitted($0) }, app: app, place: place, day: day)
  }

  /// The user adds shortcuts and removes some.
  func change(_ what: [ShortcutChange.What], app: String = "soups", place: Place? = nil, day: Int = 2) {
    let moment = DonationMoment(
      time: CivilDateTime(year: 2026, month: 11, day: day, hour: 12, minute: 10, second: 1), place: place)
    let changes = what.map { ShortcutChange(app: app, moment: moment, what: $0) }
    for change in changes { memory.apply(change) }
    if let trouble = store.keep(changes) { troubles.append(trouble) }
  }

  var identifiers: [String] { memory.identifiers }
}

extension ShortcutMemory {
  /// The donations' identifiers, oldest first.
  var identifiers: [String] {
    donations.entries.map { entry in
      switch entry.donated {
      case .intent(let donation): donation.identifier
      case .activity(let activity): activity.persistentIdentifier ?? activity.activity.activityType
      }
    }
  }
}

func soup(_ name: String) -> FilledIntent {
  FilledIntent(name: "OrderSoupIntent", parameters: [Field(name: "soup", value: .string(name))])
}

func donated(_ identifier: String, _ name: String = "tomato", group: String? = nil, time: DateRange? = nil)
  -> ShortcutSubmission
{
  .donated(
    Donation(
      identifier: identifier, groupIdentifier: group,
      interaction: Interaction(intent: soup(name), response: nil, status: "success"), suggestedPhrase: "soup time",
      time: time))
}

func activity(_ identifier: String, item: String? = nil, text: String = "1") -> ShortcutSubmission {
  .activity(
    DonatedActivity(
      activity: UserActivity(
        activityType: "menu", title: "The menu", userInfo: [UserInfoEntry(key: "page", value: text)]),
      requiredKeys: ["page"], persistentIdentifier: identifier, relatedItem: item, isEligibleForSearch: true,
      isEligibleForPrediction: true))
}

func added(_ identifier: String, _ phrase: String) -> ShortcutChange.What {
  .added(
    VoiceShortcut(
      identifier: identifier, app: "soups", phrase: phrase, shortcut: .intent(soup("tomato"), suggestedPhrase: nil),
      askedEachTime: ["toppings", "quantity"]))
}

/// What an app's program submits to the system without being asked, at any time: its vocabulary, its donations and shortcuts,
/// updates of a status.
public enum AppSubmission: Hashable, Sendable {
  /// All terms of a type, the most important first; they replace the earlier ones (INVocabulary).
  case vocabulary(VocabularyStringType, terms: [SpeakableString])
  /// The terms of all types are removed.
  case vocabularyRemoved
  /// The values that its App Shortcuts' phrases know; they replace the earlier ones (`updateAppShortcutParameters()`).
  case phraseValues([PhraseValues])
  /// A donation, an activity or a list of shortcuts.
  case memory(ShortcutSubmission)
  /// A new response from a handler that Siri observes: a ride's progress (startSendingUpdates).
  case update(IntentName, IntentResponse)
  /// The app's code called something that only works on a phone.
  case notice(ProgramNotice)
}

/// What an app submits for suggestions: donations, activities and shortcuts.
public enum ShortcutSubmission: Hashable, Sendable {
  /// Something was done that may be suggested again (INInteraction.donate).
  case donated(Donation)
  case donationsDeleted(DonationSelection)
  /// The current activity in the app (NSUserActivity.becomeCurrent).
  case activity(DonatedActivity)
  /// Activities by their persistent identifiers; nil for all of the app's.
  case activitiesDeleted(identifiers: [String]?)
  /// Items of the device's search are removed, and with them the activities about them (relatedUniqueIdentifier); nil
  /// for all of the app's (CSSearchableIndex).
  case itemsDeleted(identifiers: [String]?)
  /// The shortcuts that the app suggests to add; they replace the earlier ones (INVoiceShortcutCenter).
  case suggested([Shortcut])
  /// The shortcuts that are useful in certain circumstances; they replace the earlier ones (INRelevantShortcutStore).
  case relevant([RelevantShortcut])
  /// The media that the app expects to be played next, the likeliest first; they replace the earlier ones
  /// (INUpcomingMediaManager).
  case upcomingMedia([FilledIntent])
}

/// A donated interaction.
public struct Donation: Hashable, Sendable {
  /// The donation's identifier, by which it can be deleted.
  public var identifier: String
  /// The group with which it can be deleted; nil for none.
  public var groupIdentifier: String?
  /// The intent with its response.
  public var interaction: Interaction
  /// An INInteractionDirection: unspecified, outgoing or incoming.
  public var direction: String
  /// The phrase that the app suggests for it (INIntent.suggestedInvocationPhrase).
  public var suggestedPhrase: String?
  /// When it happened, according to the app; nil for the time of the donation.
  public var time: DateRange?

  /// A donation; by default it happened when it is donated.
  public init(
    identifier: String, groupIdentifier: String? = nil, interaction: Interaction, direction: String = "unspecified",
    suggestedPhrase: String? = nil, time: DateRange? = nil
  ) {
    self.identifier = identifier
    self.groupIdentifier = groupIdentifier
    self.interaction = interaction
    self.direction = direction
    self.suggestedPhrase = suggestedPhrase
    self.time = time
  }
}

/// Which donations are deleted.
public enum DonationSelection: Hashable, Sendable {
  case all
  case identifiers([String])
  case group(String)
  /// Those of an intent, those with an entity, or both (IntentDonationMatchingPredicate).
  case about(DonationSubject)
}

/// What donations may have in common.
public struct DonationSubject: Hashable, Sendable {
  /// An entity of the app's.
  public struct Entity: Hashable, Sendable {
    /// Its type.
    public var type: String
    /// Its identifier among those of the type.
    public var identifier: String

    /// An entity of a type.
    public init(type: String, identifier: String) {
      self.type = type
      self.identifier = identifier
    }
  }

  /// Nil for any.
  public var intent: IntentName?
  /// An entity in one of the intent's parameters, alone or among others; nil for any.
  public var entity: Entity?

  /// Donations of an intent, with an entity.
  public init(intent: IntentName? = nil, entity: Entity? = nil) {
    self.intent = intent
    self.entity = entity
  }

  /// Whether a donated intent is selected.
  public func takesIn(_ donated: FilledIntent) -> Bool {
    if let intent, donated.name != intent { return false }
    guard let entity else { return true }
    return donated.parameters.contains { field in
      field.value.elements.contains { value in
        guard case .object(let object) = value else { return false }
        return object.type == entity.type && object["identifier"] == .string(entity.identifier)
      }
    }
  }
}

/// An activity, with what lets it be found, suggested and said.
public struct DonatedActivity: Hashable, Sendable {
  /// The activity itself.
  public var activity: UserActivity
  /// The keys of its userInfo that identify it, sorted; nil when the app names none.
  public var requiredKeys: [String]?
  /// The identifier by which the activity can be deleted; nil for none.
  public var persistentIdentifier: String?
  /// The line below its title; nil for none.
  public var subtitle: String?
  /// The item of the device's search that it is about, with which it goes (relatedUniqueIdentifier); nil for none.
  public var relatedItem: String?
  /// The phrase that the app suggests for it.
  public var suggestedPhrase: String?
  /// Sorted.
  public var keywords: [String]
  /// A page with the same contents; nil for none.
  public var webpage: String?
  /// Whether it may continue on another device.
  public var isEligibleForHandoff: Bool
  /// Whether a search on the device finds it.
  public var isEligibleForSearch: Bool
  /// Whether Siri may suggest it.
  public var isEligibleForPrediction: Bool

  /// An activity; by default it may only be handed off.
  public init(
    activity: UserActivity, requiredKeys: [String]? = nil, persistentIdentifier: String? = nil,
    subtitle: String? = nil, relatedItem: String? = nil, suggestedPhrase: String? = nil, keywords: [String] = [],
    webpage: String? = nil, isEligibleForHandoff: Bool = true,
    isEligibleForSearch: Bool = false, isEligibleForPrediction: Bool = false
  ) {
    self.activity = activity
    self.requiredKeys = requiredKeys
    self.persistentIdentifier = persistentIdentifier
    self.subtitle = subtitle
    self.relatedItem = relatedItem
    self.suggestedPhrase = suggestedPhrase
    self.keywords = keywords
    self.webpage = webpage
    self.isEligibleForHandoff = isEligibleForHandoff
    self.isEligibleForSearch = isEligibleForSearch
    self.isEligibleForPrediction = isEligibleForPrediction
  }
}

/// What the user can start by a phrase (INShortcut).
public enum Shortcut: Hashable, Sendable {
  case intent(FilledIntent, suggestedPhrase: String?)
  case activity(DonatedActivity)

  /// The phrase that the app suggests for it.
  public var suggestedPhrase: String? {
    switch self {
    case .intent(_, let phrase): phrase
    case .activity(let activity): activity.suggestedPhrase
    }
  }

  /// Whether both start the same: an intent with the same values, an activity with the same required userInfo.
  public func startsTheSame(as other: Shortcut) -> Bool {
    switch (self, other) {
    case (.intent(let one, _), .intent(let two, _)):
      one.name == two.name && Set(one.parameters) == Set(two.parameters)
    case (.activity(let one), .activity(let two)): one.isSame(as: two)
    case (.intent, .activity), (.activity, .intent): false
    }
  }
}

extension DonatedActivity {
  /// Whether suggestions treat both as the same: by type and the values of the required keys, or the whole userInfo
  /// where none is required (behaviour.md e.2).
  public func isSame(as other: DonatedActivity) -> Bool {
    activity.activityType == other.activity.activityType && Set(requiredKeys ?? []) == Set(other.requiredKeys ?? [])
      && Set(identity) == Set(other.identity)
  }

  /// The part of userInfo that identifies it.
  public var identity: [UserInfoEntry] {
    guard let requiredKeys, !requiredKeys.isEmpty else { return activity.userInfo }
    return activity.userInfo.filter { requiredKeys.contains($0.key) }
  }
}

/// A shortcut with the circumstances in which it is useful.
public struct RelevantShortcut: Hashable, Sendable {
  /// What is started.
  public var shortcut: Shortcut
  /// An INRelevantShortcutRole: action or information.
  public var role: String
  /// When and where it is useful; none for always.
  public var circumstances: [Circumstance]
  /// The title of its card; nil for the shortcut's own.
  public var cardTitle: String?
  /// The line below the title.
  public var cardSubtitle: String?
  /// The widget that it belongs to; nil for none.
  public var widgetKind: String?

  /// A shortcut that is useful at any time and place.
  public init(
    shortcut: Shortcut, role: String = "action", circumstances: [Circumstance] = [], cardTitle: String? = nil,
    cardSubtitle: String? = nil, widgetKind: String? = nil
  ) {
    self.shortcut = shortcut
    self.role = role
    self.circumstances = circumstances
    self.cardTitle = cardTitle
    self.cardSubtitle = cardSubtitle
    self.widgetKind = widgetKind
  }
}

/// When a shortcut is useful (INRelevanceProvider).
public enum Circumstance: Hashable, Sendable {
  case time(DateRange)
  /// Within a distance of a place.
  case near(Place, metres: Double)
  /// A part of the user's day, by the name of its INDailyRoutineRelevanceProvider.Situation: morning, work, gym …
  case routine(String)
}

import SimCatalog
import SimText

extension AppSubmission: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "vocabulary": self = .vocabulary(try payload.required("type"), terms: try payload.optional("terms") ?? [])
    case "vocabularyRemoved": self = .vocabularyRemoved
    case "phraseValues": self = .phraseValues(try [PhraseValues](wire: payload))
    case "update": self = .update(try payload.required("intent"), try payload.required("response"))
    case "notice": self = .notice(try ProgramNotice(wire: payload))
    default: self = .memory(try ShortcutSubmission(wire: wire))
    }
  }

  var wire: JSONValue {
    switch self {
    case .vocabulary(let type, let terms): .tagged("vocabulary", .record(("type", type), ("terms", terms.ifAny)))
    case .vocabularyRemoved: .tagged("vocabularyRemoved")
    case .phraseValues(let values): .tagged("phraseValues", values)
    case .memory(let what): what.wire
    case .update(let intent, let response): .tagged("update", .record(("intent", intent), ("response", response)))
    case .notice(let notice): .tagged("notice", notice)
    }
  }
}

extension PhraseValues: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      intent: try wire.required("intent"), parameter: try wire.required("parameter"),
      values: try wire.optional("values") ?? [])
  }

  var wire: JSONValue { .record(("intent", intent), ("parameter", parameter), ("values", values.ifAny)) }
}

extension ShortcutSubmission: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "donation": self = .donated(try Donation(wire: payload))
    case "donationsDeleted": self = .donationsDeleted(try DonationSelection(wire: payload))
    case "currentActivity": self = .activity(try DonatedActivity(wire: payload))
    case "activitiesDeleted": self = .activitiesDeleted(identifiers: try payload.optional("identifiers"))
    case "itemsDeleted": self = .itemsDeleted(identifiers: try payload.optional("identifiers"))
    case "shortcutSuggestions": self = .suggested(try [Shortcut](wire: payload))
    case "relevantShortcuts": self = .relevant(try [RelevantShortcut](wire: payload))
    case "upcomingMedia": self = .upcomingMedia(try [FilledIntent](wire: payload))
    default: throw WireError("nothing is handed over as '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .donated(let donation): .tagged("donation", donation)
    case .donationsDeleted(let selection): .tagged("donationsDeleted", selection)
    case .activity(let activity): .tagged("currentActivity", activity)
    case .activitiesDeleted(let identifiers): .tagged("activitiesDeleted", .record(("identifiers", identifiers)))
    case .itemsDeleted(let identifiers): .tagged("itemsDeleted", .record(("identifiers", identifiers)))
    case .suggested(let shortcuts): .tagged("shortcutSuggestions", shortcuts)
    case .relevant(let shortcuts): .tagged("relevantShortcuts", shortcuts)
    case .upcomingMedia(let intents): .tagged("upcomingMedia", intents)
    }
  }
}

extension ProgramNotice: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      symbol: try wire.required("symbol"), happens: try wire.required("happens"), place: try wire.optional("place"))
  }

  var wire: JSONValue { .record(("symbol", symbol), ("happens", happens), ("place", place)) }
}

extension Donation: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      identifier: try wire.required("identifier"), groupIdentifier: try wire.optional("groupIdentifier"),
      interaction: try wire.required("interaction"), direction: try wire.required("direction"),
      suggestedPhrase: try wire.optional("suggestedPhrase"), time: try wire.optional("time"))
  }

  var wire: JSONValue {
    .record(
      ("identifier", identifier), ("groupIdentifier", groupIdentifier), ("interaction", interaction),
      ("direction", direction), ("suggestedPhrase", suggestedPhrase), ("time", time))
  }
}

extension DonationSelection: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "all": self = .all
    case "identifiers": self = .identifiers(try [String](wire: payload))
    case "group": self = .group(try String(wire: payload))
    case "about": self = .about(try DonationSubject(wire: payload))
    default: throw WireError("there is no selection of donations '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .all: .tagged("all")
    case .identifiers(let identifiers): .tagged("identifiers", identifiers)
    case .group(let group): .tagged("group", group)
    case .about(let subject): .tagged("about", subject)
    }
  }
}

extension DonationSubject: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(intent: try wire.optional("intent"), entity: try wire.optional("entity"))
  }

  var wire: JSONValue { .record(("intent", intent), ("entity", entity)) }
}

extension DonationSubject.Entity: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(type: try wire.required("type"), identifier: try wire.required("identifier"))
  }

  var wire: JSONValue { .record(("type", type), ("identifier", identifier)) }
}

extension DonatedActivity: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      activity: try wire.required("activity"), requiredKeys: try wire.optional("requiredKeys"),
      persistentIdentifier: try wire.optional("persistentIdentifier"),
      subtitle: try wire.optional("subtitle"), relatedItem: try wire.optional("relatedItem"),
      suggestedPhrase: try wire.optional("suggestedPhrase"),
      keywords: try wire.optional("keywords") ?? [],
      webpage: try wire.optional("webpage"), isEligibleForHandoff: try wire.required("handoff"),
      isEligibleForSearch: try wire.required("search"), isEligibleForPrediction: try wire.required("prediction"))
  }

  var wire: JSONValue {
    .record(
      ("activity", activity), ("requiredKeys", requiredKeys), ("persistentIdentifier", persistentIdentifier),
      ("subtitle", subtitle), ("relatedItem", relatedItem), ("suggestedPhrase", suggestedPhrase),
      ("keywords", keywords.ifAny), ("webpage", webpage),
      ("handoff", isEligibleForHandoff), ("search", isEligibleForSearch), ("prediction", isEligibleForPrediction))
  }
}

extension Shortcut: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "intent":
      self = .intent(try payload.required("intent"), suggestedPhrase: try payload.optional("suggestedPhrase"))
    case "activity": self = .activity(try DonatedActivity(wire: payload))
    default: throw WireError("there is no shortcut '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .intent(let intent, let phrase): .tagged("intent", .record(("intent", intent), ("suggestedPhrase", phrase)))
    case .activity(let activity): .tagged("activity", activity)
    }
  }
}

extension RelevantShortcut: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      shortcut: try wire.required("shortcut"), role: try wire.required("role"),
      circumstances: try wire.optional("circumstances") ?? [], cardTitle: try wire.optional("cardTitle"),
      cardSubtitle: try wire.optional("cardSubtitle"), widgetKind: try wire.optional("widgetKind"))
  }

  var wire: JSONValue {
    .record(
      ("shortcut", shortcut), ("role", role), ("circumstances", circumstances.ifAny), ("cardTitle", cardTitle),
      ("cardSubtitle", cardSubtitle), ("widgetKind", widgetKind))
  }
}

extension Circumstance: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "time": self = .time(try DateRange(wire: payload))
    case "near": self = .near(try payload.required("place"), metres: try payload.required("metres"))
    case "routine": self = .routine(try String(wire: payload))
    default: throw WireError("there is no circumstance '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .time(let range): .tagged("time", range)
    case .near(let place, let metres): .tagged("near", .record(("place", place), ("metres", metres)))
    case .routine(let situation): .tagged("routine", situation)
    }
  }
}

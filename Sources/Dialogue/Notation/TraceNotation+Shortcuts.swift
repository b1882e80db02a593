import SimCatalog
import SimShortcuts

/// How a trace writes shortcuts.
extension TraceNotation {
  /// What an app has submitted, in one word.
  static func name(of what: ShortcutChange.What) -> String {
    switch what {
    case .submitted(.donated), .submitted(.activity): "donated"
    case .submitted(.donationsDeleted), .submitted(.activitiesDeleted), .submitted(.itemsDeleted): "deleted"
    case .submitted(.suggested): "suggested"
    case .submitted(.relevant): "relevant"
    case .submitted(.upcomingMedia): "upcoming"
    case .added: "added"
    case .removed: "removed"
    }
  }

  static func text(of what: ShortcutChange.What) -> String {
    switch what {
    case .submitted(let what): text(of: what)
    case .added(let shortcut): "\(ValueNotation.word(shortcut.phrase)) \(text(of: shortcut.shortcut))"
    case .removed(let identifier): identifier
    }
  }

  private static func text(of what: ShortcutSubmission) -> String {
    switch what {
    case .donated(let donation): return text(of: donation.interaction.intent)
    case .activity(let donated):
      return ([donated.activity.activityType] + donated.identity.map { "\($0.key)=\(ValueNotation.word($0.value))" })
        .joined(separator: " ")
    case .donationsDeleted(.all): return "donations all"
    case .donationsDeleted(.group(let group)): return "donations group=\(ValueNotation.word(group))"
    case .donationsDeleted(.identifiers(let identifiers)): return listed("donations", identifiers)
    case .donationsDeleted(.about(let subject)):
      let intent = subject.intent.map { "intent=\(ValueNotation.word($0.rawValue))" }
      let entity = subject.entity.map { "\($0.type)=\(ValueNotation.word($0.identifier))" }
      return (["donations"] + [intent, entity].compactMap { $0 }).joined(separator: " ")
    case .activitiesDeleted(let identifiers): return listed("activities", identifiers)
    case .itemsDeleted(let identifiers): return listed("items", identifiers)
    case .suggested(let shortcuts):
      return shortcuts.isEmpty ? "nothing" : shortcuts.map(text(of:)).joined(separator: " | ")
    case .relevant(let shortcuts):
      return shortcuts.isEmpty ? "nothing" : shortcuts.map { text(of: $0.shortcut) }.joined(separator: " | ")
    case .upcomingMedia(let intents):
      return intents.isEmpty ? "nothing" : intents.map(text(of:)).joined(separator: " | ")
    }
  }

  static func listed(_ name: String, _ identifiers: [String]?) -> String {
    identifiers.map { "\(name) \($0.prefix(writtenOptions).map(ValueNotation.word).joined(separator: ","))" }
      ?? "\(name) all"
  }

  static func text(of shortcut: Shortcut) -> String {
    switch shortcut {
    case .intent(let intent, _): text(of: intent)
    case .activity(let donated): text(of: ShortcutSubmission.activity(donated))
    }
  }

  /// An intent with its values: `OrderSoupIntent soup=tomato`.
  static func text(of intent: FilledIntent) -> String {
    ([intent.name.rawValue] + intent.parameters.map { "\($0.name)=\(assigned($0.value))" }).joined(separator: " ")
  }

  /// A reason: `frequent 2`, `recent hour 1`.
  static func text(of reason: Suggestion.Reason) -> String {
    let key: String? =
      switch reason.key {
      case .all: nil
      case .hour: "hour"
      case .dayKind: "day"
      case .place: "place"
      }
    return [reason.signal.rawValue, key, "\(reason.rank)"].compactMap { $0 }.joined(separator: " ")
  }

  static func text(of answer: AppAnswer) -> String {
    if let fault = answer.fault { return text(of: fault) }
    if !answer.accepted { return "notAccepted" }
    if let response = answer.response { return response.code }
    return answer.screen?.title ?? "done"
  }

  /// Why something is on the watch face: `action, morning, within 40 of 200 m`, or what isn't met: `not morning`.
  static func text(of standing: WatchFacts.Standing) -> String {
    switch standing {
    case .card(let card):
      let role: String =
        switch card.content {
        case .learnt: "learnt"
        case .relevant(let relevant): relevant.role
        }
      return ([role] + card.reasons.map(text(of:)) + card.remarks.map(text(of:))).joined(separator: ", ")
    case .absent(let absence):
      return (["absent"] + absence.unmet.map { "not \(text(of: $0))" } + absence.remarks.map(text(of:)))
        .joined(separator: ", ")
    }
  }

  /// Why something is suggested: the app expects it, or its ranks in the lists.
  static func why(_ facts: SuggestionFacts) -> String {
    let reasons = facts.reasons.prefix(writtenReasons).map(text(of:))
    return switch facts.origin {
    case .learnt: reasons.joined(separator: ", ")
    case .upcomingMedia: (["upcoming"] + reasons).joined(separator: ", ")
    }
  }

  private static func text(of reason: WatchFace.Reason) -> String {
    switch reason {
    case .soon(let minutes): "in \(minutes) min"
    case .since(let minutes): "\(minutes) min ago"
    case .within(let place, let metres, let radius):
      "\(Int(metres.rounded())) of \(Int(radius.rounded())) m from \(ValueNotation.word(place.name))"
    case .at(let place): "at \(ValueNotation.word(place.name))"
    case .routine(let situation, learntFrom: 0): situation
    case .routine(let situation, let days): "\(situation) as on \(days) days"
    }
  }

  private static func text(of remark: WatchFace.Remark) -> String {
    switch remark {
    case .eveningWithTime: "evening and a time together are unpredictable"
    case .severalPlaces: "several places together are unpredictable"
    }
  }

  private static func text(of circumstance: Circumstance) -> String {
    switch circumstance {
    case .time(let range): ValueNotation.text(of: .dateRange(range))
    case .near(let place, let metres): "within \(Int(metres.rounded())) m of \(ValueNotation.word(place.name))"
    case .routine(let situation): situation
    }
  }
}

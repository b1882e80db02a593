import SimCatalog

/// What a donation counts for: a shortcut as which it may be suggested again.
struct SuggestionCandidate: Hashable, Sendable {
  /// What two donations of the same candidate have in common.
  enum Content: Hashable, Sendable {
    /// The intent with the parameters of one combination.
    case intent(FilledIntent)
    /// The activity's type, and the entries of its userInfo that identify it.
    case activity(type: String, userInfo: [UserInfoEntry])
  }

  /// The app's identifier.
  var app: String
  var content: Content

  /// How much it says: of two that fit, the more specific one is suggested.
  var specificity: Int {
    switch content {
    case .intent(let intent): intent.parameters.count
    case .activity(_, let userInfo): userInfo.count
    }
  }

  /// Whether it says everything that another says, and more.
  func refines(_ other: SuggestionCandidate) -> Bool {
    guard app == other.app, specificity > other.specificity else { return false }
    switch (content, other.content) {
    case (.intent(let intent), .intent(let less)):
      return intent.name == less.name && less.parameters.allSatisfy { intent.parameters.contains($0) }
    case (.intent, .activity), (.activity, .intent), (.activity, .activity): return false
    }
  }
}

extension SuggestionCandidate {
  /// The candidates of a donation: for an activity that can be found and predicted itself, for an intent each
  /// combination that it fills (behaviour.md e.2).
  static func all(of donated: DonationLog.Donated, app: String, catalog: Catalog) -> [(
    SuggestionCandidate, ShortcutType?
  )] {
    switch donated {
    case .activity(let activity):
      guard activity.isEligibleForSearch, activity.isEligibleForPrediction else { return [] }
      let content = Content.activity(type: activity.activity.activityType, userInfo: activity.identity)
      return [(SuggestionCandidate(app: app, content: content), nil)]
    case .intent(let donation):
      // The user wouldn't repeat what someone else did (a message that came in).
      guard donation.direction != "incoming" else { return [] }
      let intent = donation.interaction.intent
      guard let schema = catalog.schema(of: intent.name), schema.isSuggested else { return [] }
      return schema.types(satisfiedBy: intent).map { type in
        let fields = type.parameters.compactMap { name in intent[name].map { Field(name: name, value: $0) } }
        return (
          SuggestionCandidate(app: app, content: .intent(FilledIntent(name: intent.name, parameters: fields))), type
        )
      }
    }
  }
}

extension IntentSchema {
  /// The shortcuts that an intent makes as filled now, each combination once.
  func types(satisfiedBy intent: FilledIntent) -> [ShortcutType] {
    let filled = intent.parameters.filter { $0.value != .list([]) }.map(\.name)
    guard let shortcutTypes else { return [ShortcutType(parameters: filled)] }
    var passed: Set<Set<String>> = []
    return shortcutTypes.filter { type in
      type.parameters.allSatisfy { filled.contains($0) } && passed.insert(Set(type.parameters)).inserted
    }
  }
}

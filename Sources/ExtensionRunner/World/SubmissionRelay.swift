@_spi(Host) import CoreLocation
import Foundation
@_spi(Host) import Intents
import SimCatalog
import Synchronization

/// Sends what the app's code submits to the system on to the host, as values.
enum SubmissionRelay {
  /// - Parameters:
  ///   - bindings: the intents that may be submitted.
  ///   - send: called on the app's own thread, before its call returns.
  static func begin(_ bindings: IntentBindings, _ send: @escaping @Sendable (AppSubmission) -> Void) {
    receiver.withLock { $0 = send }
    INVoiceShortcutCenter.areAlike = { one, other in
      Shortcut(one, bindings).startsTheSame(as: Shortcut(other, bindings))
    }
    INSubmissions.begin { submitted in
      if let value = AppSubmission(submitted, bindings) { send(value) }
    }
  }

  /// Sends a submission that doesn't go through SiriKit's own stores.
  static func send(_ submission: AppSubmission) { receiver.withLock { $0 }?(submission) }

  private static let receiver = Mutex<(@Sendable (AppSubmission) -> Void)?>(nil)
}

extension AppSubmission {
  /// Nil for a type of vocabulary that SiriKit doesn't have.
  init?(_ submitted: INSubmission, _ bindings: IntentBindings) {
    switch submitted {
    case .vocabulary(let type, let terms):
      guard let type = VocabularyStringType(rawValue: type.rawValue) else { return nil }
      self = .vocabulary(type, terms: terms.map(SpeakableString.init))
    case .vocabularyRemoved: self = .vocabularyRemoved
    case .donation(let interaction): self = .memory(.donated(Donation(interaction, bindings)))
    case .donationsDeleted(let identifiers):
      self = .memory(.donationsDeleted(identifiers.map(DonationSelection.identifiers) ?? .all))
    case .donationGroupDeleted(let group): self = .memory(.donationsDeleted(.group(group)))
    case .currentActivity(let activity): self = .memory(.activity(DonatedActivity(activity)))
    case .activitiesDeleted(let identifiers): self = .memory(.activitiesDeleted(identifiers: identifiers))
    case .itemsDeleted(let identifiers): self = .memory(.itemsDeleted(identifiers: identifiers))
    case .upcomingMedia(let intents): self = .memory(.upcomingMedia(intents.map { FilledIntent($0, bindings) }))
    case .shortcutSuggestions(let shortcuts): self = .memory(.suggested(shortcuts.map { Shortcut($0, bindings) }))
    case .relevantShortcuts(let shortcuts): self = .memory(.relevant(shortcuts.map { RelevantShortcut($0, bindings) }))
    }
  }
}

extension SpeakableString {
  init(_ speakable: any INSpeakable) {
    self.init(
      spokenPhrase: speakable.spokenPhrase, pronunciationHint: speakable.pronunciationHint,
      vocabularyIdentifier: speakable.vocabularyIdentifier)
  }
}

extension FilledIntent {
  /// An intent that the author's code made; if its class has no binding, only the name is known.
  init(_ intent: INIntent, _ bindings: IntentBindings) {
    self =
      bindings.binding(for: intent)?.read(intent)
      ?? FilledIntent(name: IntentName(String(describing: type(of: intent))), parameters: [])
  }
}

extension Donation {
  init(_ interaction: INInteraction, _ bindings: IntentBindings) {
    let binding = bindings.binding(for: interaction.intent)
    self.init(
      identifier: interaction.identifier, groupIdentifier: interaction.groupIdentifier,
      interaction: Interaction(
        intent: FilledIntent(interaction.intent, bindings),
        response: interaction.intentResponse.flatMap { binding?.readResponse($0) },
        status: "\(interaction.intentHandlingStatus)"),
      direction: "\(interaction.direction)", suggestedPhrase: interaction.intent.suggestedInvocationPhrase,
      time: interaction.dateInterval.map { DateRange(start: DateParts($0.start), end: DateParts($0.end)) })
  }
}

extension DonatedActivity {
  init(_ activity: NSUserActivity) {
    self.init(
      activity: UserActivity(activity), requiredKeys: activity.requiredUserInfoKeys?.sorted(),
      persistentIdentifier: activity.persistentIdentifier, subtitle: activity.hostSubtitle,
      relatedItem: activity.hostRelatedItem, suggestedPhrase: activity.suggestedInvocationPhrase,
      keywords: activity.keywords.sorted(), webpage: activity.webpageURL?.absoluteString,
      isEligibleForHandoff: activity.isEligibleForHandoff, isEligibleForSearch: activity.isEligibleForSearch,
      isEligibleForPrediction: activity.isEligibleForPrediction)
  }
}

extension Shortcut {
  init(_ shortcut: INShortcut, _ bindings: IntentBindings) {
    switch shortcut {
    case .intent(let intent):
      self = .intent(FilledIntent(intent, bindings), suggestedPhrase: intent.suggestedInvocationPhrase)
    case .userActivity(let activity): self = .activity(DonatedActivity(activity))
    }
  }
}

extension RelevantShortcut {
  init(_ relevant: INRelevantShortcut, _ bindings: IntentBindings) {
    self.init(
      shortcut: Shortcut(relevant.shortcut, bindings), role: "\(relevant.shortcutRole)",
      circumstances: relevant.relevanceProviders.compactMap(Circumstance.init),
      cardTitle: relevant.watchTemplate?.title, cardSubtitle: relevant.watchTemplate?.subtitle,
      widgetKind: relevant.widgetKind)
  }
}

extension Circumstance {
  /// Nil for a provider of an unknown kind.
  init?(_ provider: INRelevanceProvider) {
    switch provider {
    case let date as INDateRelevanceProvider:
      self = .time(DateRange(start: DateParts(date.startDate), end: date.endDate.map { DateParts($0) }))
    case let location as INLocationRelevanceProvider:
      guard let circle = location.region as? CLCircularRegion else { return nil }
      self = .near(
        Place(name: circle.identifier, latitude: circle.center.latitude, longitude: circle.center.longitude),
        metres: circle.radius)
    case let routine as INDailyRoutineRelevanceProvider: self = .routine("\(routine.situation)")
    default: return nil
    }
  }
}

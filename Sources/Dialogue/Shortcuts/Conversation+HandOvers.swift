import SimCatalog
import SimLexicon
import SimShortcuts

extension Conversation {
  /// Takes what an app's program handed over. Words count from the next sentence on.
  mutating func keep(_ handOver: HandOver, of app: String) {
    switch handOver {
    case .vocabulary(let type, let terms): know(app) { $0.terms[type] = terms }
    case .vocabularyRemoved: know(app) { $0.terms = [:] }
    // It is for the author, not for the conversation: the session shows it.
    case .notice: break
    case .update(let intent, let response): update(intent, response, of: app)
    case .donation(let donation): tell(.donated(donation), of: app)
    case .donationsDeleted(let selection): tell(.donationsDeleted(selection), of: app)
    case .currentActivity(let activity): tell(.activity(activity), of: app)
    case .activitiesDeleted(let identifiers): tell(.activitiesDeleted(identifiers: identifiers), of: app)
    case .itemsDeleted(let identifiers): tell(.itemsDeleted(identifiers: identifiers), of: app)
    case .shortcutSuggestions(let shortcuts): tell(.suggested(shortcuts), of: app)
    case .relevantShortcuts(let shortcuts): tell(.relevant(shortcuts), of: app)
    case .upcomingMedia(let intents): tell(.upcomingMedia(intents), of: app)
    }
  }

  /// The circumstances in which something is donated now.
  var donationMoment: DonationMoment {
    DonationMoment(time: setting.clock, place: setting.place, device: setting.device.rawValue)
  }

  /// Remembers what a program has handed over, and shows it among what happened.
  private mutating func tell(_ what: ShortcutChange.What, of app: String) {
    remember(what, of: app)
    show(.trace(.handedOver(app: app, what)))
  }

  mutating func remember(_ what: ShortcutChange.What, of app: String) {
    knownShortcuts.remember(ShortcutChange(app: app, moment: donationMoment, what: what)) { [lines] in
      PlainText($0, lines.apostrophes).normal
    }
  }

  private mutating func know(_ app: String, _ change: (inout UserVocabulary) -> Void) {
    let before = setting.user.vocabularies[app] ?? UserVocabulary()
    var vocabulary = before
    change(&vocabulary)
    // An app may say the same again and again.
    guard vocabulary != before else { return }
    surroundings.know(vocabulary, of: app)
    use(understander.knowing(setting.user))
  }
}

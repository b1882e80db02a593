import SimCatalog
import SimLexicon
import SimRecognition
import SimShortcuts

extension Conversation {
  /// Takes what an app's program has submitted. Words count from the next sentence on.
  mutating func keep(_ submission: AppSubmission, of app: String) {
    switch submission {
    case .vocabulary(let type, let terms): know(app) { $0.terms[type] = terms }
    case .vocabularyRemoved: know(app) { $0.terms = [:] }
    case .phraseValues(let values): know(app) { $0.phraseValues = values }
    // It is for the author, not for the conversation: the session shows it.
    case .notice: break
    case .update(let intent, let response): update(intent, response, of: app)
    case .memory(let what):
      remember(.submitted(what), of: app)
      show(.trace(.submitted(app: app, .submitted(what))))
    }
  }

  /// The circumstances of a donation made now.
  var donationMoment: DonationMoment {
    DonationMoment(time: setting.clock, place: setting.place, device: setting.device.rawValue)
  }

  mutating func remember(_ what: ShortcutChange.What, of app: String) {
    knownShortcuts.remember(
      ShortcutChange(app: app, moment: donationMoment, what: what), understander.key(of:))
  }

  private mutating func know(_ app: String, _ change: (inout UserVocabulary) -> Void) {
    let before = setting.user.vocabularies[app] ?? UserVocabulary()
    var vocabulary = before
    change(&vocabulary)
    // An app may submit the same again and again.
    guard vocabulary != before else { return }
    surroundings.know(vocabulary, of: app)
    use(understander.knowing(setting.user))
  }
}

import SimCatalog
import SimLexicon

extension Conversation {
  /// As many as are kept: a program that never stops handing over costs no more than this.
  private static let keptHandOvers = 10_000

  /// Takes what an app's program handed over. Words count from the next sentence on.
  mutating func keep(_ handOver: HandOver, of app: String) {
    switch handOver {
    case .vocabulary(let type, let terms): know(app) { $0.terms[type] = terms }
    case .vocabularyRemoved: know(app) { $0.terms = [:] }
    case .shortcutSuggestions:
      replace(handOver, of: app) { if case .shortcutSuggestions = $0 { true } else { false } }
    case .relevantShortcuts:
      replace(handOver, of: app) { if case .relevantShortcuts = $0 { true } else { false } }
    // It is for the author, not for the conversation: the session shows it.
    case .notice: break
    case .update(let intent, let response): update(intent, response, of: app)
    case .donation, .donationsDeleted, .currentActivity, .activitiesDeleted: append(handOver, of: app)
    }
  }

  private mutating func know(_ app: String, _ change: (inout UserVocabulary) -> Void) {
    let before = setting.user.vocabularies[app] ?? UserVocabulary()
    var vocabulary = before
    change(&vocabulary)
    // An app may say the same again and again.
    guard vocabulary != before else { return }
    setting.user.vocabularies[app] = vocabulary
    understander = understander.knowing(setting.user)
  }

  /// The app's whole list, in the place of the one before.
  private mutating func replace(_ handOver: HandOver, of app: String, _ isOfItsKind: (HandOver) -> Bool) {
    handOvers.removeAll { $0.app == app && isOfItsKind($0.handOver) }
    append(handOver, of: app)
  }

  private mutating func append(_ handOver: HandOver, of app: String) {
    if handOvers.count >= Self.keptHandOvers { handOvers.removeFirst(Self.keptHandOvers / 10) }
    handOvers.append(KeptHandOver(app: app, time: setting.clock, handOver: handOver))
  }
}

import SimCatalog
import SimDialogue
import SimTranscripts

@testable import SimSession

/// What a turn has carried out, held against what its words may do.
struct Deeds {
  let catalog: Catalog
  let intents: IntentDeeds

  /// What was carried out in a turn: each intent, and whether the turn's words began it.
  private struct Done {
    var intent: IntentName
    var isNew: Bool
  }

  /// What is wrong with what an utterance, or two of them, have done; nil where nothing is.
  ///
  /// - Parameters:
  ///   - meanings: of the utterances, in their order.
  ///   - isJoinedLoosely: whether a comma alone joins them.
  ///   - looks: whether intents that only show something are judged, or the others.
  func fault(
    _ text: String, _ meanings: [DeedTable.Meaning], isJoinedLoosely: Bool = false, from before: Conversation,
    to after: Conversation, in turn: SessionTurn, looks: Bool = false
  ) -> String? {
    let all = done(in: turn, from: before).filter { intents.isLook($0.intent) == looks }
    let isNew = turn.outputs.contains { if case .trace(.understood) = $0 { true } else { false } }
    if case .review = before.expectation, !isNew, let only = all.first, all.count == 1, !only.isNew,
      after.filledIntent?.name == only.intent, after.filledIntent?.parameters != before.filledIntent?.parameters
    {
      return "\(only.intent) is done otherwise than it was shown"
    }
    for done in all {
      guard let deeds = intents.deeds(of: done.intent) else { return "intents.list doesn't have \(done.intent)" }
      if let fault = fault(done, deeds, text, meanings, isJoinedLoosely, before, turn) {
        return "\(done.intent) is done: \(fault)"
      }
    }
    return nil
  }

  private func done(in turn: SessionTurn, from before: Conversation) -> [Done] {
    var current = before.filledIntent?.name
    var isNew = false
    var all: [Done] = []
    for output in turn.outputs {
      switch output {
      case .trace(.understood(_, let intent, _)): (current, isNew) = (intent, true)
      case .trace(.respond(.handle, _, _)):
        if let current { all.append(Done(intent: current, isNew: isNew)) }
      default: break
      }
    }
    return all
  }

  private func fault(
    _ done: Done, _ deeds: Set<String>, _ text: String, _ meanings: [DeedTable.Meaning], _ isJoinedLoosely: Bool,
    _ before: Conversation, _ turn: SessionTurn
  ) -> String? {
    let isReviewed = catalog.schema(of: done.intent)?.review ?? false
    let isRefused = meanings.contains(.none(aside: false))
    let orders = meanings.contains { if case .order(let words) = $0 { !words.isDisjoint(with: deeds) } else { false } }
    if done.isNew {
      if isReviewed { return "without a review" }
      // Of two at once, one may be the order and the other about something else.
      return orders ? nil : "upon words that order something else"
    }
    let ordersOther = meanings.contains {
      if case .order(let words) = $0 { words.isDisjoint(with: deeds) } else { false }
    }
    let agrees = meanings.contains(.any)
    if ordersOther, isJoinedLoosely, agrees, !orders { return "upon a yes beside an order for something else" }
    switch before.expectation {
    case .yesNo(_, let parameter) where parameter.type == .boolean && !isReviewed,
      .answer(_, let parameter, _) where parameter.type == .boolean && !isReviewed:
      // A no is an answer, too.
      return agrees || orders || isRefused ? nil : "upon words that are neither a yes nor a no"
    case _ where isRefused && !(meanings.count > 1 && orders && !isAtReview(before)):
      return "upon words that nothing may be done on"
    case .review:
      guard agrees || orders else { return "upon words that are no yes to it" }
      return nil
    case .answer(let intent, let parameter, let options):
      if isReviewed { return "without a review" }
      if intents.takesAnyWords(parameter.name, of: intent) { return nil }
      if meanings.contains(.choice) || meanings.contains(.value) { return nil }
      guard orders else { return "upon words that answer nothing" }
      let words = text.lowercased()
      let names = options.flatMap { $0.text.lowercased().split(separator: " ") }
      return options.isEmpty || names.contains(where: words.contains) ? nil : "without a choice"
    case .yesNo:
      if isReviewed { return "without a review" }
      return agrees || orders || meanings.contains(.value) ? nil : "upon words that are no yes to it"
    default: return nil
    }
  }

  private func isAtReview(_ conversation: Conversation) -> Bool {
    if case .review = conversation.expectation { true } else { false }
  }
}

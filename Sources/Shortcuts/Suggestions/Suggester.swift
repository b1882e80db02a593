package import SimCatalog

/// Learns from donations alone what the device suggests at a moment.
///
/// Twelve lists are combined: what was done most often, what was done last, and what follows the last action; each for
/// all donations, for those at about that time, on such days (workdays or weekends), and at that place. A shortcut's
/// score is the weighted sum of its reciprocal ranks (`FusionWeights`). The same log and moment give the same
/// suggestions.
package struct Suggester: Sendable {
  let catalog: Catalog
  private let weights: FusionWeights

  /// - Parameter catalog: the intents, with the shortcuts that each makes.
  package init(catalog: Catalog) { self.init(catalog: catalog, weights: .standard) }

  init(catalog: Catalog, weights: FusionWeights) {
    self.catalog = catalog
    self.weights = weights
  }

  /// The shortcuts for a moment, the best first.
  /// - Parameters:
  ///   - log: what was donated.
  ///   - moment: when and where.
  ///   - limit: the maximum number.
  ///   - installed: the identifiers of the apps that may be suggested; nil for all.
  package func suggestions(
    from log: DonationLog, at moment: DonationMoment, limit: Int, installed: Set<String>? = nil
  ) -> [Suggestion] {
    guard limit > 0, !log.isEmpty else { return [] }
    var log = log
    log.use(catalog)
    guard let table = log.table else { return [] }
    let evidence = Evidence(log: log, table: table, moment: moment, weights: weights)
    let shown = CombinationChooser(table: table, evidence: evidence, weights: weights).chosen { candidate in
      installed?.contains(table.candidates[candidate].app) ?? true
    }
    let ranking = Ranking(candidates: shown, table: table, evidence: evidence, weights: weights)
    let best = ranking.best(limit)
    let counts = Evidence.counts(
      of: best.map { Int32($0.candidate) }, log: log, table: table, moment: moment, weights: weights)
    return zip(best, counts).map { ranked, counts in
      suggestion(ranked, counts: counts, totals: evidence.totals, evidence: evidence, log: log, table: table)
    }
  }

  private func suggestion(
    _ ranked: Ranking.Ranked, counts: [Int], totals: [Int], evidence: Evidence, log: DonationLog, table: CandidateTable
  ) -> Suggestion {
    let candidate = table.candidates[ranked.candidate]
    let first = ranked.candidate * Evidence.Shared.cases
    let last = log.entry(at: Int(evidence.lasts[first..<first + Evidence.Shared.cases].max() ?? 0))
    let reasons = ranked.places.map { place in
      let cases = place.list.cases
      return Suggestion.Reason(
        signal: place.list.signal, key: place.list.key, rank: place.rank,
        count: cases.reduce(0) { $0 + counts[$1] }, total: cases.reduce(0) { $0 + totals[$1] }, score: place.score)
    }
    return Suggestion(
      app: candidate.app, shortcut: Self.shortcut(candidate, as: last.donated),
      type: table.facts[ranked.candidate].type, last: last.moment, score: ranked.score,
      reasons: reasons.sorted { $0.score > $1.score })
  }

  /// The shortcut as it was last donated, reduced to what identifies it.
  private static func shortcut(_ candidate: SuggestionCandidate, as donated: DonationLog.Donated) -> Shortcut {
    switch (candidate.content, donated) {
    case (.intent(let intent), .intent(let donation)):
      return .intent(intent, suggestedPhrase: donation.suggestedPhrase)
    case (.intent(let intent), .activity): return .intent(intent, suggestedPhrase: nil)
    case (.activity(let type, let userInfo), .intent):
      return .activity(DonatedActivity(activity: UserActivity(activityType: type, userInfo: userInfo)))
    case (.activity(_, let userInfo), .activity(var activity)):
      activity.activity.userInfo = userInfo
      return .activity(activity)
    }
  }
}

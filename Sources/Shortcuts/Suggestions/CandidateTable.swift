import SimCatalog

/// The candidates of all payloads of a log, each once, and which of them each payload counts for.
struct CandidateTable: Sendable {
  /// What is known of a candidate apart from the candidate itself.
  struct Facts: Sendable {
    /// The combination; nil for an activity.
    var type: ShortcutType?
    /// The numbers of the candidates that say less of the same.
    var generalisations: [Int32]
    var specificity: Int32
    /// Whether it works without opening the app.
    var runsInBackground: Bool
  }

  /// The catalogue that says which intents can be suggested, and in which combinations.
  let catalog: Catalog
  private(set) var candidates = NumberedValues<SuggestionCandidate>()
  private(set) var facts = ChunkedArray<Facts>()
  /// By payload, the numbers of its candidates.
  private(set) var ofPayload = ChunkedArray<[Int32]>()

  init(catalog: Catalog) { self.catalog = catalog }

  /// Computes what the next payload counts for.
  mutating func take(_ payload: DonationLog.Payload) {
    let all = SuggestionCandidate.all(of: payload.donated, app: payload.app, catalog: catalog)
    let numbers = all.map { candidates.insert($0.0) }
    for (index, (number, isNew)) in numbers.enumerated() where isNew {
      let candidate = all[index].0
      assert(number == facts.count)
      facts.append(
        Facts(
          type: all[index].1,
          generalisations: all.indices.filter { candidate.refines(all[$0].0) }.map { Int32(numbers[$0].number) },
          specificity: Int32(candidate.specificity), runsInBackground: all[index].1?.runsInBackground ?? false))
    }
    ofPayload.append(numbers.map { Int32($0.number) })
  }
}

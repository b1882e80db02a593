/// The twelve lists, and their combined ranking.
struct Ranking {
  /// One of the lists.
  struct List {
    var signal: Suggestion.Reason.Signal
    var key: Suggestion.Reason.Key
    /// The cases that it counts of what a donation shares with the moment.
    var cases: [Int]

    static let all: [List] = Suggestion.Reason.Signal.allCases.flatMap { signal in
      Suggestion.Reason.Key.allCases.map { key in List(signal: signal, key: key) }
    }

    init(signal: Suggestion.Reason.Signal, key: Suggestion.Reason.Key) {
      self.signal = signal
      self.key = key
      var needed: Evidence.Shared = signal == .follows ? .before : []
      switch key {
      case .all: break
      case .hour: needed.insert(.hour)
      case .dayKind: needed.insert(.dayKind)
      case .place: needed.insert(.place)
      }
      cases = (0..<Evidence.Shared.cases).filter { Evidence.Shared(rawValue: $0).isSuperset(of: needed) }
    }
  }

  /// A candidate's position in a list.
  struct Place {
    var list: List
    /// From 1.
    var rank: Int
    var score: Double
  }

  /// A candidate with its positions.
  struct Ranked {
    var candidate: Int
    var score: Double
    var places: [Place]
  }

  private let ranked: [Ranked]

  init(candidates: [Int], table: CandidateTable, evidence: Evidence, weights: FusionWeights) {
    let lists = List.all
    let topEntries = Self.topEntries(lists, candidates, table, evidence, weights)
    var scores: [Int: Ranked] = [:]
    for (number, list) in lists.enumerated() {
      let weight = weights.lists[number / 4][number % 4]
      guard weight > 0, let first = topEntries[number].entries.first else { continue }
      // A list without an outstanding entry says little.
      var trust = 1.0
      if list.signal != .recent, weights.flatListPenalty > 0 {
        trust = 1 - weights.flatListPenalty + weights.flatListPenalty * Double(first.amount) / topEntries[number].sum
      }
      for (index, entry) in topEntries[number].entries.enumerated() {
        let score = weight * trust / (weights.rankOffset + Double(index + 1))
        scores[entry.candidate, default: Ranked(candidate: entry.candidate, score: 0, places: [])].places
          .append(Place(list: list, rank: index + 1, score: score))
      }
    }
    ranked = scores.values.map { ranked in
      var ranked = ranked
      ranked.score = ranked.places.reduce(0) { $0 + $1.score }
      if table.facts[ranked.candidate].runsInBackground { ranked.score *= weights.background }
      return ranked
    }
    .sorted { a, b in
      if a.score != b.score { return a.score > b.score }
      return a.candidate < b.candidate
    }
  }

  /// The best of them.
  func best(_ limit: Int) -> [Ranked] { Array(ranked.prefix(limit)) }

  private struct Entry {
    var candidate: Int
    /// The sort key: how much it was done, or the number of its last donation.
    var amount: Float
    var last: Int32
    var runsInBackground: Bool

    /// Of two equal entries, one that needn't open the app comes first, then the one that was done last.
    func precedes(_ other: Entry) -> Bool {
      if amount != other.amount { return amount > other.amount }
      if runsInBackground != other.runsInBackground { return runsInBackground }
      if last != other.last { return last > other.last }
      return candidate < other.candidate
    }
  }

  /// The first entries of a list: of a hundred thousand only these are sorted.
  private struct TopEntries {
    var entries: [Entry] = []
    var sum = 0.0

    mutating func offer(_ entry: Entry, depth: Int) {
      sum += Double(entry.amount)
      if entries.count == depth, let last = entries.last, !entry.precedes(last) { return }
      entries.insert(entry, at: entries.firstIndex { entry.precedes($0) } ?? entries.count)
      if entries.count > depth { entries.removeLast() }
    }
  }

  private static func topEntries(
    _ lists: [List], _ candidates: [Int], _ table: CandidateTable, _ evidence: Evidence, _ weights: FusionWeights
  ) -> [TopEntries] {
    var topEntries = lists.map { _ in TopEntries() }
    let factors = weights.factors.map { Float($0) }
    let listsOfCase = (0..<Evidence.Shared.cases).map { shared in
      lists.indices.filter { lists[$0].cases.contains(shared) }
    }
    var amounts = [Float](repeating: 0, count: lists.count)
    var lasts = [Int32](repeating: -1, count: lists.count)
    // Candidates are in the order of their first donations: from the end, most of the latest are found at once.
    for candidate in candidates.reversed() {
      for list in lists.indices { (amounts[list], lasts[list]) = (0, -1) }
      for shared in 0..<Evidence.Shared.cases {
        let index = candidate * Evidence.Shared.cases + shared
        let last = evidence.lasts[index]
        guard last >= 0 else { continue }
        let amount = evidence.amounts[index] * factors[shared]
        for list in listsOfCase[shared] {
          amounts[list] += amount
          if last > lasts[list] { lasts[list] = last }
        }
      }
      let runsInBackground = table.facts[candidate].runsInBackground
      for list in lists.indices where lasts[list] >= 0 {
        let amount = lists[list].signal == .recent ? Float(lasts[list]) : amounts[list]
        topEntries[list].offer(
          Entry(candidate: candidate, amount: amount, last: lasts[list], runsInBackground: runsInBackground),
          depth: weights.depth)
      }
    }
    return topEntries
  }
}

import SimCatalog

/// Chooses one combination of each action: the one that says most and fits the moment equally well (behaviour.md e.2).
struct CombinationChooser {
  private let table: CandidateTable
  private let weights: FusionWeights
  /// By candidate, how much was done that resembles this moment.
  let support: [Double]

  init(table: CandidateTable, evidence: Evidence, weights: FusionWeights) {
    self.table = table
    self.weights = weights
    let factors = weights.factors
    var support = [Double](repeating: 0, count: table.facts.count)
    for candidate in support.indices {
      var sum = 0.0
      for shared in 0..<Evidence.Shared.cases {
        sum += Double(evidence.amounts[candidate * Evidence.Shared.cases + shared]) * factors[shared]
      }
      support[candidate] = sum
    }
    self.support = support
  }

  /// The chosen candidates, none of which says more or less of what another says.
  func chosen(where isWanted: (Int) -> Bool) -> [Int] {
    // Whether a candidate that says more replaces it.
    var isRefined = [Bool](repeating: false, count: support.count)
    for candidate in support.indices where support[candidate] > 0 {
      for less in table.facts[candidate].generalisations
      where support[candidate] >= weights.fits * support[Int(less)] { isRefined[Int(less)] = true }
    }
    // What is chosen represents all candidates that say more of it.
    var chosen: [Int] = []
    for candidate in support.indices where support[candidate] > 0 && !isRefined[candidate] && isWanted(candidate) {
      let less = table.facts[candidate].generalisations
      if less.allSatisfy({ isRefined[Int($0)] || support[Int($0)] == 0 }) { chosen.append(candidate) }
    }
    return chosen
  }
}

/// How the lists are combined: these numbers were tuned with users that no test measures (docs/suggestions.md).
struct FusionWeights: Sendable {
  /// The weight of each list: by signal (frequent, recent, follows) and key (all, hour, dayKind, place).
  var lists: [[Double]]
  /// Added to each rank: the larger it is, the less the first ranks stand out.
  var rankOffset: Double
  /// By how many minutes a time of day may differ to count as the same.
  var minutes: Int
  /// Two donations belong together when at most so many minutes separate them.
  var soon: Int
  /// The number of days with donations after which a donation counts half.
  var halfLife: Double
  /// How much more a donation counts for each thing that it shares with the moment: hour, dayKind, place, and what was
  /// done before.
  var contextBoosts: [Double]
  /// A combination replaces one that says less when at least this share of that one's donations are its own.
  var fits: Double
  /// How much more a shortcut is worth that needn't open the app.
  var background: Double
  /// How many entries of a list count.
  var depth: Int
  /// How much less a list counts where its first entry hardly stands out: from 0 for no less up to 1.
  var flatListPenalty: Double

  static let standard = FusionWeights(
    lists: [[8, 7, 1, 23], [0.1, 0.4, 0.2, 0.7], [0.25, 1, 0.7, 0.85]], rankOffset: 3, minutes: 60, soon: 30,
    halfLife: 17, contextBoosts: [12, 10, 7.5, 3.6], fits: 0.6, background: 1.02, depth: 50, flatListPenalty: 1)

  /// How much more a donation counts for what it shares with the moment, by case.
  var factors: [Double] {
    (0..<Evidence.Shared.cases).map { shared in
      contextBoosts.indices.reduce(1.0) { shared & (1 << $1) != 0 ? $0 * contextBoosts[$1] : $0 }
    }
  }
}

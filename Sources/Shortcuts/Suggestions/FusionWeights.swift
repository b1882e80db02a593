/// How the lists are fused: the numbers that were tuned, by users that no test measures (docs/suggestions.md).
struct FusionWeights: Sendable {
  /// What each list weighs: by signal (frequent, recent, follows) and key (all, hour, dayKind, place).
  var lists: [[Double]]
  /// Added to each rank: the larger, the less the first ranks stand out.
  var rankOffset: Double
  /// How many minutes another time of day may be away to be the same.
  var minutes: Int
  /// Two donations belong together when so many minutes lie between them at most.
  var soon: Int
  /// After so many days on which anything was donated a donation counts half.
  var halfLife: Double
  /// The factor by which a donation counts more for each thing it shares with the moment: hour, dayKind, place, and what was done
  /// before.
  var contextBoosts: [Double]
  /// A combination takes the place of one that says less when so large a part of that one's donations are its own.
  var fits: Double
  /// By how much a shortcut that needn't open the app is worth more.
  var background: Double
  /// How many of a list count.
  var depth: Int
  /// How much less a list counts where its first entry hardly stands out: 0 for no less, up to 1.
  var flatListPenalty: Double

  static let standard = FusionWeights(
    lists: [[8, 7, 1, 23], [0.1, 0.4, 0.2, 0.7], [0.25, 1, 0.7, 0.85]], rankOffset: 3, minutes: 60, soon: 30,
    halfLife: 17, contextBoosts: [12, 10, 7.5, 3.6], fits: 0.6, background: 1.02, depth: 50, flatListPenalty: 1)

  /// How much more a donation counts by what it shares with the moment, by case.
  var factors: [Double] {
    (0..<Evidence.Shared.cases).map { shared in
      contextBoosts.indices.reduce(1.0) { shared & (1 << $1) != 0 ? $0 * contextBoosts[$1] : $0 }
    }
  }
}

/// Draws sentences from phrases: the same seed draws the same ones.
public struct PhraseSampler {
  private let rules: [String: [[PhrasePart]]]
  /// Where its choices come from.
  public var random: SeededNumbers

  /// A sampler; one seed always draws the same.
  public init(rules: [String: [[PhrasePart]]], seed: UInt64) {
    self.rules = rules
    random = SeededNumbers(seed: seed)
  }

  /// One way to say a phrase: its parts without choices and rules.
  public mutating func sample(_ parts: [PhrasePart]) -> [PhrasePart] { sample(parts, depth: 0) }

  private mutating func sample(_ parts: [PhrasePart], depth: Int) -> [PhrasePart] {
    // A rule that uses itself has been refused when the phrases were compiled; here it only must not run away.
    guard depth < 64 else { return [] }
    var result: [PhrasePart] = []
    for part in parts {
      switch part {
      case .word, .slot, .constant, .appName:
        result.append(part)
      case .choice(let alternatives):
        if let chosen = alternatives.randomElement(using: &random) { result += sample(chosen, depth: depth + 1) }
      case .rule(let name, _):
        if let chosen = rules[name]?.randomElement(using: &random) { result += sample(chosen, depth: depth + 1) }
      }
    }
    return result
  }
}

/// Numbers that follow from a seed (SplitMix64).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Numbers that follow from a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}

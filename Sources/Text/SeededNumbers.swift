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

  /// From 0 up to, but not including, a bound.
  public mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

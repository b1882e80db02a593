import SimText

/// What users do by chance.
extension SeededNumbers {
  /// From 0 on and below 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func happens(_ probability: Double) -> Bool { unit() < probability }

  /// From a range of numbers, both ends included.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// About a bell curve with a mean of 0 and a deviation of 1: the sum of twelve draws, without a library's logarithm.
  mutating func bell() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }

  /// An index, as likely as its weight says; nil where all weights are 0.
  mutating func index(by weights: [Double]) -> Int? {
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = unit() * total
    for (index, weight) in weights.enumerated() where weight > 0 {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }

  mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    guard list.count > 1 else { return list }
    for index in stride(from: list.count - 1, to: 0, by: -1) { list.swapAt(index, number(0...index)) }
    return list
  }
}

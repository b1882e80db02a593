/// Numbers that look random, the same in every run.
struct Dice {
  var state: UInt64

  init(state: UInt64) { self.state = state }

  /// Dice of one thing's own, the same whatever else is thrown for (FNV-1a).
  init(seededBy name: String) {
    state = name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}

import Testing

@testable import SimPhrases

@Suite struct NodeSetTests {
  @Test("a node is new once in each round, however many there are")
  func rounds() {
    var set = NodeSet()
    for round in 1...3 {
      set.removeAll()
      let nodes = (0..<Int32(1_000 * round)).map { $0 &* 977 }
      #expect(nodes.allSatisfy { set.insert($0) })
      #expect(!nodes.contains { set.insert($0) })
    }
  }
}

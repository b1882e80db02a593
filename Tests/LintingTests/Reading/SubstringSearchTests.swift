import Testing

@testable import SimLinting

@Suite("Texts within texts") struct SubstringSearchTests {
  /// What it says is what a search for each by itself says.
  @Test func itFindsWhatASearchForEachFinds() {
    var random = SystemRandomNumberGenerator()
    func text(_ lengths: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: lengths, using: &random)).map { _ in "ab汤".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<300 {
      let searched = (0..<3).map { _ in text(1...5) }
      let others = (0..<3).map { _ in text(0...8) }
      let expected = searched.contains { one in others.contains { $0.contains(one) } }
      #expect(SubstringSearch(searched).standsIn(others) == expected, "\(searched) in \(others)")
    }
  }

  @Test(arguments: [
    (["home"], ["gethome"], true), (["home"], ["gethom"], false), ([""], ["a"], false), ([], ["a"], false),
    (["a"], [], false), (["汤"], ["喝汤吧"], true), (["ab", "b"], ["cb"], true),
  ])
  func single(_ searched: [String], _ others: [String], _ stands: Bool) {
    #expect(SubstringSearch(searched).standsIn(others) == stands)
  }

  /// Of two thousand of each there are four million pairs: gone through one by one they would take the better part of a minute here.
  @Test func manyTextsInManyOthers() {
    let searched = (0..<2_000).map { "walknumber\($0)alongtheriver" }
    let others = (0..<2_000).map { "startawalk\($0)alongtheriverwithwalksandwithwalksagain" }
    #expect(!SubstringSearch(searched).standsIn(others))
  }
}

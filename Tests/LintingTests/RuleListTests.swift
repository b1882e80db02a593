import Foundation
import SimDiagnostics
import SimLinting
import Testing

/// What is said of every rule.
@Suite struct RuleListTests {
  @Test func identifiersAreStableNames() {
    let names = RuleList.all.map(\.about.identifier)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { ($0.isASCII && $0.isLowercase) || $0 == "-" }, "\(name)")
      #expect(!name.hasPrefix("-") && !name.hasSuffix("-"))
    }
  }

  @Test(arguments: RuleList.all.map(\.about))
  func everythingIsSaid(about: RuleDescription) throws {
    #expect(!about.summary.isEmpty && !about.summary.hasSuffix("."))
    #expect(about.explanation.hasSuffix("."))
    #expect(!about.source.isEmpty)
    let rule = try #require(RuleList.rule(about.identifier))
    #expect(RuleText.explanation(rule).contains(about.explanation))
  }

  @Test func thePageHasALineForEach() throws {
    let page = try String(contentsOfFile: WalksApp.repository + "/docs/check.md", encoding: .utf8)
    for about in RuleList.all.map(\.about) {
      let line = "| `\(about.identifier)` | \(about.severity.rawValue) | \(about.summary) |"
      #expect(page.contains(line), "docs/check.md has no line \(line)")
    }
  }

  @Test func theListHasALineForEach() {
    let lines = RuleText.list(RuleList.all).split(separator: "\n")
    #expect(lines.count == RuleList.all.count)
    #expect(lines.allSatisfy { $0.count <= 120 })
  }
}

import SimDefinitions
import SimDiagnostics
import SimUtterances

/// Descriptions that name Apple or its devices (P6).
struct ProductNameInDescription: Rule {
  let about = RuleDescription(
    "product-name-in-description", .warning, "the description of a custom intent names Apple or one of its devices",
    explanation: """
      The store answers an upload with: the description cannot contain "iPhone" or "Apple". Say "this device", or nothing.
      """,
    source: "ITMS-90626; P6")

  /// Trademarks, which are the same in every language.
  private static let names: Set = ["apple", "iphone"]

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents {
      for words in outline.words(of: intent.summary) {
        guard let name = WordSearch.first(of: Self.names, in: words.plainText) else { continue }
        findings.append(
          finding(
            "the description of \(intent.name, as: "intent") cannot contain \(name, as: "word")", at: words.place,
            fix: Fix("leave it out")))
      }
    }
    return findings
  }
}

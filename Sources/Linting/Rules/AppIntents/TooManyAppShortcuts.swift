import SimAppFiles
import SimDiagnostics

/// More App Shortcuts than an app may have.
struct TooManyAppShortcuts: Rule {
  let about = RuleDescription(
    "too-many-app-shortcuts", .error, "an app has more than ten App Shortcuts",
    explanation: """
      An app has ten App Shortcuts; with more of them the build fails, or those that come last are left \
      out.
      """,
    source: "Human Interface Guidelines, App Shortcuts")

  private static let most = 10

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for contents in subject.appIntents {
      let shortcuts = contents.outline.shortcuts
      guard shortcuts.count > Self.most else { continue }
      findings.append(
        finding(
          "the app has \(shortcuts.count, as: "count") App Shortcuts; expected at most 10",
          at: FilePlace(shortcuts[Self.most].place, length: "AppShortcut".count),
          fix: Fix("keep those that people say")))
    }
    return findings
  }
}

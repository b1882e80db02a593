import SimAppFiles
import SimDiagnostics

/// A second provider of App Shortcuts.
struct SeveralShortcutProviders: Rule {
  let about = RuleDescription(
    "several-shortcut-providers", .error, "an app has more than one AppShortcutsProvider",
    explanation: """
      An app has one AppShortcutsProvider; with a second one none of the shortcuts may be \
      registered.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutsprovider")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for contents in subject.appIntents {
      let providers = contents.outline.providers
      guard let first = providers.first else { continue }
      for other in providers.dropFirst() {
        findings.append(
          finding(
            "\(other.name, as: "provider") is a second AppShortcutsProvider beside \(first.name, as: "first")",
            at: FilePlace(other.place, length: other.name.count), fix: Fix("put all shortcuts into one")))
      }
    }
    return findings
  }
}

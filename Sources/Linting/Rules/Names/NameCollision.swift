import SimAppFiles
import SimDiagnostics
import SimLexicon

/// Two apps with the same name in a language (P15).
struct NameCollision: Rule {
  let about = RuleDescription(
    "name-collision", .warning, "two apps have the same name in a language",
    explanation: "Siri asks which one is meant whenever the name is said.",
    source: "openradar-mirror#14930; P15")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (number, app) in subject.apps.enumerated() {
      for other in subject.apps.prefix(number)
      where app.loaded.isNameWritten && other.loaded.isNameWritten && !app.isStage(of: other) {
        guard let name = shared(app, other) else { continue }
        let bundle = subject.bundles(of: app, .app).first
        let place =
          bundle?.displayName?.place ?? bundle?.place ?? FilePlace(file: app.loaded.extensionPlists.first?.file ?? "")
        findings.append(
          finding(
            "\(name, as: "name") is a name of \(other.loaded.app.identifier, as: "app") too", at: place,
            fix: Fix("give one of the two another display name")))
      }
    }
    return findings
  }

  /// A display name of one app that is a name of the other in some language.
  private func shared(_ app: Subject.App, _ other: Subject.App) -> String? {
    let names = other.loaded.app.displayNames.values.map(NormalForm.of)
    return app.loaded.app.displayNames.sorted { $0.key < $1.key }.map(\.value).first {
      names.contains(NormalForm.of($0))
    }
  }
}

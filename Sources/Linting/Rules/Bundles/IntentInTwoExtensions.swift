import SimDiagnostics

/// One intent in two extensions of an app: it can't be installed (P10).
struct IntentInTwoExtensions: Rule {
  let about = RuleDescription(
    "intent-in-two-extensions", .error, "two extensions of an app list the same intent",
    explanation:
      "An app whose extensions share an intent isn't installed. Extensions for different systems may share one.",
    source: "Apple Developer Forums 762771; P10")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      var owners: [String: String] = [:]
      return subject.bundles(of: app, .intents).flatMap { bundle -> [Finding] in
        let system = Self.system(of: bundle)
        var seen: Set<String> = []
        return (bundle.part?.supported ?? []).compactMap { intent in
          guard seen.insert(intent.text).inserted else { return nil }
          let key = system + intent.text
          guard let owner = owners[key] else {
            owners[key] = bundle.file
            return nil
          }
          return finding(
            "\(intent.text, as: "intent") stands in \(file: owner, as: "file") too", at: intent.place,
            fix: Fix("leave it with one of the two extensions"))
        }
      }
    }
  }

  /// The system that an extension is for, as far as its names tell.
  private static func system(of bundle: BundleOutline) -> String {
    let names = (bundle.file + " " + (bundle.identifier?.text ?? "")).lowercased()
    return ["watch", "macos", "tvos", "vision"].first { names.contains($0) } ?? "ios"
  }
}

import SimAppFiles
import SimDiagnostics
import SimLexicon

/// An alternative name that equals the app's own name, or another app's (L09).
struct AlternativeNameClash: Rule {
  let about = RuleDescription(
    "alternative-name-clash", .error, "an alternative name is a name that is taken",
    explanation: """
      An alternative name derives from the app's name or is its nickname. One that is another app's name is refused; one that \
      repeats a name of the same app is wasted.
      """,
    source: "SiriKit, Specifying Synonyms for Your App Name; L09")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.enumerated().flatMap { number, app -> [Finding] in
      let others = subject.apps.enumerated().filter { $0.offset != number && !app.isStage(of: $0.element) }.map(
        \.element)
      return subject.bundles(of: app, .app).flatMap { bundle -> [Finding] in
        var seen: Set<String> = []
        return bundle.alternativeNames.compactMap(\.name).compactMap { name in
          let key = NormalForm.of(name.text)
          guard !key.isEmpty else { return nil }
          if let other = others.first(where: { $0.names.contains { NormalForm.of($0) == key } }) {
            return finding(
              "the alternative name \(name.text, as: "name") is a name of \(other.name, as: "app")", at: name.place,
              fix: Fix("choose a name that is the app's own"))
          }
          // Spaces count: a name in two words may be heard where its one-word form isn't.
          let isOwn = bundle.displayName?.text.lowercased() == name.text.lowercased()
          guard isOwn || !seen.insert(name.text.lowercased()).inserted else { return nil }
          return finding(
            "the alternative name \(name.text, as: "name") is a name that the app has anyway", at: name.place,
            severity: .warning, fix: Fix("remove it"))
        }
      }
    }
  }
}

extension Subject.App {
  /// Every name of the app, in any language.
  var names: [String] {
    let app = loaded.app
    return Array(app.displayNames.values) + app.spokenNames.values
      + app.alternativeNames.values.flatMap { $0.map(\.name) }
  }
}

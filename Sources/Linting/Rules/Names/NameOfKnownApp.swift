import SimAppFiles
import SimDiagnostics
import SimLexicon
import SimPhrases

/// An app with the name of a well-known one (L09).
struct NameOfKnownApp: Rule {
  let about = RuleDescription(
    "name-of-known-app", .warning, "the app is called as another app that people have",
    explanation: """
      Siri takes the name for the other app, or asks each time which one is meant, and the store refuses a name that is taken. \
      The apps that come with the device stand in checks/built-in-apps.list of each language, others that everybody knows in \
      lists/known-apps.list. Where it is that app itself, the rule is switched off beside it.
      """,
    source: "Human Interface Guidelines, Siri; L09")

  func check(_ subject: Subject) -> [Finding] {
    let builtIn = CheckList("built-in-apps", subject.languages)
    let everybodys = Set(
      subject.languages.names.flatMap { subject.languages.knownApps(of: $0) }.map { NormalForm.of($0.text) })
    let common = CommonWordName()
    return subject.apps.flatMap { app -> [Finding] in
      let reported = Set(common.names(of: app, subject).map(\.name.text))
      return subject.names(of: app).filter { !reported.contains($0.name.text) }.compactMap { name, _ -> Finding? in
        let isBuiltIn = builtIn.contains(name.text)
        guard isBuiltIn || everybodys.contains(NormalForm.of(name.text)) else { return nil }
        let known = isBuiltIn ? "comes with the device" : "everybody knows"
        return finding(
          "\(name.text, as: "name") is the name of an app that \(plain: known, as: "known")", at: name.place,
          fix: Fix("choose a name that is the app's own"))
      }
    }
  }
}

extension Subject {
  /// The names that an app's files give it, each with its place and its language: display, spoken and alternative
  /// names, and those of the build settings if no file has one.
  func names(of app: App) -> [(name: PlacedText, locale: String)] {
    let region = app.loaded.developmentRegion
    // An extension without an app has names of its own.
    let main = bundles(of: app, .app)
    let bundles = main.isEmpty ? app.bundles.map { self.bundles[$0] } : main
    var names = bundles.flatMap { bundle in
      ([bundle.displayName, bundle.spokenName].compactMap { $0 } + bundle.alternativeNames.compactMap(\.name)).map {
        (name: $0, locale: region)
      }
    }
    for strings in strings(of: app) {
      names += ["CFBundleDisplayName", "CFBundleSpokenName"].compactMap(strings.value).map { ($0, strings.locale) }
    }
    if names.isEmpty, let bundle = bundles.first {
      let written = app.loaded.isNameWritten ? [app.loaded.app.displayName(in: region)] : app.possibleNames
      names =
        (bundle.bundleName.map { [$0] } ?? []).map { ($0, region) }
        + written.map { (PlacedText(text: $0, place: bundle.place), region) }
    }
    var seen: Set<String> = []
    return names.filter { !$0.name.text.contains("$") && seen.insert($0.name.text + "\n" + $0.locale).inserted }
  }
}

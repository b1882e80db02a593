import SimAppFiles
import SimDiagnostics

/// Two display names for one language (P14).
struct InconsistentNames: Rule {
  let about = RuleDescription(
    "inconsistent-names", .warning, "Info.plist and InfoPlist.strings give the app two names in one language",
    explanation: """
      CFBundleDisplayName of InfoPlist.strings is what stands below the icon in its language. Where the development \
      language's differs from the Info.plist's, one of them is an old name that people don't see.
      """,
    source: "openradar-mirror#14929; QA1950; P14")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      guard let bundle = subject.bundles(of: app, .app).first, let name = bundle.displayName,
        !name.text.contains("$("), !name.text.contains("${")
      else { return [] }
      return subject.strings(of: app).filter { $0.locale == app.loaded.developmentRegion }.compactMap { strings in
        guard let other = strings.value("CFBundleDisplayName"), NormalForm.of(other.text) != NormalForm.of(name.text)
        else { return nil }
        return finding(
          "the app is called \(other.text, as: "name") here and \(name.text, as: "plistName") in its Info.plist",
          at: other.place, fix: Fix("write the same name in both"))
      }
    }
  }
}

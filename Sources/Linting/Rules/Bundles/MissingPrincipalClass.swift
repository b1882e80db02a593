import SimAppFiles
import SimDiagnostics
import SimText

/// An extension whose handler Siri can't create (P8).
struct MissingPrincipalClass: Rule {
  let about = RuleDescription(
    "missing-principal-class", .error, "an extension names no principal class",
    explanation: """
      The extension ends with 'principal object should not be nil' when NSExtensionPrincipalClass isn't the name of a class \
      with its module: $(PRODUCT_MODULE_NAME).IntentHandler. An Intents UI extension may name a storyboard instead.
      """,
    source: "openhab-ios#599; P8")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.compactMap { bundle in
      guard bundle.kind == .intents || bundle.kind == .intentsUI, let part = bundle.part else { return nil }
      let sample = bundle.kind == .intents ? "IntentHandler" : "IntentViewController"
      let fix = "$(PRODUCT_MODULE_NAME).\(sample)"
      guard let name = part.principalClass else {
        guard part.storyboard == nil else { return nil }
        return finding(
          "'NSExtension' has no \("NSExtensionPrincipalClass", as: "key")", at: part.place,
          fix: Fix("add it with the value '\(fix)'"))
      }
      let last = name.text.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      guard last.trimmed.isEmpty || last.hasSuffix(")") else { return nil }
      return finding(
        "\(name.text, as: "class") names no class", at: name.place, fix: Fix("write '\(fix)', or the class that it is"))
    }
  }
}

import SimAppFiles
import SimDiagnostics

/// A principal class that the target doesn't have.
struct UnknownPrincipalClass: Rule {
  let about = RuleDescription(
    "unknown-principal-class", .error, "an extension's principal class isn't in its sources",
    explanation: """
      The extension ends as soon as Siri starts it when NSExtensionPrincipalClass names no class of the target. The name has \
      the module before it: $(PRODUCT_MODULE_NAME).IntentHandler.
      """,
    source:
      "developer.apple.com/documentation/bundleresources/information_property_list/nsextension/nsextensionprincipalclass"
  )

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind != .app }.compactMap { program in
      guard let name = program.plan.principalClass, !program.files.isEmpty else { return nil }
      let parts = name.split(separator: ".").map(String.init)
      guard let last = parts.last else { return nil }
      let classes = program.files.flatMap(\.types).filter { $0.kind == .class }
      let place = subject.placeOfPrincipalClass(in: program.plan)
      let severity: Diagnostic.Severity? = program.hasUnreadParts ? .warning : nil
      guard let found = classes.first(where: { $0.name == last }) else {
        // An Objective-C name may be given in the source: @objc(Name).
        if program.files.contains(where: { $0.names.contains(last) && $0.names.contains("objc") }) { return nil }
        let handlers = classes.filter { $0.inherited.contains("INExtension") }.map(\.name)
        let near = handlers.first ?? nearestName(to: last, among: classes.map(\.name))
        return finding(
          "\(program.plan.target, as: "target") has no class \(last, as: "class")", at: place, severity: severity,
          fix: near.map { Fix("write '$(PRODUCT_MODULE_NAME).\($0)'") })
      }
      let inModule = program.sources.contains { $0.types.contains(found) }
      let modules = [program.plan.module] + program.plan.modules.map(\.name)
      guard parts.count > 1, !modules.contains(parts[0]), inModule else { return nil }
      return finding(
        "\(last, as: "class") is in the module \(program.plan.module, as: "module"), not in \(parts[0], as: "written")",
        at: place, fix: Fix("write '$(PRODUCT_MODULE_NAME).\(last)'"))
    }
  }
}

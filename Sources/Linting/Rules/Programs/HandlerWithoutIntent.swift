import SimAppFiles
import SimDiagnostics

/// A handler of an intent that the extension doesn't say it has.
struct HandlerWithoutIntent: Rule {
  let about = RuleDescription(
    "handler-without-intent", .warning, "a class handles an intent that the extension doesn't support",
    explanation: "Siri goes by IntentsSupported alone: what doesn't stand there never reaches the extension.",
    source: "developer.apple.com/documentation/bundleresources/information_property_list/nsextension")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind == .intents }.flatMap { program -> [Finding] in
      // An intent that another program of the app handles may have its handler in a file that both compile.
      let offered = Set(
        subject.programs.filter { $0.app == program.app && $0.plan.kind != .intentsUI }.flatMap(\.plan.intents))
      return program.sources.flatMap(\.types).flatMap { type -> [Finding] in
        type.inherited.compactMap { name in
          guard let intent = program.requirements.protocols[name], !offered.contains(intent.name) else { return nil }
          return finding(
            "\(type.name, as: "class") handles \(plain: intent.name, as: "intent"), which isn't in 'IntentsSupported'",
            at: FilePlace(type.place, length: type.name.count),
            fix: Fix("add \(intent.name) to 'IntentsSupported' of \(program.plan.target)"))
        }
      }
    }
  }
}

import SimAppFiles
import SimDiagnostics

/// What belongs to a program and can't be built here.
struct UnbuiltPart: Rule {
  let about = RuleDescription(
    "unbuilt-part", .warning, "a part of an extension isn't built here",
    explanation: """
      Swift is compiled, and nothing of the project is run: Objective-C, other people's modules that aren't in the checkout, \
      plug-ins, macros and scripts are left out. A handler that needs none of them talks all the same.
      """,
    source: "docs/doctor.md")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind == .intents }.flatMap { program in
      program.plan.foreign.map { finding(of: $0, program.plan) }
    }
  }

  private func finding(of part: ForeignPart, _ plan: ProgramPlan) -> Finding {
    let users = part.files.count > 1 ? ", which \(part.files.count) files import" : ""
    let place = FilePlace(part.place)
    let fix = Fix(part.remedy)
    let target = plan.target
    switch part.kind {
    case .objectiveC:
      return finding(
        "\(target, as: "target") has \(file: part.name, as: "file"), which isn't Swift", at: place, fix: fix)
    case .bridgingHeader:
      return finding(
        "\(target, as: "target") takes Objective-C in by \(file: part.name, as: "file")", at: place, fix: fix)
    case .module:
      return finding(
        "\(target, as: "target") imports \(part.name, as: "module"), which isn't in the checkout\(users)", at: place,
        fix: fix)
    case .ownModule:
      return finding(
        "\(target, as: "target") imports \(part.name, as: "module"), which isn't Swift\(users)", at: place, fix: fix)
    case .plugin:
      return finding(
        "\(target, as: "target") needs the plug-in or macro \(part.name, as: "plugin")", at: place, fix: fix)
    case .generator:
      return finding(
        "the project of \(target, as: "target") is made by \(plain: part.name, as: "tool") and isn't there", at: place,
        fix: fix)
    case .missingFile:
      return finding(
        "\(target, as: "target") lists \(file: part.name, as: "file"), which isn't there", at: place, fix: fix)
    case .outsideFile:
      return finding(
        "\(target, as: "target") has \(file: part.name, as: "file"), a link out of the checkout", at: place, fix: fix)
    case .buildScript:
      return finding(
        "\(target, as: "target") runs \(part.name, as: "script") when it is built", at: place, severity: .note, fix: fix
      )
    case .compiledResource:
      return finding(
        "\(file: part.name, as: "file") of \(target, as: "target") isn't compiled", at: place, severity: .note, fix: fix
      )
    }
  }
}

import SimAppFiles
import SimDiagnostics
import SimSDKFacts

/// What the compiler says of a program, where it was asked: `sirisim doctor --build`.
struct BuildFault: Rule {
  let about = RuleDescription(
    "build-fault", .error, "a program, or a part of it, doesn't build here",
    explanation: """
      With --build the program is compiled as for a conversation. What keeps it from being built is an error; shared files and \
      modules that are left out are a warning, as the handler does without them; what was changed in the build's own copy is a \
      remark. Where the name is one of Apple's that isn't here, its framework is told.
      """,
    source: "docs/doctor.md")

  /// So many of one target are told: whoever has mended them builds again.
  private static let reportLimit = 20

  func check(_ subject: Subject) -> [Finding] {
    var count: [String: Int] = [:]
    var imports: [String: Set<String>] = [:]
    for file in subject.programs.flatMap(\.files) { imports[file.file] = Set(file.imports.map(\.module)) }
    return subject.buildProblems.compactMap { problem in
      count[problem.target, default: 0] += 1
      guard count[problem.target, default: 0] <= Self.reportLimit else { return nil }
      return finding(of: problem, imports, subject)
    }
  }

  private func finding(of problem: BuildProblem, _ imports: [String: Set<String>], _ subject: Subject) -> Finding {
    let text = problem.diagnostic.message
    let program = subject.programs.first { $0.plan.target == problem.target && $0.plan.kind == .intents }
    let place =
      problem.diagnostic.place.map { FilePlace($0) }
      ?? FilePlace(file: program?.plan.place.file ?? program?.plan.infoPath ?? "")
    switch problem.kind {
    case .leftOut:
      return finding(
        "\(problem.target, as: "target"): \(plain: text, as: "fault")", at: place, severity: .warning,
        fix: Fix("nothing, as long as the handler does without it"))
    case .mended:
      return finding(
        "\(problem.target, as: "target") is built with a change: \(plain: text, as: "change")", at: place,
        severity: .note)
    case .fault:
      let fault = CompilerFault(text, imports: imports[place.file] ?? [])
      let message: Message =
        switch (fault.symbol, fault.framework) {
        case (let symbol?, let framework?):
          "\(problem.target, as: "target") isn't built: \(plain: text, as: "fault") (\(plain: symbol, as: "symbol") of \(plain: framework, as: "framework"))"
        case (let symbol?, nil):
          "\(problem.target, as: "target") isn't built: \(plain: text, as: "fault") (\(plain: symbol, as: "symbol"))"
        case (nil, _): "\(problem.target, as: "target") isn't built: \(plain: text, as: "fault")"
        }
      return finding(message, at: place, fix: fix(of: fault, text, problem.target))
    }
  }

  private func fix(of fault: CompilerFault, _ text: String, _ target: String) -> Fix {
    if let module = fault.module {
      return AppleModules.contains(module)
        ? Fix("put what the handler needs into files that do without \(module)")
        : Fix("put the sources of \(module) into the checkout, as a package or a framework of the project")
    }
    if let framework = fault.framework {
      let isHere = SDKModule.all.contains { $0.name == framework }
      return Fix(
        isHere
          ? "\(framework) is here without it: put what needs it into a file that the handler does without"
          : "\(framework) isn't here: put what needs it into a file that the handler does without")
    }
    if text.hasPrefix("cannot find") {
      return Fix("make the file, the package or the framework that declares it a member of '\(target)'")
    }
    return Fix("mend it; where Xcode takes it, leave it out of the handler's files")
  }
}

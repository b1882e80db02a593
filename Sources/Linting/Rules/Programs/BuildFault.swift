import SimAppFiles
import SimDiagnostics
import SimSDKFacts

/// The compiler's problems of a program, if it was asked: `sirisim doctor --build`.
struct BuildFault: Rule {
  let about = RuleDescription(
    "build-fault", .error, "a program, or a part of it, doesn't build here",
    explanation: """
      With --build the program is compiled as for a conversation. What keeps it from being built is an error; shared files and \
      modules that are left out are a warning, as the handler does without them; what was changed in the build's own copy is a \
      remark. Where the name is one of Apple's that isn't here, its framework is told.
      """,
    source: "docs/doctor.md")

  /// How many of one target are reported: the next build shows the rest.
  private static let reportLimit = 20

  func check(_ subject: Subject) -> [Finding] {
    var count: [String: Int] = [:]
    // Parts left out cause the other faults, so they are counted separately.
    func key(_ problem: BuildProblem) -> String { "\(problem.target)/\(problem.kind)" }
    var imports: [String: Set<String>] = [:]
    for file in subject.programs.flatMap(\.files) { imports[file.file] = Set(file.imports.map(\.module)) }
    return subject.buildProblems.compactMap { problem in
      count[key(problem), default: 0] += 1
      guard count[key(problem), default: 0] <= Self.reportLimit else { return nil }
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
      let handled = handledIntents(in: place.file, program)
      return finding(
        "\(problem.target, as: "target"): \(sentence: text, as: "fault")", at: place,
        severity: handled.isEmpty ? .warning : nil, fix: leftOutFix(text, handled))
    case .mended:
      return finding(
        "\(problem.target, as: "target") is built with a change: \(sentence: text, as: "change")", at: place,
        severity: .note)
    case .fault:
      let fault = CompilerFault(text, imports: imports[place.file] ?? [])
      let message: Message =
        switch (fault.symbol, fault.framework) {
        case (let symbol?, let framework?):
          "\(problem.target, as: "target") isn't built: \(sentence: text, as: "fault") (\(plain: symbol, as: "symbol") of \(plain: framework, as: "framework"))"
        case (let symbol?, nil):
          "\(problem.target, as: "target") isn't built: \(sentence: text, as: "fault") (\(plain: symbol, as: "symbol"))"
        case (nil, _): "\(problem.target, as: "target") isn't built: \(sentence: text, as: "fault")"
        }
      return finding(message, at: place, fix: fix(of: fault, problem, program, subject))
    }
  }

  /// The program's intents that a file handles: without it nothing answers for them.
  private func handledIntents(in file: String, _ program: ProgramOutline?) -> [String] {
    guard let program else { return [] }
    let names = program.files.filter { $0.file == file }.flatMap(\.types).flatMap(\.inherited)
    return Set(names + names.flatMap(DomainProtocols.members)).compactMap { program.requirements.protocols[$0]?.name }
      .filter(program.plan.intents.contains).sorted()
  }

  /// What to do so that a part that is left out gets built.
  private func leftOutFix(_ text: String, _ handled: [String]) -> Fix {
    let needed =
      handled.isEmpty
      ? "nothing, as long as the handler does without it"
      : "mend it, as it has the handler of \(handled.joined(separator: ", "))"
    guard let symbols = MissingSymbols(text), !symbols.names.isEmpty else { return Fix(needed) }
    let names = symbols.names.joined(separator: ", ")
    guard let module = symbols.module else {
      return Fix("\(needed); else declare \(names), as the skeleton at the end does")
    }
    let what =
      AppleModules.contains(module)
      ? "have a file that stands for \(module) here"
      : "put the sources of \(module) into the checkout, or a file that stands for it"
    return Fix("\(needed); else \(what): the skeleton at the end has \(names)")
  }

  private func fix(
    of fault: CompilerFault, _ problem: BuildProblem, _ program: ProgramOutline?, _ subject: Subject
  ) -> Fix {
    let (text, target) = (problem.diagnostic.message, problem.target)
    if isOfSwift2(problem, subject) {
      return Fix("it is Swift 2, which no compiler of today takes: convert it with an Xcode of its time")
    }
    if let module = fault.module {
      // What lies in the checkout and isn't Swift can't be put there: its own remedy says what it is.
      if let own = program?.plan.foreign.first(where: { [.ownModule, .plugin].contains($0.kind) && $0.name == module })
      {
        return Fix(own.remedy)
      }
      return AppleModules.contains(module)
        ? Fix("put what the handler needs into files that do without \(module)")
        : Fix("put the sources of \(module) into the checkout, as a package or a framework of the project")
    }
    if text.contains("App Intents can be built here") || text.contains("its App Intent can't be built here") {
      return Fix("what keeps each of them from it is told beside it; they are talked about and not run")
    }
    if let framework = fault.framework {
      let isHere = SDKModule.all.contains { $0.name == framework }
      return Fix(
        isHere
          ? "\(framework) is here without it: put what needs it into a file that the handler does without"
          : "\(framework) isn't here: put what needs it into a file that the handler does without")
    }
    if text.hasPrefix("cannot find"), let name = fault.symbol {
      if let fix = root(of: name, problem, program, subject) { return fix }
      return Fix("make the file, the package or the framework that declares it a member of '\(target)'")
    }
    // What a module that isn't here adds to a type of the app's, or declares inside one.
    if Self.ofMembers.contains(where: text.contains), let fix = elsewhere(problem, program) { return fix }
    return Fix("mend it; where Xcode takes it, leave it out of the handler's files")
  }

  /// Whether a fault is in a file of Swift 2: most of its faults don't say so, and one of them does.
  private func isOfSwift2(_ problem: BuildProblem, _ subject: Subject) -> Bool {
    let file = problem.diagnostic.place?.file
    let beside = file == nil ? [] : subject.buildProblems.filter { $0.diagnostic.place?.file == file }
    return ([problem] + beside).contains { Self.ofSwift2.contains(where: $0.diagnostic.message.contains) }
  }

  private static let ofMembers = ["has no member", "no type named", "is not a member type of"]

  /// Messages that only Swift 2 sources cause.
  private static let ofSwift2 = [
    "expected ',' joining parts of a multi-clause condition", "C-style for statement has been removed",
    "'++' is unavailable", "cannot find type 'NSErrorPointer'", "has been removed in Swift 3",
  ]

  /// Why a name isn't found that a member of the target, or something that isn't here, declares; nil if nothing
  /// explains it.
  private func root(
    of name: String, _ problem: BuildProblem, _ program: ProgramOutline?, _ subject: Subject
  ) -> Fix? {
    let declaring = program?.types(named: name).filter { $0.kind != .extension }.compactMap(\.place.file) ?? []
    let leftOut = Set(subject.buildProblems.filter { $0.kind == .leftOut }.compactMap(\.diagnostic.place?.file))
    if let file = declaring.first(where: leftOut.contains) ?? declaring.first {
      return Fix("mend '\(FilePath.name(of: file))', which declares it and doesn't build here")
    }
    return elsewhere(problem, program)
  }

  /// What a file uses that isn't here, and may declare a name that isn't found; nil where it uses nothing of that kind.
  private func elsewhere(_ problem: BuildProblem, _ program: ProgramOutline?) -> Fix? {
    let foreign = program?.plan.foreign ?? []
    let modules = foreign.filter { part in
      [.module, .ownModule].contains(part.kind) && problem.diagnostic.place?.file.map(part.files.contains) ?? false
    }
    if !modules.isEmpty {
      let names = modules.map(\.name).joined(separator: ", ")
      return Fix("it may be of \(names), which isn't built here: \(modules[0].remedy)")
    }
    if foreign.contains(where: { [.bridgingHeader, .objectiveC].contains($0.kind) }) {
      return Fix("it may be Objective-C, which isn't compiled here: what the handler needs of it has to be in Swift")
    }
    return nil
  }
}

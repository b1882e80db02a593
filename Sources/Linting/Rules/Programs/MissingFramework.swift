import SimAppFiles
import SimDiagnostics
import SimSDKFacts

/// An import of a framework of Apple's that isn't here.
struct MissingFramework: Rule {
  let about = RuleDescription(
    "missing-framework", .warning, "a program imports a framework of Apple's that isn't here",
    explanation: """
      Files that import it can't be built. Of files that several targets share, those that the handler does without are left \
      out by themselves; what it needs of them has to stand in files of its own.
      """,
    source: "docs/doctor.md")

  /// Modules that come with the compiler.
  private static let compilers: Set = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "FoundationXML", "Dispatch", "RegexBuilder",
    "Observation", "Synchronization", "Distributed", "Glibc",
  ]
  private static let known = compilers.union(SDKModule.all.map(\.name))

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind != .app }.flatMap { program -> [Finding] in
      var users: [String: [SourceOutline.Import]] = [:]
      var first: [String: SourceOutline] = [:]
      for file in program.files {
        for used in file.imports where AppleModules.contains(used.module) && !Self.known.contains(used.module) {
          users[used.module, default: []].append(used)
          if first[used.module] == nil { first[used.module] = file }
        }
      }
      return users.sorted { $0.key < $1.key }.compactMap { module, uses in
        guard let file = first[module], let use = uses.first else { return nil }
        let others = uses.count > 1 ? ", which \(uses.count) files import" : ""
        return finding(
          "\(program.plan.target, as: "target") imports \(module, as: "module"), which isn't here\(others)",
          at: FilePlace(file: file.file, line: use.line, column: 1),
          fix: Fix("put what the handler needs into files that do without \(module)"))
      }
    }
  }
}

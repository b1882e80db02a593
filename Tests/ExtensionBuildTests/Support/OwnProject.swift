import SimAppFiles
import SimDiagnostics
import TestPrograms

@testable import SimExtensionBuild

/// A project of a test's own in a folder of its own, with a cache beside it.
final class OwnProject {
  let folder: TemporaryFolder
  var plan: ProgramPlan
  var view: ProgramPlan?
  /// Whether it is built in the folder for temporary files.
  var cacheIsTemporary = false

  /// - Parameter files: the sources by their names.
  init(_ files: [(name: String, text: String)], mode: SwiftLanguageMode = .v5) throws {
    folder = try TemporaryFolder()
    plan = ProgramPlan(kind: .intents, target: "Noodles", module: "Noodles", place: TextPlace(file: nil, line: 1))
    plan.languageMode = mode
    plan.principalClass = "Noodles.IntentHandler"
    for (name, text) in files {
      let path = "\(folder.path)/project/\(name)"
      FileWriter.makeFolder(FilePath.folder(of: path))
      _ = Files.write(Array(text.utf8), to: path)
      if name.hasSuffix(".swift") { plan.sources.append(path) }
    }
    plan.infoPath = folder.path + "/project/Noodles/Info.plist"
  }

  func build() throws -> BuildOutcome {
    var environment = ProcessVariables.all
    environment["TMPDIR"] = folder.path
    let kit = try DevelopmentKit.find(environment: environment, programPath: builtProgram("sirisim")).get()
    let build = ProgramBuild(
      plan: plan, view: view, compiler: try SwiftCompiler.find(environment: environment).get(), kit: kit,
      cache: cacheIsTemporary ? .temporary(environment) : BuildCache(folder: try folder.ownCache() + "/sirisim/builds"),
      environment: environment)
    return build.run { false }
  }
}

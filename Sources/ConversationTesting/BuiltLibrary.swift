import Glibc
import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimSession
import Synchronization

/// Apps with their programs, which are built from their sources once in a run of tests.
enum BuiltLibrary {
  private static let kept = Mutex<[[String]: SessionLibrary]>([:])

  /// Reads apps, and builds those that have sources.
  ///
  /// - Parameters:
  ///   - apps: folders of apps; empty for the sample apps.
  ///   - builds: whether their programs are built; otherwise the apps answer on paper.
  /// - Throws: a `Diagnostic` if an app isn't there, or one of its programs can't be built.
  static func open(_ apps: [String], builds: Bool = true) throws -> SessionLibrary {
    func read() throws -> SessionLibrary {
      try SessionLibrary.open(apps: apps, environment: ProcessVariables.all).get()
    }
    guard builds, !apps.isEmpty else { return try read() }
    // Other callers wait, because two builds of one app would get in each other's way.
    return try kept.withLock { kept in
      if let library = kept[apps] { return library }
      let library = try read()
      let tools = tools(ProcessVariables.all)
      let built = library.with(apps: try library.apps.map { try Self.built($0, tools) })
      kept[apps] = built
      return built
    }
  }

  private static func built(_ source: AppSource, _ tools: Result<BuildTools, Diagnostic>) throws -> AppSource {
    guard let build = AppBuild(source, tools: tools) else { return source }
    while build.result == nil { _ = Poll.wait(for: [build]) }
    guard let result = build.result else { return source }
    guard result.isWhole else {
      // If App Intents can't be built, the reason is at the file that is left out.
      let isRead = result.missing.allSatisfy { $0.kind == .appIntents }
      let faults = result.faults.filter { $0.severity == (isRead ? .warning : .error) } + result.faults
      let fault = faults.first
      throw Diagnostic(
        .error,
        "'\(source.app.displayName(in: ""))' isn't built: \(fault?.message ?? "nothing of it can be compiled"); "
          + "'sirisim doctor --build' has all reasons, and with 'builds: false' it talks on paper",
        at: fault?.place)
    }
    return source.with(result)
  }

  /// The tools for builds: as sirisim finds them, else in the sources that this library was built from, where the kit
  /// is built if necessary.
  private static func tools(_ environment: [String: String]) -> Result<BuildTools, Diagnostic> {
    let found = BuildTools.find(environment: environment)
    guard case .failure = found, environment["SIRISIM_SDK"]?.isEmpty ?? true else { return found }
    let inCheckout = BuildTools.find(environment: environment, programPath: program)
    guard case .failure = inCheckout, let build = KitBuild(programPath: program),
      case .success(let compiler) = SwiftCompiler.find(environment: environment)
    else { return inCheckout }
    if let problem = build.run(compiler, environment: environment, BuildProgress(), isCancelled: { false }) {
      return .failure(problem)
    }
    return BuildTools.find(environment: environment, programPath: program)
  }

  /// The path of sirisim itself in the sources that this was built from.
  private static var program: String {
    // Sources/ConversationTesting/BuiltLibrary.swift
    let checkout = (0..<3).reduce(#filePath) { path, _ in FilePath.folder(of: path) }
    // SwiftPM's link to the platform's folder, which isn't there before something is built.
    let real = realpath(checkout + "/.build/debug", nil)
    defer { free(real) }
    return (real.map { String(cString: $0) } ?? checkout + "/.build/platform/debug") + "/sirisim"
  }
}

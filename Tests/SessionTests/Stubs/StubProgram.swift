import SimAppFiles
import TestPrograms

@testable import SimExtensionBuild
@testable import SimSession

/// The handlers that transcripts ask for, all of one style in one program: a compiler that starts for each of them would take
/// most of the time.
///
/// Each lies in a file and an enumeration of its own, so that it stands as it is printed.
struct StubProgram {
  let executable: String
  private let folder: TemporaryFolder

  /// What the compiler said against the stubs.
  struct Refused: Error, CustomStringConvertible {
    var description: String
  }

  /// Intents of an app's own.
  struct Definition {
    /// The files with their classes.
    var sources: [String]
    /// The name of what joins them to a program.
    var bindings: String
  }

  /// - Parameter stubs: the printed handlers.
  init(_ stubs: [String], definition: Definition? = nil) throws {
    folder = try TemporaryFolder()
    executable = folder.path + "/stubs"
    for (index, text) in stubs.enumerated() {
      let name = Self.name(index)
      let (imports, body) = Self.parts(of: text)
      folder.write(
        imports + "enum \(name)Handlers {\n\(body)}\nfinal class \(name): \(name)Handlers.IntentHandler {}\n",
        to: "\(name).swift")
    }
    let bindings = definition.map { ".siriKit.adding(.\($0.bindings))" } ?? ".siriKit"
    folder.write(
      """
      import SimExtensionRunner

      let arguments = ProgramArguments.take(\(bindings))
      ExtensionRunner.main(principalClass: "Stubs.\\(arguments[0])", bindings: \(bindings))

      """, to: "main.swift")
    let environment = ProcessVariables.all
    let kit = try DevelopmentKit.find(environment: environment, programPath: builtProgram("sirisim")).get()
    let compiler = try SwiftCompiler.find(environment: environment).get()
    let sources =
      stubs.indices.map { "\(folder.path)/\(Self.name($0)).swift" } + [folder.path + "/main.swift"]
      + (definition?.sources ?? [])
    try Self.run(
      compiler,
      ["-swift-version", "5", "-module-name", "Stubs", "-Onone", "-wmo", "-no-color-diagnostics", "-suppress-warnings"]
        + ["-c", "-o", executable + ".o"] + kit.compilerArguments.words + sources, environment)
    try Self.run(
      compiler,
      [executable + ".o", "-o", executable] + compiler.linkerArguments.words + kit.linkerArguments.words, environment)
  }

  private static func run(
    _ compiler: SwiftCompiler, _ arguments: [String], _ environment: [String: String]
  ) throws {
    let outcome = ChildProcess.run(compiler.path, arguments, environment: environment) { false }
    if outcome.status != 0 { throw Refused(description: String(decoding: outcome.output, as: UTF8.self)) }
  }

  /// The commands that start a stub in the place of an app's extension.
  func commands(stub index: Int) -> ProgramCommands {
    var commands = ProgramCommands(
      executable: executable, extensionArguments: [Self.name(index)], appArguments: nil)
    commands.sharesFirstProcess = true
    return commands
  }

  private static func name(_ index: Int) -> String { "Stub\(index)" }

  /// The imports at the head of a file, and what follows them.
  private static func parts(of text: String) -> (imports: String, body: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.prefix { $0.isEmpty || $0.hasPrefix("import ") }.count
    return (lines[..<count].map { $0 + "\n" }.joined(), lines[count...].joined(separator: "\n"))
  }
}

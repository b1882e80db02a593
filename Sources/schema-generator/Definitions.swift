import ArgumentParser
import Foundation
import SimDefinitions
import SimDiagnostics
import SimSchema

/// Prints the Swift of `.intentdefinition` files, for scripts that try it.
struct Definitions: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Prints the Swift that definitions stand for.")

  @Argument(help: "The .intentdefinition files of one module.")
  var files: [String]

  @Option(help: "The module's name.")
  var module = "App"

  @Option(help: "The folder into which the files are written.")
  var output: String

  @Flag(help: "Whether other modules may use what is printed.")
  var isPublic = false

  func run() throws {
    var definitions: [IntentDefinition] = []
    for file in files {
      let (definition, diagnostics) = DefinitionReader.read(file)
      print(DiagnosticPrinter().text(of: diagnostics), terminator: "")
      if let definition { definitions.append(definition) }
    }
    let folder = URL(fileURLWithPath: output)
    for file in definitions.swiftFiles(module: module, isPublic: isPublic) {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: target, atomically: true, encoding: .utf8)
    }
  }
}

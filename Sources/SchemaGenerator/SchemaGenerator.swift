import ArgumentParser
import Foundation
import SimDefinitions
import SimDiagnostics
import SimSchema

struct SchemaGenerator: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema-generator",
    abstract: "Prints Intents, the catalogue and the runner's bindings from Vocabulary/Siri/schema.",
    subcommands: [Generate.self, Check.self, Definitions.self])
}

struct PackageFolder: ParsableArguments {
  @Option(help: "The package's folder.")
  var package = "."

  var url: URL { URL(fileURLWithPath: package) }

  func tree() throws -> GeneratedTree {
    var tree = try GeneratedTree.ofPackage(url)
    // The example of an app that defines intents itself.
    let folder = "Tests/Support/DefinedExtension"
    let (definition, diagnostics) = DefinitionReader.read(
      url.appending(path: "\(folder)/Base.lproj/Tea.intentdefinition").path)
    print(DiagnosticPrinter().text(of: diagnostics), terminator: "")
    let files = [definition].compactMap { $0 }.swiftFiles(
      module: "defined_extension", isPublic: false, folder: "\(folder)/Generated")
    tree.add(files, in: "\(folder)/Generated")
    return tree
  }
}

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Writes the files that differ from the schema.")

  @OptionGroup var folder: PackageFolder

  func run() throws {
    let tree = try folder.tree()
    for difference in try tree.write(to: folder.url) { print("was: \(difference)") }
    print("\(tree.files.count) files are as the schema has them.")
  }
}

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Fails when a file differs from the schema.")

  @OptionGroup var folder: PackageFolder

  func run() throws {
    let differences = try folder.tree().differences(in: folder.url)
    guard !differences.isEmpty else { return }
    for difference in differences { print(difference) }
    print("Run: \(GeneratedTree.command)")
    throw ExitCode.failure
  }
}

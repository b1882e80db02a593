import ArgumentParser
import Foundation
import SimDefinitions
import SimDiagnostics
import SimSchema
import SimTranscripts

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
    let folder = "Tests/Support/defined-extension"
    let (definition, diagnostics) = DefinitionReader.read(
      url.appending(path: "\(folder)/Base.lproj/Tea.intentdefinition").path)
    print(DiagnosticPrinter().text(of: diagnostics), terminator: "")
    let files = [definition].compactMap { $0 }.swiftFiles(
      module: "defined_extension", isPublic: false, folder: "\(folder)/Generated")
    tree.add(files, in: "\(folder)/Generated")
    try addEditorFiles(to: &tree)
    for app in try FileManager.default.contentsOfDirectory(atPath: url.appending(path: "Samples").path).sorted() {
      try addDefinitions(ofSample: app, to: &tree)
    }
    return tree
  }
}

extension PackageFolder {
  /// What editors colour transcripts by.
  private func addEditorFiles(to tree: inout GeneratedTree) throws {
    let siri = url.appending(path: "Vocabulary/Siri")
    let lists = try FileManager.default.contentsOfDirectory(atPath: siri.path).sorted().compactMap { language in
      (try? String(contentsOf: siri.appending(path: "\(language)/transcript.list"), encoding: .utf8))
        .map { (path: language + "/transcript.list", text: $0) }
    }
    var diagnostics: [Diagnostic] = []
    let editors = EditorFiles(words: NotationWords(files: lists, diagnostics: &diagnostics))
    print(DiagnosticPrinter().text(of: diagnostics), terminator: "")
    for (folder, name, text) in [
      ("editors/vscode/syntaxes", "talk.tmLanguage.json", editors.textMateGrammar),
      ("editors/vim/syntax", "talk.vim", editors.vimSyntax),
    ] {
      tree.add([GeneratedFile(path: "\(folder)/\(name)", text: text)], in: folder)
    }
  }

  /// The classes of a sample app's own intents, as Xcode generates them into the app's framework.
  private func addDefinitions(ofSample app: String, to tree: inout GeneratedTree) throws {
    let folder = url.appending(path: "Vocabulary/Apps/\(app)/Base.lproj").path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let definitions = names.filter { $0.hasSuffix(".intentdefinition") }.compactMap { name -> IntentDefinition? in
      let (definition, diagnostics) = DefinitionReader.read("\(folder)/\(name)")
      print(DiagnosticPrinter().text(of: diagnostics), terminator: "")
      return definition
    }
    guard !definitions.isEmpty else { return }
    let generated = "Samples/\(app)/Kit/Generated"
    tree.add(definitions.swiftFiles(module: "\(app)Kit", isPublic: true, folder: generated), in: generated)
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

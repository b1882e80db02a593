package import FoundationEssentials
import SimCatalog

/// Everything that is printed from a schema, and how it compares with a package's folder.
package struct GeneratedTree {
  /// A file that differs from what the schema prints.
  package enum Difference: Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    case stale(String)
    /// Printed once, but no longer.
    case leftOver(String)

    /// The file's path, and how it differs.
    package var description: String {
      switch self {
      case .missing(let path): "\(path) is missing"
      case .stale(let path): "\(path) is stale"
      case .leftOver(let path): "\(path) comes from no schema file any more"
      }
    }
  }

  /// What to run when something differs.
  package static let command = "swift run schema-generator generate"

  /// The files as they should be.
  package private(set) var files: [GeneratedFile]
  /// The folders in which every file whose name ends in `+Generated.swift` belongs to the generator.
  private var folders: [String]

  /// - Parameters:
  ///   - schema: What to print from.
  ///   - inventoryCount: How many names `Tests/IntentsTests/Inventory/symbols.txt` has, for the page of supported
  ///     intents.
  package init(_ schema: SchemaModel, inventoryCount: Int? = nil) {
    let printer = SwiftPrinter(schema)
    let folder = "Vocabulary/Siri/schema"
    let classes = PrintTarget(folder: "Sources/Intents/Generated", schema: folder, name: "siriKit", prefix: "IN")
    var entries = classes
    entries.folder = "Sources/Catalog/Schema/Generated"
    var bindings = classes
    bindings.folder = "Sources/ExtensionRunner/Generated"
    bindings.imports = ["import Foundation", "@_spi(Host) import Intents", "import SimCatalog"]
    let catalogue = printer.entries(for: entries)
    files =
      printer.classes(for: classes) + catalogue + [entries.digest(of: catalogue)] + printer.bindings(for: bindings)
      + [SupportPage(schema, inventoryCount: inventoryCount).file]
    folders = [classes.folder, entries.folder, bindings.folder]
  }

  /// Reads the schemas of a package and prints from them: SiriKit's, and that of the tests' extension.
  package static func ofPackage(_ package: URL) throws -> GeneratedTree {
    let schemaFolder = "Vocabulary/Siri/schema"
    let schema = try SchemaReader(folder: package.appending(path: schemaFolder)).read()
    let inventory = package.appending(path: "Tests/IntentsTests/Inventory/symbols.txt")
    let names = (try? String(contentsOf: inventory, encoding: .utf8))?.split(separator: "\n").count
    var tree = GeneratedTree(schema, inventoryCount: names)
    let titles = "\(schemaFolder)/buttons/AddToSiri.titles"
    let text = try String(contentsOf: package.appending(path: titles), encoding: .utf8)
    tree.add([try ButtonTitlesPrinter(path: titles, text: text).file], in: "Sources/SDK/IntentsUI")
    try tree.addExtension(in: "Tests/Support/invented-extension", called: "soups", of: package, over: schema)
    return tree
  }

  /// Adds what is printed for an extension with intents of its own, all of it in the extension's target.
  private mutating func addExtension(
    in folder: String, called name: String, of package: URL, over siriKit: SchemaModel
  ) throws {
    let base = Catalog(siriKit.entries)
    let schema = try SchemaReader(folder: package.appending(path: "\(folder)/Schema"), over: base).read()
    let printer = SwiftPrinter(schema, over: base)
    let imports = ["import Foundation", "@_spi(Host) import Intents"]
    let classes = PrintTarget(
      folder: "\(folder)/Generated", schema: "\(folder)/Schema", name: name, imports: imports)
    var entries = classes
    entries.imports = ["import SimCatalog"]
    var bindings = classes
    bindings.imports = imports + ["import SimCatalog", "import SimExtensionRunner"]
    files += printer.classes(for: classes) + printer.entries(for: entries) + printer.bindings(for: bindings)
    folders.append(classes.folder)
  }

  /// Adds files that are printed from something other than a schema folder: every `+Generated.swift` file in their
  /// folder is theirs.
  package mutating func add(_ files: [GeneratedFile], in folder: String) {
    self.files += files
    folders.append(folder)
  }

  /// The differences in a package's folder.
  package func differences(in package: URL) -> [Difference] {
    let printed = files.compactMap { file -> Difference? in
      guard let text = try? String(contentsOf: package.appending(path: file.path), encoding: .utf8) else {
        return .missing(file.path)
      }
      return text == file.text ? nil : .stale(file.path)
    }
    return printed + leftOvers(in: package).map(Difference.leftOver)
  }

  /// Writes the files that differ, and removes those without a schema file.
  package func write(to package: URL) throws -> [Difference] {
    let differences = differences(in: package)
    for difference in differences {
      switch difference {
      case .leftOver(let path): try FileManager.default.removeItem(at: package.appending(path: path))
      case .missing(let path), .stale(let path):
        let target = package.appending(path: path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        for file in files where file.path == path { try file.text.write(to: target, atomically: true, encoding: .utf8) }
      }
    }
    return differences
  }

  private func leftOvers(in package: URL) -> [String] {
    let known = Set(files.map(\.path))
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)) ?? []
      return names.sorted().filter { $0.hasSuffix("+Generated.swift") }.map { "\(folder)/\($0)" }
        .filter { !known.contains($0) }
    }
  }
}

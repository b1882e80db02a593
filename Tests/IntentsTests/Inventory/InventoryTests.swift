import Foundation
import Testing

/// The names that the module offers, by the compiler's own account.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }
    var identifier: Identifier
    var pathComponents: [String]
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// `Type.member(labels:)`, without the labels of the two parameters that note an answer's place.
  var names: Set<String> {
    Set(symbols.map { $0.pathComponents.joined(separator: ".").replacingOccurrences(of: "file:line:)", with: ")") })
  }

  /// The superclass of each class, by name.
  var superclasses: [String: String] {
    var name: [String: String] = [:]
    for symbol in symbols { name[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
    var table: [String: String] = [:]
    for link in relationships where link.kind == "inheritsFrom" {
      if let source = name[link.source], let target = name[link.target] { table[source] = target }
    }
    return table
  }
}

@Suite("Intents offers every name of the inventory")
struct InventoryTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func nothingIsMissing() throws {
    let graph = try symbolGraph()
    let names = graph.names
    let superclasses = graph.superclasses
    let expected = try String(contentsOf: folder.appending(path: "symbols.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let missing = expected.filter { !offers($0, names, superclasses) }
    #expect(expected.count > 3800)
    #expect(missing.isEmpty, "\(missing.count) of \(expected.count) are missing:\n\(missing.joined(separator: "\n"))")
  }

  /// A member may be inherited; a factory that answers a list of `Self` is.
  private func offers(_ name: String, _ names: Set<String>, _ superclasses: [String: String]) -> Bool {
    if names.contains(name) { return true }
    guard let dot = name.firstIndex(of: "."), let parent = superclasses[String(name[..<dot])] else { return false }
    return !name[dot...].hasPrefix(".init(") && offers(parent + name[dot...], names, superclasses)
  }

  private func symbolGraph() throws -> SymbolGraph {
    let modules = try #require(modulesFolder(), "the folder of built modules was not found")
    let output = FileManager.default.temporaryDirectory.appending(path: "intents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    for module in Self.modules { try extract(module, from: modules, to: output) }
    // One file for the module's own types, one for each module that it extends.
    var graph = SymbolGraph(symbols: [], relationships: [])
    for file in try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil) {
      let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      graph.symbols += part.symbols
      graph.relationships += part.relationships
    }
    return graph
  }

  /// Intents, and the modules whose names the inventory counts to it.
  private static let modules = ["Intents", "IntentsUI", "UIKit", "CoreLocation", "Contacts", "SDKFoundation"]

  private func extract(_ module: String, from modules: URL, to output: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", target,
      "-output-dir", output.path, "-minimum-access-level", "public",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "swift symbolgraph-extract failed for \(module)")
  }

  /// Beside the test program, whichever configuration built it.
  private func modulesFolder() -> URL? {
    var folder = Bundle.main.bundleURL
    if let program = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) {
      folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    }
    let candidates = [folder, folder.deletingLastPathComponent()].map { $0.appending(path: "Modules") }
    return candidates.first { FileManager.default.fileExists(atPath: $0.appending(path: "Intents.swiftmodule").path) }
  }

  private var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}

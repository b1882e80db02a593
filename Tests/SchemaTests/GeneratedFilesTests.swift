import Foundation
import SimCatalog
import SimSchema
import Testing

@Suite("What is printed from the schema is fresh")
struct GeneratedFilesTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func schema() throws -> SchemaModel {
    try SchemaReader(folder: package.appending(path: "Vocabulary/Siri/schema")).read()
  }

  @Test func everyFileIsAsTheSchemaHasIt() throws {
    let differences = try GeneratedTree.ofPackage(package).differences(in: package)
    #expect(
      differences.isEmpty,
      "\(differences.map(\.description).joined(separator: "\n"))\nRun: \(GeneratedTree.command)")
  }

  @Test func theSchemaHasEveryIntent() throws {
    let schema = try schema()
    #expect(schema.intents.count == 61)
    #expect(schema.intents.filter { $0.handlingProtocol == nil }.map(\.name) == ["INGetReservationDetailsIntent"])
    #expect(schema.entries.results.count == 88)
    #expect(schema.entries.objects.count == 74)
  }

  @Test func everyHandlerCanBeConfirmedAndMustHandle() throws {
    let schema = try schema()
    for intent in schema.intents where intent.handlingProtocol != nil {
      let methods = try #require(schema.interfaces[intent.name]).methods
      #expect(methods.contains { $0.purpose == .handle }, "\(intent.name)")
      #expect(methods.contains { $0.purpose == .confirm }, "\(intent.name)")
      for method in methods {
        guard case .resolve(let name) = method.purpose else { continue }
        #expect(intent.parameter(name)?.isResolvable == true, "\(intent.name).\(name)")
      }
    }
  }

  @Test func aStaleAMissingAndALeftOverFileAreReported() throws {
    let tree = GeneratedTree(try schema())
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try tree.write(to: folder)
    #expect(tree.differences(in: folder).isEmpty)
    let generated = folder.appending(path: "Sources/Intents/Generated")
    let stale = "INSendMessageIntent+Generated.swift"
    let missing = "INRequestRideIntent+Generated.swift"
    try "edited by hand".write(to: generated.appending(path: stale), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: generated.appending(path: missing))
    try "".write(to: generated.appending(path: "INOldIntent+Generated.swift"), atomically: true, encoding: .utf8)
    #expect(
      Set(tree.differences(in: folder)) == [
        .stale("Sources/Intents/Generated/\(stale)"), .missing("Sources/Intents/Generated/\(missing)"),
        .leftOver("Sources/Intents/Generated/INOldIntent+Generated.swift"),
      ])
    _ = try tree.write(to: folder)
    #expect(tree.differences(in: folder).isEmpty)
  }
}

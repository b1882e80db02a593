import Foundation
import SimCatalog
import Testing

@testable import SimSchema

/// Whoever follows docs/add-an-intent.md finds every place that is printed, and every key that he may write.
@Suite("The page that says how an intent is added")
struct AddAnIntentTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    try String(contentsOf: package.appending(path: "docs/add-an-intent.md"), encoding: .utf8)
  }

  @Test func aParameterAndACodeArePrintedWhereItSays() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: package.appending(path: "Vocabulary/Siri/schema"), to: folder)
    let file = folder.appending(path: "INSendPaymentIntent.json")
    let before = try String(contentsOf: file, encoding: .utf8)
    let after = before.replacing(
      #""parameters": ["#, with: #""parameters": [{ "name": "ribbon", "type": "String?" }, "#
    )
    .replacing(
      #""confirm(intent:completion:)""#, with: #""confirm(intent:completion:)", "confirm(ribbon:completion:)""#
    )
    .replacing(#""codes": {"#, with: #""codes": { "failureNoRibbonLeft": 99, "#)
    try after.write(to: file, atomically: true, encoding: .utf8)

    let changed = GeneratedTree(try SchemaReader(folder: folder).read())
    let unchanged = Set(
      GeneratedTree(try SchemaReader(folder: package.appending(path: "Vocabulary/Siri/schema")).read()).files)
    let printed = Set(changed.files).subtracting(unchanged).map(\.path)
    let table = try page().matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
    #expect(table.filter { place in !printed.contains { $0.hasPrefix(place) } } == [])
    #expect(printed.filter { path in !table.contains { path.hasPrefix($0) } } == [])
  }

  @Test func everyKeyOfAnIntentStandsThere() throws {
    let names = Set(try page().matches(of: /`[^`\n]+`/).flatMap { $0.output.split { !$0.isLetter }.map(String.init) })
    let missing = keys(of: KeyGate.intent, without: ["telling", "custom"]).subtracting(names)
    #expect(missing.sorted() == [])
  }

  /// The keys of an entry and of those in it. What Siri tells of a response is for docs/lines.md to say.
  private func keys(of gate: KeyGate, without other: Set<String> = []) -> Set<String> {
    guard case .entry(let entries) = gate else { return [] }
    return entries.reduce(into: []) { keys, entry in
      keys.insert(entry.key)
      if !other.contains(entry.key) { keys.formUnion(self.keys(of: entry.value)) }
    }
  }
}

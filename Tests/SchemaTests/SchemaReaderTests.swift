import Foundation
import SimSchema
import Testing

@Suite("A schema file that is wrong is told with its name and what was expected")
struct SchemaReaderTests {
  private static let good = """
    {
      "intent": "INTestIntent", "domain": "Tests", "since": "10.0", "review": false, "alwaysNeedsUnlock": false,
      "resolveOrder": ["content"],
      "parameters": [{ "name": "content", "type": "String?" }],
      "initialisers": ["init(content:)"],
      "handler": {
        "protocol": "INTestIntentHandling",
        "methods": [
          { "resolves": "content", "result": "INStringResolutionResult", "spellings": ["resolveContent(for:with:)"] },
          { "calls": "handle", "spellings": ["handle(intent:completion:)"] }
        ]
      },
      "response": {
        "class": "INTestIntentResponse", "codeEnumeration": "INTestIntentResponseCode",
        "codes": { "success": 1, "unspecified": 0 }, "properties": []
      }
    }
    """

  private func read(_ text: String, as file: String = "INTestIntent.json") throws -> SchemaModel {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "types"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    return try SchemaReader(folder: folder).read()
  }

  private func problem(_ old: String, _ new: String) -> SchemaError? {
    #expect(throws: SchemaError.self) { try read(Self.good.replacingOccurrences(of: old, with: new)) }
  }

  @Test func aGoodFileIsRead() throws {
    let intent = try #require(try read(Self.good).intents.first)
    #expect(intent.name == "INTestIntent")
    #expect(intent.response.codes.cases.map(\.name) == ["unspecified", "success"])
    #expect(intent.initialisers.first?.targets.map(\.name) == ["content"])
  }

  @Test func wrongNamesAreTold() {
    #expect(
      problem("\"resolveOrder\": [\"content\"]", "\"resolveOrder\": [\"contents\"]")?.problem
        == .unknownProperty("contents", in: "resolveOrder", known: ["content"]))
    #expect(
      problem("init(content:)", "init(text:)")?.problem
        == .unknownProperty("text", in: "init(text:)", known: ["content"]))
    #expect(problem("handle(intent:completion:)", "handle")?.problem == .notASpelling("handle"))
    #expect(problem("\"calls\": \"handle\"", "\"calls\": \"ask\"")?.problem == .notAPurpose)
  }

  @Test func aMissingKeyIsToldWithItsPlace() {
    let error = problem("\"name\": \"content\", ", "")
    #expect(error?.description == "INTestIntent.json: at parameters.[0]: \"name\" is missing")
  }

  @Test func aFileHoldsTheIntentOfItsName() {
    let error = #expect(throws: SchemaError.self) { try read(Self.good, as: "INOtherIntent.json") }
    #expect(error?.problem == .wrongFile(intent: "INTestIntent"))
  }

  @Test func brokenJSONIsTold() {
    let error = #expect(throws: SchemaError.self) { try read("{") }
    #expect(error?.file == "INTestIntent.json")
  }
}

import Foundation
import SimCatalog
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
    let schema = try read(Self.good)
    let intent = try #require(schema.intents.first)
    #expect(intent.name == "INTestIntent")
    #expect(intent.codes.map(\.name) == ["unspecified", "success"])
    #expect(intent.parameter("content")?.resolvedBy == ["INStringResolutionResult"])
    #expect(schema.interfaces[intent.name]?.initialisers.first?.targets.map(\.name) == ["content"])
  }

  @Test func factsOfTheIntentAreRead() throws {
    var text = Self.good.replacingOccurrences(of: "String?\" }", with: "String?\", \"required\": true }")
    text = text.replacingOccurrences(
      of: "\"initialisers\": [\"init",
      with: """
        "maps": { "from": "content", "to": "content" }, "custom": true,
        "dialogue": { "changes": "content", "outcome": "request", "unlockedBy": "voip", "observes": "INTestIntent", "underWay": "begins" },
        "vocabulary": { "photoTag": ["content"] },
        "initialisers": ["init
        """)
    text = text.replacingOccurrences(of: "\"success\": 1", with: "\"success\": 1, \"outOfSoup\": 100")
    text = text.replacingOccurrences(
      of: "\"properties\": []", with: "\"properties\": [], \"verdicts\": { \"outOfSoup\": \"offerApp\" }")
    let intent = try #require(try read(text).intents.first)
    #expect(intent.parameter("content")?.isRequired == true)
    #expect(intent.comesFrom == "Maps" && intent.maps == MapsPlaces(from: "content", to: "content") && intent.isCustom)
    #expect(
      intent.dialogue
        == IntentDialogue(
          changes: "content", outcome: .request, unlockedBy: "voip", observes: "INTestIntent", underWay: .begins))
    #expect(intent.vocabulary == [.photoTag: ["content"]])
    #expect(intent.verdict(of: "outOfSoup") == .offerApp)
  }

  @Test func aKeyThatNothingReadsIsReportedWithItsPlaceAndTheNearest() throws {
    let error = try #require(problem("\"resolveOrder\"", "\"resolvOrder\""))
    #expect(
      error.description == "INTestIntent.json:3:3: nothing reads \"resolvOrder\"; did you mean \"resolveOrder\"?")
    #expect(
      problem("\"spellings\": [\"handle", "\"speling\": [\"handle")?.description.hasPrefix("INTestIntent.json:10:")
        == true)
    #expect(
      problem("\"name\": \"content\"", "\"required\": true, \"sett\": 1, \"name\": \"content\"")?.problem
        == .unknownKey("sett", line: 4, column: 38, nearest: "settable"))
  }

  @Test func namesOfWhatThereIsNotAreReported() {
    #expect(
      problem("\"initialisers\"", "\"vocabulary\": { \"photoTags\": [] }, \"initialisers\"")?.problem
        == .unknownName("photoTags", in: "vocabulary", nearest: "photoTag"))
    #expect(
      problem("\"initialisers\"", "\"vocabulary\": { \"photoTag\": [\"contents\"] }, \"initialisers\"")?.problem
        == .unknownName("contents", in: "vocabulary", nearest: "content"))
    #expect(
      problem("\"properties\": []", "\"properties\": [], \"verdicts\": { \"sucess\": \"failed\" }")?.problem
        == .unknownName("sucess", in: "verdicts", nearest: "success"))
    #expect(
      problem("\"properties\": []", "\"properties\": [], \"verdicts\": { \"success\": \"goon\" }")?.problem
        == .unknownName("goon", in: "verdicts", nearest: "goOn"))
    #expect(
      problem("\"type\": \"String?\"", "\"type\": \"String?\", \"replacedBy\": \"text\"")?.problem
        == .unknownProperty("text", in: "replacedBy", known: ["content"]))
    #expect(
      problem("\"type\": \"String?\"", "\"type\": \"String?\", \"answeredBy\": \"contents\"")?.problem
        == .unknownName("contents", in: "answeredBy", nearest: "content"))
  }

  @Test(arguments: [
    ("changes", "contents", SchemaError.Problem.unknownProperty("contents", in: "changes", known: ["content"])),
    ("outcome", "reqest", .unknownName("reqest", in: "outcome", nearest: "request")),
    ("underWay", "begin", .unknownName("begin", in: "underWay", nearest: "begins")),
    ("observes", "INTastIntent", .unknownName("INTastIntent", in: "observes", nearest: "INTestIntent")),
  ])
  func whatTheDialogueCannotMeanIsReported(key: String, value: String, expected: SchemaError.Problem) {
    let dialogue = "\"dialogue\": { \"\(key)\": \"\(value)\" }, \"initialisers\""
    #expect(problem("\"initialisers\"", dialogue)?.problem == expected)
  }

  @Test func wrongNamesAreReported() {
    #expect(
      problem("\"resolveOrder\": [\"content\"]", "\"resolveOrder\": [\"contents\"]")?.problem
        == .unknownProperty("contents", in: "resolveOrder", known: ["content"]))
    #expect(
      problem("init(content:)", "init(text:)")?.problem
        == .unknownProperty("text", in: "init(text:)", known: ["content"]))
    #expect(problem("handle(intent:completion:)", "handle")?.problem == .notASpelling("handle"))
    #expect(problem("\"calls\": \"handle\"", "\"calls\": \"ask\"")?.problem == .notAPurpose)
  }

  @Test func aMissingKeyIsReportedWithItsPlace() {
    let error = problem("\"name\": \"content\", ", "")
    #expect(error?.description == "INTestIntent.json: at parameters.[0]: \"name\" is missing")
  }

  @Test func aFileHoldsTheIntentOfItsName() {
    let error = #expect(throws: SchemaError.self) { try read(Self.good, as: "INOtherIntent.json") }
    #expect(error?.problem == .wrongFile(intent: "INTestIntent"))
  }

  @Test func brokenJSONIsReported() {
    let error = #expect(throws: SchemaError.self) { try read("{") }
    #expect(error?.file == "INTestIntent.json")
  }
}

import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

@testable import SimExtensionBuild

/// These compile for real: few, and small.
struct ProgramBuildTests {
  private static let handler = """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      override func handler(for intent: INIntent) -> Any { self }
      @objc func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let name: String = Noodle.shared.name!
        if let kind = Noodle.shared.kind { print(kind, name.characters.count) }
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
      }
    }

    """
  private static let shared = """
    class Noodle { static let shared = Noodle(); var name = "a", kind = "b"; var session: URLSession? = nil }

    """

  @Test func buildsMendsAndLeavesOut() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", Self.handler), ("Shared/Noodle.swift", Self.shared),
      ("Other/Noodle.swift", "import Nowhere\nclass Pot { let lid = Lid() }\n"),
    ])
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    #expect(
      program.mends.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" } == [
        "5:42 '!' is dropped: the value isn't optional here",
        "6:8 'let' binds a value that isn't optional here",
        "6:56 '.characters' is dropped: a string has its characters itself",
      ])
    #expect(
      program.leftOut.map(\.message) == [
        "'Noodle.swift' is left out, it doesn't build here: no module 'Nowhere' here, and cannot find 'Lid' in scope"
      ])
    #expect(program.leftOut.first?.place == TextPlace(file: project.plan.sources[2], line: 2, column: 23))
    // The second time nothing is compiled: a compiler that isn't there does as well.
    guard case .built(let again) = try project.build() else {
      Issue.record("not taken from the cache")
      return
    }
    #expect(again.executable == program.executable)
    #expect(again.mends == program.mends)
  }

  @Test func tellsErrorsAtTheirPlaces() throws {
    let project = try OwnProject([
      (
        "Noodles/IntentHandler.swift",
        "import Nowhere\nimport Intents\nclass IntentHandler: INExtension {\n  let 汤 = Soup() }\n"
      ),
      ("Noodles/Other.swift", "let broken: Int = \"汤\"\n"),
    ])
    guard case .failed(let faults) = try project.build() else {
      Issue.record("built")
      return
    }
    let told = faults.map {
      "\(FilePath.name(of: $0.place?.file ?? "")):\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)"
    }
    #expect(
      told.sorted() == [
        "IntentHandler.swift:1:8 no module 'Nowhere' here",
        "IntentHandler.swift:4:11 cannot find 'Soup' in scope",
        "Other.swift:1:19 cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  /// A framework, an Intents UI, a definition, a file in Objective-C that stays outside.
  @Test func buildsAWholeProject() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let app = try #require(ProjectReader.read(root + "/Support/Projects/Teahouse").apps.first)
    let project = try OwnProject([])
    project.plan = try #require(app.extensions.first)
    project.view = app.view
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    #expect(program.leftOut == [])
    #expect(program.mends == [])
    #expect(Files.read(program.bundle + "/Info.plist", atMost: 100_000) != nil)
  }

  @Test func buildsElsewhereWhereTheCacheTakesNothing() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", Self.handler), ("Shared/Noodle.swift", Self.shared),
    ])
    // A file in the place of the folder takes nothing from anybody, root included.
    project.folder.write("", to: "cache")
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    #expect(program.remarks.first?.message.contains("can't be written: Not a directory; the build lies in '") == true)
  }
}

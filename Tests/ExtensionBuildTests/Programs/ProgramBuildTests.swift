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

  @Test func buildsFixesAndLeavesOut() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", Self.handler), ("Shared/Noodle.swift", Self.shared),
      ("Other/Noodle.swift", "import Nowhere\nclass Pot { let lid = Lid() }\n"),
    ])
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    #expect(
      program.fixes.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" } == [
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
    #expect(again.fixes == program.fixes)
  }

  /// A shared file that calls what isn't here, of which the handler needs a class; a call in the handler's own file.
  @Test func leavesOutPartsOfWhatIsMissed() throws {
    let project = try OwnProject([
      (
        "Noodles/IntentHandler.swift",
        """
        import Intents
        import Watcher
        class IntentHandler: INExtension, INSendMessageIntentHandling {
          override func handler(for intent: INIntent) -> Any { self }
          func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
            Watcher.log("sent")
            Kitchen().cook()
            completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
          }
        }

        """
      ),
      (
        "Shared/Kitchen.swift",
        """
        import Foundation
        import Watcher
        class Kitchen {
          func cook() { Watcher.log("cooking"); heat() }
          func heat() -> Int { Watcher.degrees() }
        }

        """
      ),
      ("Shared/Menu.swift", "import Watcher\nclass Menu { let page = Watcher.page() }\n"),
    ])
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    let missing = "no module 'Watcher' here, and cannot find 'Watcher' in scope"
    #expect(
      program.fixes.map(\.message).sorted() == [
        "'Kitchen.heat()' ends the program where it is called: it doesn't build here: \(missing)",
        "a call in 'IntentHandler.handle()' is left out: \(missing)",
        "a call in 'Kitchen.cook()' is left out: \(missing)",
      ])
    #expect(program.leftOut.map(\.message) == ["'Menu.swift' is left out, it doesn't build here: \(missing)"])
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
    let reported = faults.map {
      "\(FilePath.name(of: $0.place?.file ?? "")):\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)"
    }
    #expect(
      reported.sorted() == [
        "IntentHandler.swift:1:8 no module 'Nowhere' here",
        "IntentHandler.swift:4:11 cannot find 'Soup' in scope",
        "Other.swift:1:19 cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func remembersErrorsUntilSomethingIsMended() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", "import Intents\nclass IntentHandler: INExtension { let soup = Soup() }\n")
    ])
    guard case .failed(let first) = try project.build(), case .failed(let again) = try project.build() else {
      Issue.record("built")
      return
    }
    #expect(again == first)
    project.folder.write(
      "import Intents\nclass IntentHandler: INExtension {}\n", to: "project/Noodles/IntentHandler.swift")
    guard case .built = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
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
    #expect(program.fixes == [])
    #expect(Files.read(program.bundle + "/Info.plist", atMost: 100_000) != nil)
    let list = try #require(Files.read(program.bundle + "/Frameworks/TeaKit.framework/Info.plist", atMost: 100_000))
    #expect(String(decoding: list, as: UTF8.self).contains("<string>com.example.teahouse.kit</string>"))
  }

  /// It is compiled beside the extension, which is to show it: the extension is then compiled once more.
  @Test func anIntentsUIThatDoesNotBuildIsLeftOut() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let app = try #require(ProjectReader.read(root + "/Support/Projects/Teahouse").apps.first)
    let broken = try TemporaryFolder(["View.swift": "import UIKit\nclass View: UIViewController { let leaf: Leaf }\n"])
    let project = try OwnProject([])
    project.plan = try #require(app.extensions.first)
    project.view = app.view
    project.view?.sources = [broken.path + "/View.swift"]
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    let view = try #require(app.view?.module)
    #expect(program.leftOut.count == 1)
    #expect(program.leftOut[0].message.hasPrefix("the Intents UI '\(view)' is left out, it doesn't build here: "))
    #expect(program.leftOut[0].message.contains("'Leaf'"))
  }

  /// A data model, a class that Xcode generates, and one that the author has written.
  @Test func makesWhatXcodeMakesOfADataModel() throws {
    let project = try OwnProject([
      (
        "Noodles/IntentHandler.swift",
        """
        import CoreData
        import Intents
        class IntentHandler: INExtension {
          func names(in context: NSManagedObjectContext) throws -> [String?] {
            let request: NSFetchRequest<Trip> = Trip.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Trip.start, ascending: true)]
            return try context.fetch(request).map { trip in
              trip.addToPlans(Plan(context: context))
              return trip.name ?? #keyPath(Trip.name)
            }
          }
        }
        @objc(Plan) public class Plan: NSManagedObject {
          @NSManaged var note: String?
          override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
            super.init(entity: entity, insertInto: context)
          }
        }

        """
      ), ("Noodles/Travel.xcdatamodeld/Travel.xcdatamodel/contents", DataModelTests.contents),
    ])
    project.plan.resources = [ResourceFile(path: project.folder.path + "/project/Noodles/Travel.xcdatamodeld")]
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    #expect(
      program.fixes.map { "\($0.place?.line ?? 0) \($0.message)" } == [
        "15 'override' is 'required': without Objective-C it has to say so"
      ])
    let bytes = try #require(Files.read(program.bundle + "/Travel.momd/Travel.mom", atMost: 100_000))
    let list = String(decoding: bytes, as: UTF8.self)
    #expect(list.contains("<key>class</key><string>Noodles.Trip</string>"))
    #expect(list.contains("<key>class</key><string>Noodles.Plan</string>"))
    #expect(!FileReader.exists(program.bundle + "/Travel.xcdatamodeld"))
  }

  /// What Swift 3 took, and what mode 6 alone reads.
  @Test func followsTheModeThatTheSourcesWereWrittenFor() throws {
    let handler = """
      import Intents
      class IntentHandler: INExtension {
        override func handler(for intent: INIntent) -> Any? { NSStringFromClass(INSendMessageIntent) }
      }

      """
    let old = try OwnProject([("Noodles/IntentHandler.swift", handler)])
    old.plan.languageMode = .v4
    guard case .built(let program) = try old.build() else {
      Issue.record("not built: \(try old.build())")
      return
    }
    #expect(program.fixes.map(\.message) == ["'.self' is added: Swift 3 did without it"])
    let new = try OwnProject([
      (
        "Noodles/IntentHandler.swift",
        """
        import Intents
        var count = 0
        class IntentHandler: INExtension {
          override func handler(for intent: INIntent) -> Any? { "1;2".firstMatch(of: /[0-9];(?<last>2)/)?.last }
        }

        """
      )
    ])
    new.plan.languageMode = .v6
    guard case .built(let mended) = try new.build() else {
      Issue.record("not built: \(try new.build())")
      return
    }
    #expect(mended.fixes.map(\.message) == ["'Noodles' is compiled in language mode 5: in mode 6 it has errors here"])
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

import Foundation
import SimAppFiles
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

@Suite("Whose App Intents are") struct AppIntentOwnerTests {
  private static let soup = """
    import AppIntents
    struct Stir: AppIntent { static let title: LocalizedStringResource = "Stir" }

    """

  /// The apps of a folder with the files of their App Intents, as they count from the folder.
  private func owners(_ files: [String: String]) throws -> (owners: [String: [String]], plan: ProjectPlan) {
    let folder = try TemporaryFolder(files)
    let plan = ProjectReader.read(folder.path)
    var owners: [String: [String]] = [:]
    for app in plan.apps {
      owners[app.loaded.app.displayName(in: "")] = app.loaded.appIntents.sources.map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    return (owners, plan)
  }

  @Test func `what a part of an app is built of is the app's, beside its extension`() throws {
    var files = SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/Stir.swift"]).files
    files["Ext/Stir.swift"] = Self.soup
    let (owners, plan) = try owners(files)
    #expect(owners == ["Small": ["Ext/Stir.swift"]])
    #expect(plan.apps.map { $0.extensions.map(\.target) } == [["SmallIntents"]])
  }

  @Test func `what no target builds is nobody's where others are built, but for what a package holds`() throws {
    var files = SmallProject(sources: ["Ext/Stir.swift"]).files
    files["Ext/Stir.swift"] = Self.soup
    files["Ext/Old.swift"] = Self.soup
    files["Pots/Package.swift"] = ""
    files["Pots/Sources/Pots/Boil.swift"] = Self.soup
    let (owners, plan) = try owners(files)
    #expect(owners == ["Small": ["Ext/Stir.swift", "Pots/Sources/Pots/Boil.swift"]])
    // It is told, as its author waits for its phrases.
    let told = plan.problems.filter { $0.message.hasPrefix("no target has this file as a member") }
    #expect(told.compactMap(\.place?.file).map { $0.hasSuffix("/Ext/Old.swift") } == [true])
  }

  @Test func `an app without an Info.plist has them, and nothing of it is to be built`() throws {
    var files = SmallProject(sources: ["Ext/Stir.swift"]).files
    files["Ext/Stir.swift"] = Self.soup
    files["Ext/Info.plist"] = nil
    let (owners, plan) = try owners(files)
    #expect(owners == ["Small": ["Ext/Stir.swift"]])
    #expect(plan.apps.allSatisfy { $0.extensions.isEmpty && $0.app == nil })
    #expect(plan.problems.allSatisfy { $0.severity < .error })
  }

  @Test func `without a project they are the nearest app's, those of tests are nobody's`() throws {
    func info(_ name: String) -> String {
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.\(name)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      """
    }
    let (owners, _) = try owners([
      "A/Info.plist": info("Ant"), "A/Stir.swift": Self.soup, "B/Info.plist": info("Bee"), "B/In/Stir.swift": Self.soup,
      "B/StirTests/Stir.swift": Self.soup, "B/Other.swift": "import AppIntents\n",
    ])
    #expect(owners == ["Ant": ["A/Stir.swift"], "Bee": ["B/In/Stir.swift", "B/Other.swift"]])
  }

  @Test func `without any app they are the extension's that is there, else the folder stands for the app`() throws {
    let intents = try owners(["Ext/Info.plist": Plist.extensionInfo, "Ext/H.swift": "", "More/Stir.swift": Self.soup])
    #expect(intents.owners.values.map { $0 } == [["More/Stir.swift"]])
    #expect(intents.plan.apps.map(\.extensions.count) == [1])
    let (alone, plan) = try owners(["Ladle/Sources/Stir.swift": Self.soup, "Ladle/Project.swift": ""])
    #expect(alone == ["Ladle": ["Ladle/Sources/Stir.swift"]])
    #expect(plan.apps.map(\.extensions.count) == [0])
  }

  @Test func `where none is built they are the nearest app's, whatever is built that only speaks of them`() throws {
    var files = SmallProject(sources: ["Ext/Delegate.swift"]).files
    files["Ext/Delegate.swift"] = "import AppIntents\nfunc opened() { Shortcuts.updateAppShortcutParameters() }\n"
    files["Ext/Stir.swift"] = Self.soup
    let (owners, plan) = try owners(files)
    #expect(owners == ["Small": ["Ext/Delegate.swift", "Ext/Stir.swift"]])
    #expect(!plan.problems.map(\.message).contains { $0.hasPrefix("no target has this file") })
  }

  @Test func `a folder in which nothing says so has none`() throws {
    let (owners, plan) = try owners(["A/Other.swift": "import AppIntents\nstruct Other: View {}\n"])
    #expect(owners.isEmpty)
    #expect(plan.problems.map(\.message).contains { $0.hasPrefix("no Intents extension and no App Intents below") })
  }
}

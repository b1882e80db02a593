import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

/// What the sources of an extension import, and where it comes from.
@Suite("Modules of a checkout") struct ModuleTests {
  private func program(_ files: [String: String], _ project: SmallProject = SmallProject()) throws -> ProgramPlan {
    let folder = try TemporaryFolder(project.files.merging(files) { $1 })
    return try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
  }

  @Test(
    arguments: [
      ("import Kit", ["Kit"]), ("@testable import Kit", ["Kit"]), ("public import struct Kit.Shelf", ["Kit"]),
      ("import Foundation; import Kit", ["Kit"]), ("@_exported import Kit", ["Kit"]),
      ("// import Kit", []), ("/* /* */ import Kit */", []), ("let text = \"\"\"\nimport Kit\n\"\"\"", []),
      ("let a = \"\\(b(\"import Kit\"))\"", []), ("request.import(Kit)", []),
      ("#if os(watchOS)\nimport Kit\n#endif", ["Kit"]),
    ])
  func `imports are read as the compiler reads them`(_ source: String, _ modules: [String]) throws {
    let program = try program([
      "Ext/IntentHandler.swift": source,
      "Kit/Package.swift":
        "// swift-tools-version:5.9\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Kit/Sources/Kit/Kit.swift": "",
    ])
    #expect(program.modules.map(\.name) == modules)
    #expect(program.foreign.isEmpty)
  }

  @Test func `a module of somebody else's is named with the files that import it`() throws {
    let program = try program(
      [
        "Ext/IntentHandler.swift": "import Foundation\nimport Alamofire\n", "Ext/B.swift": "import Alamofire\n",
        "Ext/C.swift": "#if canImport(Sentry)\nimport Sentry\n#endif\n", "Podfile": "pod 'Alamofire', '~> 5.0'\n",
      ], SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/B.swift", "Ext/C.swift"]))
    let part = try #require(program.foreign.first)
    #expect(program.foreign.count == 1)
    #expect(part.kind == .module)
    #expect(part.name == "Alamofire")
    #expect(part.files.map { $0.split(separator: "/").last } == ["IntentHandler.swift", "B.swift"])
    #expect(part.place.line == 2)
    #expect(part.remedy == "it is a pod; run 'pod install', so that its sources lie in 'Pods'")
  }

  @Test func `what a package manager has put into the checkout is taken`() throws {
    let manifest = { (name: String) in
      "// swift-tools-version:5.9\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }
    let program = try program([
      "Ext/IntentHandler.swift": "import Fetched\nimport Cart\nimport Podded\nimport Described\n",
      "SourcePackages/checkouts/fetched/Package.swift": manifest("Fetched"),
      "SourcePackages/checkouts/fetched/Sources/Fetched/F.swift": "",
      "Carthage/Checkouts/Cart/Package.swift": manifest("Cart"), "Carthage/Checkouts/Cart/Sources/Cart/C.swift": "",
      "Pods/Podded/Source/P.swift": "", "Pods/Podded/Tests/T.swift": "",
      "Own/Described.podspec": "s.name = 'Described'\ns.source_files = 'Classes/**/*.{h,swift}'\n",
      "Own/Classes/D.swift": "", "Own/Example/E.swift": "",
    ])
    #expect(program.modules.map(\.name) == ["Fetched", "Cart", "Podded", "Described"])
    #expect(
      program.modules.map { $0.sources.map { $0.split(separator: "/").last ?? "" } } == [
        ["F.swift"], ["C.swift"], ["P.swift"], ["D.swift"],
      ])
    #expect(program.foreign.isEmpty)
  }

  @Test func `a folder that is called as the module is one, where nothing else is`() throws {
    let program = try program([
      "Ext/IntentHandler.swift": "import Shelf\nimport Cellar\nimport Ext\n", "Shelf/Shelf.swift": "import Cellar\n",
      "Shelf/Tests/T.swift": "", "Sources/Cellar/C.swift": "", "Cellar.framework/Info.plist": "",
    ])
    #expect(program.modules.map(\.name) == ["Cellar", "Shelf"])
    #expect(program.modules.map { $0.sources.map(FilePath.name(of:)) } == [["C.swift"], ["Shelf.swift"]])
    #expect(program.foreign.map(\.name) == ["Ext"])
  }

  @Test func `paths that differ from the disk's in the case of letters alone are found`() throws {
    let project = SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/a.swift", "shared/b.swift", "Ext/None.swift"])
    let folder = try TemporaryFolder(
      project.files.filter { !project.sources.contains($0.key) }.merging([
        "Ext/intenthandler.swift": "", "Ext/A.swift": "", "Ext/a.SWIFT": "", "Shared/B.swift": "",
      ]) { $1 })
    let program = try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
    #expect(program.sources.map(FilePath.name(of:)) == ["intenthandler.swift", "B.swift"])
    // Of two nobody knows which one is meant.
    #expect(
      program.foreign.filter { $0.kind == .missingFile }.map { FilePath.name(of: $0.name) } == [
        "a.swift", "None.swift",
      ])
  }

  @Test func `two folders whose names differ in the case of letters alone are one`() throws {
    let project = SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/Deep/B.swift"])
    let folder = try TemporaryFolder(
      project.files.filter { !project.sources.contains($0.key) }.merging([
        "EXT/IntentHandler.swift": "", "ext/deep/b.swift": "", "Ext/Deep/C.swift": "",
      ]) { $1 })
    let program = try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
    #expect(
      program.sources.map { $0.dropFirst(folder.path.count) } == ["/EXT/IntentHandler.swift", "/ext/deep/b.swift"])
    #expect(!program.foreign.contains { $0.kind == .missingFile })
  }

  @Test func `macros and what is built already are named`() throws {
    let program = try program([
      "Ext/IntentHandler.swift": "import Macros\nimport Closed\n",
      "Kit/Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", targets: [
        .macro(name: "Macros", dependencies: [.target(name: "Helper")]),
        .binaryTarget(name: "Closed", path: "Closed.xcframework"),
      ])
      """,
    ])
    #expect(program.foreign.map(\.kind) == [.plugin, .ownModule])
  }

  @Test func `the sources of a package's target are those that it names`() throws {
    let program = try program([
      "Ext/IntentHandler.swift": "import Core\n",
      "Kit/Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        targets: [
          .target(
            name: "Core", dependencies: [], path: "Code", exclude: ["Old", "Notes.md"], sources: ["Main", "One.swift"],
            resources: [.copy("Main/data.json")], swiftSettings: [.define("CORE"), .define("MORE", .when(platforms: [.iOS]))])
        ], swiftLanguageModes: [.v5])
      """,
      "Kit/Code/One.swift": "", "Kit/Code/Two.swift": "", "Kit/Code/Main/A.swift": "", "Kit/Code/Old/B.swift": "",
      "Kit/Code/Main/data.json": "", "Kit/Code/Main/other.json": "",
    ])
    let module = try #require(program.modules.first)
    #expect(
      module.sources.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "Main/A.swift", "Code/One.swift",
      ])
    #expect(module.resources.map(\.name) == ["data.json"])
    #expect(module.conditions == ["CORE", "MORE", "SWIFT_PACKAGE"])
    #expect(module.languageMode == .v5)
  }
}

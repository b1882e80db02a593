import Foundation
import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

/// What is broken in a project costs what is broken, is told with its place, and nothing traps.
@Suite("Broken projects") struct BrokenProjectTests {
  private func read(
    _ files: [String: String], _ path: String = "", prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> (plan: ProjectPlan, problems: [String], folder: String) {
    let folder = try TemporaryFolder(files)
    try prepare(folder)
    let plan = ProjectReader.read(folder.path + path)
    let text = PlanText(root: folder.path)
    return (plan, plan.problems.map(text.text), folder.path)
  }

  private func sources(_ plan: ProjectPlan, _ folder: String) -> [String] {
    plan.apps.first?.extensions.first?.sources.map { String($0.dropFirst(folder.count + 1)) } ?? []
  }

  private func replacing(_ old: String, _ new: String, in project: SmallProject = SmallProject()) -> [String: String] {
    var files = project.files
    files["Small.xcodeproj/project.pbxproj"] = project.text.replacingOccurrences(of: old, with: new)
    return files
  }

  @Test func `a sound one has nothing to tell`() throws {
    let (plan, problems, folder) = try read(SmallProject().files)
    #expect(problems.isEmpty)
    #expect(plan.apps.map(\.name) == ["Small"])
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
  }

  // MARK: The notation

  @Test func `of a merge conflict both sides are read`() throws {
    var project = SmallProject()
    project.sources = ["Ext/IntentHandler.swift", "Ext/Ours.swift", "Ext/Theirs.swift"]
    let (plan, problems, folder) = try read(
      replacing(
        "\t\t\t\tB1,\n\t\t\t\tB2,\n", "<<<<<<< HEAD\n\t\t\t\tB1,\n=======\n\t\t\t\tB2,\n>>>>>>> feature\n", in: project)
    )
    #expect(sources(plan, folder) == project.sources)
    #expect(
      problems.map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "error: a merge conflict isn't resolved; both sides are read"
      ])
    #expect(problems[0].hasPrefix("Small.xcodeproj/project.pbxproj:"))
  }

  @Test func `what both sides of a merge began with is passed over`() throws {
    var project = SmallProject()
    project.sources = ["Ext/IntentHandler.swift", "Ext/Old.swift"]
    let (plan, _, folder) = try read(
      replacing(
        "\t\t\t\tB1,\n", "<<<<<<< HEAD\n||||||| base\n\t\t\t\tB1,\n=======\n>>>>>>> feature\n", in: project))
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
  }

  @Test(
    arguments: [
      ("\t\t\tisa = PBXTargetDependency;", "\t\t\tisa PBXTargetDependency;", "expected '=' after the key 'isa'"),
      ("\t\t\ttarget = EXT;\n\t\t};\n", "\t\t\ttarget = EXT;\n", "expected"),
      ("\t\t\t\tRELEASE,\n\t\t\t);", "\t\t\t\tRELEASE,", "expected ')' or an element of the list"),
      ("name = Small;", "name = \"Small;", "expected ';' after the value of 'name'"),
    ])
  func `a broken object costs that object`(_ old: String, _ new: String, _ message: String) throws {
    let (plan, problems, folder) = try read(replacing(old, new))
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  @Test func `a target of an unknown kind, one without a name, and one that is lost`() throws {
    let (plan, problems, _) = try read(
      replacing(
        "\t\t\t\tEXT,\n", "\t\t\t\tGONE,\n\t\t\t\tODD,\n\t\t\t\tMUTE,\n",
        in: SmallProject(
          objects:
            "\t\tODD = {isa = PBXQuantumTarget; name = Odd; };\n\t\tMUTE = {isa = PBXNativeTarget; };\n\t\tTEXT = text;\n"
        )))
    // The extension is found although the project's list has lost it.
    #expect(plan.apps.first?.extensions.map(\.target) == ["SmallIntents"])
    #expect(problems.contains { $0.hasSuffix("the target 'GONE' isn't in the file") })
    #expect(problems.contains { $0.hasSuffix("the target 'MUTE' has no name") })
    #expect(problems.contains { $0.hasSuffix("the object 'TEXT' is a string; expected a dictionary") })
  }

  @Test(arguments: [
    "", "garbage", "{", "{}", "( a, b )", "<plist></plist>", "bplist00\u{1}", "{ objects = { }; rootObject = A; }",
  ])
  func `what is no project is reported, and its folder is read without it`(_ text: String) throws {
    var files = SmallProject().files
    files["Small.xcodeproj/project.pbxproj"] = text
    let (plan, problems, folder) = try read(files)
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
    #expect(problems.contains { $0.hasPrefix("Small.xcodeproj/project.pbxproj:1: error: ") }, "\(problems)")
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `projects in other forms of property lists are read`(_ format: PropertyListSerialization.PropertyListFormat)
    throws
  {
    let list: [String: Any] = [
      "archiveVersion": 1, "rootObject": "PROJECT",
      "objects": [
        "PROJECT": ["isa": "PBXProject", "targets": ["EXT"]],
        "EXT": [
          "isa": "PBXNativeTarget", "name": "SmallIntents", "productType": "com.apple.product-type.app-extension",
          "buildConfigurationList": "LIST", "buildPhases": ["SOURCES"],
        ],
        "LIST": ["isa": "XCConfigurationList", "buildConfigurations": ["RELEASE"]],
        "RELEASE": [
          "isa": "XCBuildConfiguration", "name": "Release", "buildSettings": ["INFOPLIST_FILE": "Ext/Info.plist"],
        ],
        "SOURCES": ["isa": "PBXSourcesBuildPhase", "files": ["B"]], "B": ["isa": "PBXBuildFile", "fileRef": "F"],
        "F": ["isa": "PBXFileReference", "path": "Ext/IntentHandler.swift", "sourceTree": "SOURCE_ROOT"],
      ],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    let (plan, problems, folder) = try read(SmallProject().files) {
      $0.write(data, to: "Small.xcodeproj/project.pbxproj")
    }
    #expect(problems.isEmpty)
    #expect(plan.apps.first?.extensions.first?.target == "SmallIntents")
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
  }

  @Test func `a huge project on one line is read`() throws {
    var project = SmallProject()
    project.objects = (0..<20_000).map { "X\($0) = {isa = PBXFileReference; path = \"f\($0).h\"; };" }.joined() + "\n"
    let (plan, problems, folder) = try read(project.files)
    #expect(problems.isEmpty)
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
  }

  @Test func `brackets without end are reported`() throws {
    let (_, problems, _) = try read([
      "A.xcodeproj/project.pbxproj": "{ a = " + String(repeating: "({b=", count: 100_000)
    ])
    #expect(problems.contains { $0.hasPrefix("A.xcodeproj/project.pbxproj:1: error: ") })
    #expect(problems.count < 40)
  }

  // MARK: Circles

  @Test func `groups that hold each other`() throws {
    let objects = """
      \t\tG1 = {isa = PBXGroup; children = (G2, F9, ); path = a; sourceTree = "<group>"; };
      \t\tG2 = {isa = PBXGroup; children = (G1, ); path = b; sourceTree = "<group>"; };
      \t\tF9 = {isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
      \t\tB9 = {isa = PBXBuildFile; fileRef = F9; };
      \t\tV1 = {isa = PBXVariantGroup; children = (V1, ); name = v; };
      \t\tB8 = {isa = PBXBuildFile; fileRef = V1; };

      """
    let project = SmallProject(objects: objects)
    let (plan, _, folder) = try read(replacing("\t\t\t\tB0,\n", "\t\t\t\tB0,\n\t\t\t\tB9,\n\t\t\t\tB8,\n", in: project))
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
  }

  @Test func `files of settings that include each other, and settings that name each other`() throws {
    var project = SmallProject(
      objects: "\t\tXC = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };\n")
    project.ofConfiguration = "\t\t\tbaseConfigurationReference = XC;\n"
    project.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "$(ONE).x"
    var files = project.files
    files["A.xcconfig"] = "#include \"B\"\nONE = $(TWO)\n"
    files["B.xcconfig"] = "TWO = $(ONE)\n#include \"A.xcconfig\"\nthis is none\nSWIFT_VERSION = 4.2\n"
    let (plan, problems, folder) = try read(files)
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
    #expect(plan.apps.first?.extensions.first?.languageMode == .v4_2)
    #expect(plan.apps.first?.extensions.first?.bundleIdentifier == nil)
    #expect(
      problems == [
        "B.xcconfig:2: error: 'A.xcconfig' includes itself",
        "B.xcconfig:3: warning: 'this is none' is no setting; expected 'NAME = value'",
      ])
  }

  @Test func `a file of settings that isn't there`() throws {
    var project = SmallProject(
      objects: "\t\tXC = {isa = PBXFileReference; path = Secrets.xcconfig; sourceTree = SOURCE_ROOT; };\n")
    project.ofConfiguration = "\t\t\tbaseConfigurationReference = XC;\n"
    let (plan, problems, folder) = try read(project.files)
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("warning: there is no 'Secrets.xcconfig'; what it would set isn't known") == true)
  }

  @Test func `targets that need each other`() throws {
    var project = SmallProject(objects: "\t\tBACK = {isa = PBXTargetDependency; target = APP; };\n")
    project.ofTarget = "\t\t\tdependencies = (BACK, );\n"
    let (plan, problems, _) = try read(project.files)
    #expect(plan.apps.map(\.name) == ["Small"])
    #expect(problems.isEmpty)
  }

  @Test func `modules that import each other`() throws {
    var files = SmallProject().files
    files["Ext/IntentHandler.swift"] = "import Left\n"
    files["Kit/Package.swift"] = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Left"), .target(name: "Right")])
      """
    files["Kit/Sources/Left/Left.swift"] = "import Right\n"
    files["Kit/Sources/Right/Right.swift"] = "import Left\n"
    let (plan, problems, _) = try read(files)
    #expect(plan.apps.first?.extensions.first?.modules.map(\.name) == ["Right", "Left"])
    #expect(problems == ["Kit/Sources/Right/Right.swift:1: error: the modules import each other: Left → Right → Left"])
  }

  // MARK: Files

  @Test func `files that aren't there, and what isn't Swift`() throws {
    let project = SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/Gone.swift", "Ext/Old.m"])
    var files = project.files
    files["Ext/Gone.swift"] = nil
    let (plan, _, folder) = try read(files)
    let program = try #require(plan.apps.first?.extensions.first)
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift"])
    #expect(program.foreign.map(\.kind) == [.missingFile, .objectiveC])
    #expect(program.foreign.first?.place.file == folder + "/Small.xcodeproj/project.pbxproj")
  }

  @Test func `a link that leads out of the checkout isn't followed, one inside it is`() throws {
    let outside = try TemporaryFolder(["Secret.swift": "let secret = 1\n"])
    let project = SmallProject(sources: ["Ext/IntentHandler.swift", "Ext/Out.swift", "Ext/In.swift"])
    let (plan, _, folder) = try read(project.files) { folder in
      folder.write("", to: ".git/HEAD")
      for (name, target) in [("Out", outside.path + "/Secret.swift"), ("In", folder.path + "/Ext/IntentHandler.swift")]
      {
        try FileManager.default.removeItem(atPath: folder.path + "/Ext/\(name).swift")
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/Ext/\(name).swift", withDestinationPath: target)
      }
    }
    #expect(sources(plan, folder) == ["Ext/IntentHandler.swift", "Ext/In.swift"])
    #expect(plan.apps.first?.extensions.first?.foreign.map(\.kind) == [.outsideFile])
  }

  @Test func `folders that are links to what is around them`() throws {
    let (plan, problems, folder) = try read(["Ext/Info.plist": Plist.extensionInfo, "Ext/A.swift": ""]) {
      try FileManager.default.createSymbolicLink(atPath: $0.path + "/Ext/loop", withDestinationPath: $0.path)
    }
    #expect(sources(plan, folder) == ["Ext/A.swift"])
    #expect(problems.isEmpty)
  }

  @Test(arguments: ["a b", "it's \"quoted\"", "茶馆", "two\nlines", "$(HOME)", "-x", "a\\b", "é", "#{}"])
  func `names of files with all that names may hold`(_ name: String) throws {
    let project = SmallProject(
      sources: ["\(name)/\(name).swift"],
      settings: ["INFOPLIST_FILE": name.contains("$") ? "Ext/Info.plist" : "\(name)/Info.plist"])
    var files = project.files
    if !name.contains("$") { files["\(name)/Info.plist"] = files.removeValue(forKey: "Ext/Info.plist") }
    let (plan, problems, folder) = try read(files)
    #expect(sources(plan, folder) == project.sources)
    #expect(problems.isEmpty)
  }

  // MARK: What was named

  @Test func `the folder of an extension stands for its target, members from outside of it too`() throws {
    var project = SmallProject(sources: ["Ext/IntentHandler.swift", "Shared/Store.swift"])
    project.objects = "\t\tUNUSED = {isa = PBXGroup; };\n"
    for isCheckout in [true, false] {
      let (plan, problems, folder) = try read(project.files, "/Ext") {
        if isCheckout { $0.write("", to: ".git/HEAD") }
      }
      #expect(problems.isEmpty)
      #expect(plan.apps.map(\.name) == ["Small"])
      #expect(sources(plan, folder) == ["Ext/IntentHandler.swift", "Shared/Store.swift"])
    }
    // Of a checkout, nothing above it is looked at.
    let (alone, _, other) = try read(project.files, "/Ext") { $0.write("", to: "Ext/.git/HEAD") }
    #expect(sources(alone, other) == ["Ext/IntentHandler.swift"])
  }

  @Test func `what isn't there, and what is no project`() throws {
    let folder = try TemporaryFolder([
      "Notes.txt": "", "App.xcworkspace/contents.xcworkspacedata": "text", "Empty/a": "",
    ])
    func problem(_ name: String) -> String {
      ProjectReader.read(folder.path + "/" + name).problems.map(PlanText(root: folder.path).text).joined(
        separator: "\n")
    }
    #expect(problem("Nots.txt") == "Nots.txt:1: error: there is no 'Nots.txt'")
    #expect(problem("Notes.txt").hasPrefix("Notes.txt:1: error: 'Notes.txt' is no project; expected an .xcodeproj"))
    #expect(problem("App.xcworkspace").contains("error: the file is no workspace; expected '<Workspace'"))
    #expect(problem("Empty").contains("error: no Intents extension and no App Intents below"))
  }

  @Test(arguments: [("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate")])
  func `a project that a tool would make`(_ file: String, _ command: String) throws {
    let (_, problems, _) = try read([file: "name: App\n", "Sources/A.swift": ""])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("\(file):1: error: ") == true)
    #expect(problems.first?.contains("run '\(command)'") == true)
  }
}

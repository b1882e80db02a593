import Foundation
import SimAppFiles
import SimDiagnostics
import SimText
import TestPrograms
import Testing

/// Projects that have been damaged at random, always in the same way: nothing traps, and what is told has a place in its file.
@Suite("Damaged projects") struct ProjectFuzzTests {
  private static let pieces = [
    "{", "}", "(", ")", "=", ";", ",", "\"", "'", "/*", "*/", "//", "<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> b\n",
    "\\", "\\U",
    "<", ">", "$(", "isa = PBXProject;", "EXT", "\n\t\tEXT = {", "\u{0}", "茶", "\t", "../../..", "[sdk=",
  ].map { Array($0.utf8) }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 3: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: start)
      default: bytes.removeLast(bytes.count - start)
      }
    }
    return bytes
  }

  @Test(arguments: [
    "Small.xcodeproj/project.pbxproj", "A.xcconfig", "Kit/Package.swift", "Ext/IntentHandler.swift", "Own/Own.podspec",
    "W.xcworkspace/contents.xcworkspacedata", "Ext/Info.plist",
  ])
  func nothingTraps(_ name: String) throws {
    var project = SmallProject(
      objects: """
        \t\tXC = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };
        \t\tSYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EXC, ); path = Ext; sourceTree = SOURCE_ROOT; };
        \t\tEXC = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = EXT; };

        """)
    project.ofTarget = "\t\t\tfileSystemSynchronizedGroups = (SYNC, );\n"
    project.ofConfiguration = "\t\t\tbaseConfigurationReference = XC;\n"
    var files = project.files
    files["A.xcconfig"] =
      "#include? \"B.xcconfig\"\nA[sdk=iphoneos*] = $(inherited) $(B:lower)\nSWIFT_VERSION = 5.0 // five\n"
    files["Kit/Package.swift"] = """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Code", resources: [.copy("a")])])
      """
    files["Kit/Code/Kit.swift"] = "public let kit = 1\n"
    files["Ext/IntentHandler.swift"] =
      "import Kit\nimport Own\n#if canImport(A)\n@testable import struct A.B\n#endif\n/* \"\\(a)\" */"
    files["Own/Own.podspec"] = "s.name = 'Own'\ns.source_files = ['Classes/**/*.swift',\n 'More/*']\n"
    files["Own/Classes/Own.swift"] = "let own = 1\n"
    files["W.xcworkspace/contents.xcworkspacedata"] =
      "<Workspace version = \"1.0\"><Group location = \"group:.\"><FileRef location = \"group:Small.xcodeproj\"/></Group></Workspace>"
    let folder = try TemporaryFolder(files)
    let sound = Array((files[name] ?? "").utf8)
    var random = SeededNumbers(seed: 20_261_122)
    for _ in 0..<60 {
      let bytes = damaged(sound, &random)
      folder.write(Data(bytes), to: name)
      let path = name.hasPrefix("W.") ? folder.path + "/W.xcworkspace" : folder.path
      let plan = ProjectReader.read(path)
      #expect(plan.problems.count <= 400)
      let lines = bytes.count { $0 == 0x0A } + 1
      for problem in plan.problems where problem.place?.file?.hasSuffix(name) == true {
        let place = try #require(problem.place)
        #expect(place.line >= 1 && place.line <= lines && place.column >= 1)
      }
    }
  }
}

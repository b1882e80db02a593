import Glibc
import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

@testable import SimExtensionBuild

/// Nothing of a project reaches the compiler but names.
@Suite("What the compiler is told") struct CompilerArgumentsTests {
  @Test func thereAreForty() { #expect(Set(HostileTexts.all).count == 40) }

  @Test(arguments: HostileTexts.all) func `a text that is no name doesn't pass as one`(_ text: String) {
    var arguments = CompilerArguments("-c")
    arguments.add("-D", name: text)
    arguments.add("-module-name", name: text)
    arguments.add("-module-alias", name: "os", isCalled: text)
    arguments.add("-module-alias", name: text, isCalled: "SDKOS")
    #expect(arguments.words == ["-c"])
    #expect(arguments.refused == [text, text, text, text])
  }

  @Test(arguments: HostileTexts.all) func `a path is one, whatever it is called`(_ text: String) {
    var arguments = CompilerArguments()
    arguments.add(path: text)
    arguments.add("-o", path: text)
    let passed = arguments.words.filter { $0 != "-o" }
    #expect(passed.allSatisfy { $0.utf8.first == 0x2F || $0.utf8.starts(with: [0x2E, 0x2F]) })
    #expect(passed.joined().utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }

  @Test(arguments: ["A", "DEBUG_1", "_x", "汤", "é", "e\u{301}", "Ünïcode"]) func `a name passes`(_ name: String) {
    var arguments = CompilerArguments()
    arguments.add("-D", name: name)
    #expect(arguments.words == ["-D", name])
  }

  @Test(arguments: HostileTexts.all) func `what is made of it is a name`(_ text: String) {
    #expect(SwiftName.isName(SwiftName.made(of: text)))
    #expect(!SwiftName.isName(text))
  }

  @Test func `nothing is run where something is refused`() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", "import Intents\nclass IntentHandler: INExtension {}\n")
    ])
    let mark = project.folder.path + "/ran"
    project.folder.write("#!/bin/sh\necho > \(mark)\nexit 1\n", to: "script")
    chmod(project.folder.path + "/script", 0o755)
    project.folder.write("-driver-use-frontend-path\n\(project.folder.path)/script\n", to: "flags")
    let text = "@\(project.folder.path)/flags"
    var asCondition = project.plan
    asCondition.conditions = [text]
    var asModule = project.plan
    asModule.module = text
    for plan in [asCondition, asModule] {
      project.plan = plan
      if case .built = try project.build() { Issue.record("built with \(text)") }
    }
    #expect(access(mark, F_OK) != 0)
  }

  /// The driver reads arguments of the linker out of a section of each object, which a source may fill.
  @Test func `what an object asks of the linker is looked at`() throws {
    let folder = try TemporaryFolder()
    let mark = folder.path + "/ran"
    folder.write("#!/bin/sh\necho > \(mark)\nexit 1\n", to: "script")
    chmod(folder.path + "/script", 0o755)
    let request = Array("-fuse-ld=\(folder.path)/script\0".utf8)
    let type = request.map { _ in "UInt8" }.joined(separator: ", ")
    let project = try OwnProject([
      (
        "Noodles/IntentHandler.swift",
        """
        import Intents
        class IntentHandler: INExtension {}
        @section(".swift1_autolink_entries") @used let asked: (\(type)) = (\(request.map(String.init).joined(separator: ", ")))

        """
      )
    ])
    guard case .failed(let faults) = try project.build() else {
      Issue.record("built")
      return
    }
    #expect(
      faults.first?.message
        == "'Noodles' isn't linked: its sources give the linker '-fuse-ld=\(folder.path)/script', which is no library")
    #expect(access(mark, F_OK) != 0)
  }

  @Test(arguments: [
    [], [0x7F], Array("!<arch>\n".utf8), [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 200),
  ])
  func `what is no object is not linked`(_ bytes: [UInt8]) {
    #expect(LinkerRequests.unwanted(in: bytes) == "what is no object")
  }
}

/// A project's own files, in which the same stands.
@Suite("What a project says") struct HostileProjectTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
    <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
    <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
    </dict></dict></dict></plist>

    """

  /// As a literal of Swift and of a project's file, as far as it can be written in one.
  private static func quoted(_ text: String) -> String {
    "\"" + String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 })) + "\""
  }

  private func programs(_ files: [String: String]) throws -> [ProgramPlan] {
    let folder = try TemporaryFolder()
    for (name, text) in files { folder.write(text, to: name) }
    return ProjectReader.read(folder.path).apps.flatMap(\.extensions)
  }

  private func check(_ programs: [ProgramPlan], _ text: String) {
    for program in programs {
      #expect(SwiftName.isName(program.module), "\(text)")
      #expect(program.conditions.allSatisfy(SwiftName.isName), "\(text): \(program.conditions)")
      for module in program.modules {
        #expect(SwiftName.isName(module.name), "\(text)")
        #expect(module.conditions.allSatisfy(SwiftName.isName), "\(text): \(module.conditions)")
      }
    }
  }

  @Test func `a package's definitions`() throws {
    for text in HostileTexts.all {
      let define = ".define(\(Self.quoted(text)))"
      let programs = try programs([
        "Package.swift": """
        // swift-tools-version:5.5
        let package = Package(name: "Garden", targets: [
          .target(name: "GardenIntents", dependencies: ["GardenKit"], swiftSettings: [\(define), .define("GOOD")]),
          .target(name: "GardenKit", swiftSettings: [\(define), .define("GOOD")]),
        ])

        """,
        "Sources/GardenIntents/Info.plist": Self.info,
        "Sources/GardenIntents/IntentHandler.swift":
          "import Intents\nimport GardenKit\nclass IntentHandler: INExtension {}\n",
        "Sources/GardenKit/Kit.swift": "",
      ])
      // Where the text ends the literal, the manifest is none.
      if !text.unicodeScalars.contains(where: { "\"\\".unicodeScalars.contains($0) }) {
        #expect(programs.flatMap(\.modules).count == 1, "\(text)")
      }
      #expect(programs.allSatisfy { $0.conditions.contains("SWIFT_PACKAGE") })
      check(programs, text)
    }
  }

  @Test func `a package's targets`() throws {
    for text in HostileTexts.all {
      check(
        try programs([
          "Package.swift":
            "// swift-tools-version:5.5\nlet package = Package(name: \"Garden\", targets: [.target(name: \(Self.quoted(text)), path: \"Source\")])\n",
          "Source/Info.plist": Self.info,
          "Source/IntentHandler.swift": "import Intents\nclass IntentHandler: INExtension {}\n",
        ]), text)
    }
  }

  @Test func `a project's settings`() throws {
    for text in HostileTexts.all {
      let written = Self.quoted(text.split(separator: "\\").joined().split(separator: "\"").joined())
      let programs = try programs([
        "Small.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          objects = {
            F0 = {isa = PBXFileReference; path = Ext/IntentHandler.swift; sourceTree = SOURCE_ROOT; };
            B0 = {isa = PBXBuildFile; fileRef = F0; };
            EXT = {isa = PBXNativeTarget; buildConfigurationList = LIST; buildPhases = (SOURCES, ); name = SmallIntents;
              productType = "com.apple.product-type.app-extension"; };
            LIST = {isa = XCConfigurationList; buildConfigurations = (RELEASE, ); };
            RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
              INFOPLIST_FILE = Ext/Info.plist; PRODUCT_MODULE_NAME = \(written);
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = \(written); }; };
            SOURCES = {isa = PBXSourcesBuildPhase; files = (B0, ); };
            PROJECT = {isa = PBXProject; targets = (EXT, ); };
          };
          rootObject = PROJECT;
        }

        """,
        "Ext/Info.plist": Self.info,
        "Ext/IntentHandler.swift": "import Intents\nclass IntentHandler: INExtension {}\n",
      ])
      #expect(programs.count == 1, "\(text)")
      check(programs, text)
    }
  }
}

/// The main that is compiled into a developer's module.
@Suite("The generated main") struct GeneratedMainTests {
  @Test(arguments: HostileTexts.all) func `a class's name stays in its literal`(_ text: String) {
    let main = GeneratedMain(principalClass: text, viewController: text).text
    let plain = GeneratedMain(principalClass: "Name", viewController: "Name").text
    // The same marks in the same places, whatever the name is.
    let marks = { (text: String) in text.unicodeScalars.filter { $0 == "\"" }.count }
    #expect(marks(main) == marks(plain))
    #expect(main.unicodeScalars.filter { $0 == "\n" }.count == plain.unicodeScalars.filter { $0 == "\n" }.count)
    #expect(!main.contains("\\("))
  }
}

/// A folder for builds where anybody may make one.
@Suite("The folder of builds") struct BuildFolderTests {
  @Test func `a folder that is somebody else's is refused`() throws {
    let folder = try TemporaryFolder()
    let cache = BuildCache.temporary(["TMPDIR": folder.path])
    #expect(cache.makeReady() == 0)
    #expect(!cache.isSomebodyElses)
    chmod(cache.folder, 0o777)
    #expect(cache.isSomebodyElses)
    #expect(cache.makeReady() == EPERM)
    chmod(cache.folder, 0o700)
    // A link to a folder of one's own is made by whoever made the link.
    rename(cache.folder, folder.path + "/own")
    symlink(folder.path + "/own", cache.folder)
    #expect(cache.makeReady() == EPERM)
    unlink(cache.folder)
    guard geteuid() == 0 else { return }
    mkdir(cache.folder, 0o755)
    chown(cache.folder, 65_534, 65_534)
    #expect(cache.makeReady() == EPERM)
  }

  @Test func `nothing that lies there is run`() throws {
    let project = try OwnProject([
      ("Noodles/IntentHandler.swift", "import Intents\nclass IntentHandler: INExtension {}\n")
    ])
    project.cacheIsTemporary = true
    guard case .built(let program) = try project.build() else {
      Issue.record("not built: \(try project.build())")
      return
    }
    let cache = FilePath.folder(of: program.executable).split(separator: "/programs/")[0]
    chmod(String(cache), 0o777)
    guard case .failed(let faults) = try project.build() else {
      Issue.record("taken from a folder that others may write")
      return
    }
    #expect(faults.first?.message.contains("is somebody else's") == true)
  }
}

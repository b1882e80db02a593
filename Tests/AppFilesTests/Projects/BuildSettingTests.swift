import SimAppFiles
import TestPrograms
import Testing

/// Settings as they reach a plan: inherited, conditional, made of each other.
@Suite("Build settings") struct BuildSettingTests {
  private func program(_ settings: [String: String], _ files: [String: String] = [:]) throws -> ProgramPlan {
    var project = SmallProject()
    project.settings.merge(settings) { $1 }
    let folder = try TemporaryFolder(project.files.merging(files) { $1 })
    return try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
  }

  @Test(
    arguments: [
      ("com.example.$(PRODUCT_NAME:lower)", "com.example.smallintents"),
      ("${TARGET_NAME:rfc1034identifier}.x", "SmallIntents.x"), ("$(MISSING:default=com.example)", "com.example"),
      ("$(NAME_$(CONFIGURATION))", "com.release"), ("a$b", "a$b"), ("com.$(MISSING)", nil), ("$(LOOP)", nil),
      ("$(A", nil), ("", nil),
    ])
  func `variables`(_ written: String, _ expected: String?) throws {
    let program = try program([
      "PRODUCT_BUNDLE_IDENTIFIER": written, "NAME_Release": "com.release", "LOOP": "$(LOOP2)", "LOOP2": "$(LOOP)",
    ])
    #expect(program.bundleIdentifier == expected)
  }

  @Test func `settings that grow without end have no value`() throws {
    var settings = ["PRODUCT_BUNDLE_IDENTIFIER": "$(X0)"]
    for index in 0..<15 { settings["X\(index)"] = String(repeating: "$(X\(index + 1))", count: 10) }
    #expect(try program(settings).bundleIdentifier == nil)
  }

  @Test func `conditions of the compiler`() throws {
    let program = try program([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) ONE",
      "OTHER_SWIFT_FLAGS": "-D TWO \"-DTHREE\" -Xcc -DFOUR -Osize",
      "OTHER_SWIFT_FLAGS[sdk=watchos*]": "-D WATCH",
    ])
    #expect(program.conditions == ["ONE", "TWO", "THREE"])
  }

  @Test(
    arguments: [
      ("3.0.1", SwiftLanguageMode.v4), ("4.0", .v4), ("4.2", .v4_2), ("5.0", .v5), ("5", .v5), ("6.0", .v6),
      ("$(V)", .v4_2),
      ("", .v5), ("new", .v5),
    ])
  func `versions of Swift`(_ version: String, _ mode: SwiftLanguageMode) throws {
    #expect(try program(["SWIFT_VERSION": version, "V": "4.2"]).languageMode == mode)
  }

  @Test func namesForTextsAreMadeWhereTheSettingsAskForThem() throws {
    #expect(try program(["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]).makesStringSymbols)
    #expect(try !program(["STRING_CATALOG_GENERATE_SYMBOLS": "NO"]).makesStringSymbols)
    #expect(try !program([:]).makesStringSymbols)
  }

  @Test func `an Info.plist may have any name and lie behind settings`() throws {
    let program = try program(
      ["INFOPLIST_FILE": "$(SRCROOT)/$(PLISTS)/Intents-$(CONFIGURATION).plist", "PLISTS": "Lists"],
      ["Lists/Intents-Release.plist": Plist.extensionInfo])
    #expect(program.infoPath?.hasSuffix("/Lists/Intents-Release.plist") == true)
    #expect(program.principalClass == "SmallIntents.IntentHandler")
  }

  @Test func `a bridging header that imports nothing is none`() throws {
    let empty = try program(["SWIFT_OBJC_BRIDGING_HEADER": "B.h"], ["B.h": "//\n//  Bridging\n"])
    #expect(empty.foreign.isEmpty)
    let full = try program(["SWIFT_OBJC_BRIDGING_HEADER": "B.h"], ["B.h": "#import \"Old.h\"\n"])
    #expect(full.foreign.map(\.kind) == [.bridgingHeader])
  }
}

import Foundation
import SimDiagnostics
import SimLinting
import Testing

/// What a path may be.
@Suite struct PathTests {
  @Test func ofOneFileTheAppAroundItIsRead() throws {
    let app = try WalksApp()
    try app.replace("Get a Walks ride home", by: "Get a ride home", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace("roadster", by: "car", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace("<string>卡车</string>", by: "<string>车</string>", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let result = Checker().check(try app.subject("en.lproj/AppIntentVocabulary.plist"))
    #expect(result.findings.map(\.rule) == ["generic-term", "example-without-name"])
    #expect(result.files == 1)
    #expect(result.apps == ["Walks"])
  }

  @Test func aFileByItselfIsReadWithoutAnApp() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.vocabulary, to: "far/away/from/AppIntentVocabulary.plist")
    let result = Checker().check(try app.subject("far/away/from/AppIntentVocabulary.plist"))
    #expect(result.findings.map(\.rule) == ["untried-examples"])
    #expect(result.apps.isEmpty)
  }

  /// A project stands for what its targets are built from: nothing else of the folder around it.
  @Test(arguments: ["Patio.xcodeproj", "Patio.xcodeproj/"])
  func aProjectIsReadAsItsTargets(_ path: String) throws {
    let app = try WalksApp(PatioProject.files)
    try app.write(WalksFiles.appInfo, to: "Others/App/Info.plist")
    try app.write(WalksFiles.extensionInfo, to: "Others/Extension/Info.plist")
    let result = Checker().check(try app.subject(path))
    #expect(result.apps == ["Patio"])
    #expect(result.files == 3)
    try app.replace(
      "Get a Patio ride home", by: "Hey Siri, get a Patio ride home", in: "Patio/en.lproj/AppIntentVocabulary.plist")
    #expect(Checker().check(try app.subject(path)).findings.map(\.rule).contains("example-with-hey-siri"))
    try app.remove("Patio.xcodeproj/project.pbxproj")
    #expect(throws: (any Error).self) { try app.subject("None.xcodeproj") }
  }

  @Test func whatSiriDoesNotReadIsReported() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.plist("<dict><key>Colour</key><string>red</string></dict>"), to: "Colours.plist")
    #expect(throws: (any Error).self) { try app.subject("Colours.plist") }
    #expect(throws: (any Error).self) { try app.subject("Missing.plist") }
  }

  @Test func aBrokenFileByItselfIsAFinding() throws {
    let app = try WalksApp()
    try app.write("<plist><dict><key>a", to: "Broken.plist")
    #expect(Checker().check(try app.subject("Broken.plist")).findings.map(\.rule) == ["malformed-file"])
  }

  /// A folder that holds other things, too: what a build has left and what others have written is passed over.
  @Test func whatABuildHasLeftIsPassedOver() throws {
    let app = try WalksApp()
    for folder in ["build", "Pods/Other", ".git/x", "DerivedData/x", "Walks.app"] {
      try app.write("<plist>", to: folder + "/Info.plist")
    }
    #expect(try app.result().findings.isEmpty)
    #expect(try app.result().files == 6)
  }

  /// An app that has been built: its extension lies inside of it.
  @Test func aBundleIsReadWithItsExtension() throws {
    let app = try WalksApp()
    for (name, text) in WalksFiles.all {
      let inner = name.replacing("App/", with: "").replacing("Extension/", with: "PlugIns/Walks.appex/")
      try app.write(text, to: "Built/Walks.app/" + inner)
    }
    let result = try app.result(of: "Built/Walks.app")
    #expect(result.findings.map { "\($0.rule) \($0.message.text)" } == [])
    #expect(result.files == 6)
    #expect(result.apps == ["Walks"])
  }
}

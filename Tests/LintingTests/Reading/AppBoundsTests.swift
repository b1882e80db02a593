import SimAppFiles
import SimLinting
import Testing

/// Which files are one app's when one of them is checked, and which apps are one another's neighbours.
@Suite struct AppBoundsTests {
  private static let vocabulary = "en.lproj/AppIntentVocabulary.plist"

  @Test func aCheckoutEndsTheWayUp() throws {
    let app = try WalksApp()
    try app.addSecond()
    // Nothing of First is an extension any more, and Second lies outside of its checkout.
    try app.remove("First/Extension/Info.plist")
    try app.write("ref: refs/heads/main", to: "First/.git/HEAD")
    let result = Checker().check(try app.subject("First/" + Self.vocabulary))
    #expect(result.apps.isEmpty)
    #expect(result.findings.map(\.rule) == ["untried-examples"])
  }

  @Test(arguments: ["Walks.xcodeproj/project.pbxproj", "Walks.xcworkspace/contents", "Package.swift", "Podfile"])
  func soDoesAProject(_ mark: String) throws {
    let app = try WalksApp()
    try app.addSecond()
    try app.remove("First/Extension/Info.plist")
    try app.write("{}", to: "First/" + mark)
    #expect(try app.subject("First/" + Self.vocabulary).apps.isEmpty)
  }

  @Test func neighboursAreNotReadForOneFile() throws {
    let app = try WalksApp()
    try app.addSecond()
    for name in ["First", "Second"] {
      try app.replace(
        name == "First" ? "Get a Walks ride home" : "Get a Strolls ride home", by: "Get a ride home",
        in: "\(name)/\(Self.vocabulary)")
    }
    let subject = try app.subject("Second/" + Self.vocabulary)
    #expect(subject.apps.map(\.name) == ["Strolls"])
    #expect(Set(subject.files.map { $0.contains("/Second/") }) == [true])
    #expect(try app.report("example-collision", "term-collision", of: "Second/" + Self.vocabulary).isEmpty)
  }

  @Test func aVocabularyInAFolderOfAppsBelongsToNoneOfThem() throws {
    let app = try WalksApp()
    try app.addSecond()
    try app.write(WalksFiles.vocabulary, to: "Third/" + Self.vocabulary)
    #expect(try app.report("repeated-vocabulary").isEmpty)
    #expect(try app.report("untried-examples").hasPrefix("Third/" + Self.vocabulary))
    #expect(try app.subject("Third/" + Self.vocabulary).apps.isEmpty)
  }

  @Test func anExtensionBesideItsAppIsFoundByItsProject() throws {
    let app = try WalksApp(PatioProject.files)
    // An app clip lies as near to the extension, and comes first.
    let clip = PatioProject.appInfo.replacing("<dict>", with: "<dict><key>NSAppClip</key><dict/>")
    try app.write(clip, to: "Clip/Info.plist")
    let whole = try app.subject()
    #expect(whole.apps.map(\.name) == ["Patio"])
    #expect(whole.apps[0].loaded.infoPlist?.file.hasSuffix("/Patio/Info.plist") == true)
    #expect(try app.report("untried-examples", "missing-usage-description").isEmpty)
    #expect(try app.subject("Patio/" + Self.vocabulary).apps.map(\.name) == ["Patio"])
  }

  @Test func theFolderIsNamedFromWithin() throws {
    let app = try WalksApp()
    let subject = try app.subject("App/../en.lproj/AppIntentVocabulary.plist")
    #expect(subject.apps.map(\.name) == ["Walks"])
    #expect(subject.focus?.hasSuffix("App/../en.lproj/AppIntentVocabulary.plist") == true)
    #expect(subject.vocabularies.contains { $0.file == subject.focus })
  }
}

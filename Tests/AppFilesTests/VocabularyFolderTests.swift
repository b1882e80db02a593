import SimAppFiles
import SimDiagnostics
import SimRecognition
import TestPrograms
import Testing

@Suite struct VocabularyFolderTests {
  private let files = [
    "Vocabulary/Siri/en/lines/a.lines": "", "Vocabulary/Siri/zh-Hans/lines/a.lines": "",
    "Vocabulary/Siri/zh-Hans/locales.list": "zh = not Hant TW HK\n",
    "Vocabulary/Siri/schema/x.json": "{}", "Vocabulary/Users/ann.plist": Plist.xml("<dict/>"),
    "Vocabulary/Apps/Walks/App/Info.plist": Plist.appInfo, "bin/sirisim": "",
    "share/sirisim/Vocabulary/Siri/en/lines/a.lines": "",
  ]

  @Test func thePlaceThatIsNamedIsTheOnlyOne() throws {
    let folder = try TemporaryFolder(files)
    let path = folder.path + "/Vocabulary"
    #expect(try VocabularyFolder.find(explicit: path, environment: [:]).path == path)
    #expect(try VocabularyFolder.find(environment: ["SIRISIM_VOCABULARY": path]).path == path)
    #expect(throws: Diagnostic.self) { try VocabularyFolder.find(explicit: folder.path, environment: [:]) }
    #expect(throws: Diagnostic.self) {
      try VocabularyFolder.find(environment: ["SIRISIM_VOCABULARY": folder.path + "/nowhere"])
    }
  }

  @Test func thenBesideTheProgramThenInTheSources() throws {
    let folder = try TemporaryFolder(files)
    let installed = try VocabularyFolder.find(environment: [:], program: folder.path + "/bin/sirisim")
    #expect(installed.path == folder.path + "/share/sirisim/Vocabulary")
    let sources = try VocabularyFolder.find(environment: [:], program: "/nowhere/bin/sirisim")
    #expect(sources.languages.contains("en"))
  }

  @Test(
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("en_US", "en"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
      ("zh-Hans-CN", "zh-Hans"),
      ("zh-SG", "zh-Hans"), ("zh-TW", nil), ("fr", nil), ("../en", nil), ("", nil), ("schema", nil),
    ] as [(String, String?)])
  func aLocaleFindsItsLanguage(_ locale: String, _ language: String?) throws {
    let folder = try TemporaryFolder(files)
    #expect(VocabularyFolder(path: folder.path + "/Vocabulary").language(for: locale) == language)
  }

  @Test(
    arguments: [
      ("zh-CN", "zh-Hans-CN"), ("zh", "zh-Hans"), ("zh-Hans-SG", "zh-Hans-SG"), ("en-GB", "en-GB"), ("fr", "fr"),
    ])
  func aLocaleIsSpeltOutByWhatServesIt(_ locale: String, _ whole: String) throws {
    let folder = try TemporaryFolder(files)
    #expect(VocabularyFolder(path: folder.path + "/Vocabulary").spelledOut(locale) == whole)
  }

  @Test func appsAndUsersGoByNameAndStayInside() throws {
    let folder = try TemporaryFolder(files)
    let vocabulary = VocabularyFolder(path: folder.path + "/Vocabulary")
    #expect(vocabulary.languages == ["en", "zh-Hans"])
    #expect(vocabulary.apps == ["Walks"])
    #expect(vocabulary.users == ["ann"])
    #expect(vocabulary.user("ann") != nil)
    #expect(vocabulary.user("../Users/ann") == nil)
    #expect(vocabulary.app("..") == nil)
  }

  @Test func aUserMayHaveAListForEachLanguage() throws {
    let folder = try TemporaryFolder(["Users/kim.plist": "", "Users/kim.zh-Hans.plist": "", "Users/ann.plist": ""])
    let vocabulary = VocabularyFolder(path: folder.path)
    #expect(vocabulary.users == ["ann", "kim"])
    #expect(vocabulary.user("kim", for: "zh-Hans-CN")?.hasSuffix("/kim.zh-Hans.plist") == true)
    #expect(vocabulary.user("kim", for: "en-US")?.hasSuffix("/kim.plist") == true)
    #expect(vocabulary.user("ann", for: "zh-Hans")?.hasSuffix("/ann.plist") == true)
  }

  @Test func onlyTheLanguageThatIsAskedForIsRead() throws {
    let folder = try TemporaryFolder([
      "Siri/en/lists/b.list": "x", "Siri/en/a.phrases": "y", "Siri/en/a.phrases~": "old", "Siri/fr/a.phrases": "z",
      "Siri/en/lines/c.lines": "said",
    ])
    var diagnostics: [Diagnostic] = []
    let files = LanguageSources("en", in: VocabularyFolder(path: folder.path), diagnostics: &diagnostics).files
    #expect(files.map(\.path) == ["en/a.phrases", "en/lists/b.list"])
    #expect(files.map(\.text) == ["y", "x"])
    #expect(diagnostics.isEmpty)
  }
}

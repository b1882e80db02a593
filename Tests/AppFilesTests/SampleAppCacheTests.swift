import SimCatalog
import SimDiagnostics
import SimLexicon
import SimUtterances
import TestPrograms
import Testing

@testable import SimAppFiles

/// What the sample apps' files say is kept, and is used only as long as none of them has changed.
@Suite struct SampleAppCacheTests {
  private let files: TemporaryFolder
  private let folder: VocabularyFolder
  private let languages: LanguageCache

  private static let apps = [
    "Apps/Walks/App/Info.plist": Plist.appInfo,
    "Apps/Walks/Extension/Info.plist": Plist.extensionInfo,
    "Apps/Walks/en.lproj/AppIntentVocabulary.plist": Plist.vocabulary,
    "Apps/Walks/zh-Hans.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"走走\";\n",
    "Apps/Walks/en.lproj/Siri.lines": "ask.INStartWorkoutIntent.workoutName: Which walk?\n",
  ]

  init() throws {
    files = try TemporaryFolder(Self.apps)
    folder = VocabularyFolder(path: files.path)
    languages = LanguageCache(folder: files.path + "/cache/deep")
  }

  private var path: String { languages.appsPath(of: folder) }

  /// The apps, and whether their files were read.
  private func read(_ cache: LanguageCache?, _ catalog: Catalog = .siriKit) -> (apps: [SampleApp], isRead: Bool) {
    var isRead = false
    let apps = SampleAppCache(of: folder, catalog: catalog, cache: cache).apps { names in
      isRead = true
      return names.map { SampleApp($0, in: folder, catalog: catalog) }
    }
    return (apps, isRead)
  }

  /// Reads until no change could hide behind the files' times.
  private func settle() {
    for _ in 0..<2_000 where read(languages).isRead {}
  }

  @Test("what is kept is what the files say, and they aren't read again")
  func kept() {
    let fresh = read(nil)
    settle()
    let again = read(languages)
    #expect(fresh.isRead && !again.isRead)
    #expect(again.apps == fresh.apps)
    #expect(again.apps.map(\.name) == ["Walks"])
    #expect(again.apps.first?.apps.first?.hasExtension == true)
    #expect(again.apps.first?.apps.first?.linePaths == ["en": "Walks/en.lproj/Siri.lines"])
  }

  @Test(
    "what is changed or added counts at once",
    arguments: [
      "Apps/Walks/zh-Hans.lproj/InfoPlist.strings", "Apps/Walks/id.lproj/InfoPlist.strings",
    ])
  func changes(_ name: String) {
    settle()
    files.write("\"CFBundleDisplayName\" = \"步步\";\n", to: name)
    let changed = read(languages)
    #expect(changed.isRead)
    #expect(changed.apps.first?.apps.first?.app.displayNames.values.contains("步步") == true)
  }

  @Test("an app that comes later is there at once")
  func additions() {
    settle()
    files.write(Plist.appInfo, to: "Apps/Runs/App/Info.plist")
    files.write(Plist.extensionInfo, to: "Apps/Runs/Extension/Info.plist")
    #expect(read(languages).apps.map(\.name) == ["Runs", "Walks"])
  }

  @Test("a file that is damaged anywhere is none")
  func damage() throws {
    settle()
    let bytes = try FileReader.bytes(of: path)
    let whole = read(languages).apps
    for place in stride(from: 0, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[place] ^= 4
      #expect(LanguageCache.write(damaged, to: path))
      let found = read(languages)
      #expect(found.isRead && found.apps == whole)
    }
    #expect(LanguageCache.write(Array(bytes.dropLast(8)), to: path))
    #expect(read(languages).isRead)
  }

  @Test("what is wrong in a file is reported at every start")
  func problems() {
    files.write(
      Plist.xml("<dict><key>ParameterVocabularies</key><string/></dict>"),
      to: "Apps/Walks/id.lproj/AppIntentVocabulary.plist")
    for _ in 0..<3 { #expect(read(languages).apps.first?.problems.isEmpty == false) }
    #expect(!FileReader.isFile(path))
  }

  @Test("with other intents than SiriKit's nothing is kept")
  func catalogues() {
    settle()
    #expect(read(languages, Catalog(CatalogEntries())).isRead)
  }

  @Test("every property of an app is kept")
  func properties() throws {
    var app = InstalledApp(
      identifier: "com.example.walks", displayNames: ["": "Walks", "zh-Hans": "走走"], spokenNames: ["en": "wawks"],
      alternativeNames: [
        "en": [AlternativeName(name: "Strolls", pronunciationHint: "strowls"), AlternativeName(name: "W")]
      ],
      intents: ["INStartWorkoutIntent", "INEndWorkoutIntent"], restrictedWhileLocked: ["INEndWorkoutIntent"],
      vocabularies: [
        "en": AppVocabulary(
          parameters: [
            ParameterVocabulary(
              names: [ParameterVocabulary.ParameterName(intent: "INStartWorkoutIntent", parameter: "workoutName")],
              items: [
                ParameterVocabulary.Item(
                  identifier: "1",
                  synonyms: [
                    ParameterVocabulary.Synonym(phrase: "walk", pronunciation: "wawk", examples: ["start a walk"]),
                    ParameterVocabulary.Synonym(phrase: "stroll"),
                  ])
              ])
          ], phrases: [IntentExamples(intent: "INStartWorkoutIntent", examples: ["a", "b"])])
      ])
    app.definedIntents = ["WalkIntent"]
    app.performed = ["WalkAppIntent"]
    app.successors = ["WalkIntent": "WalkAppIntent"]
    app.backgroundModes = ["voip"]
    app.activityTypes = ["com.example.walks.open"]
    app.siriUsage = ["en": "To walk."]
    // A property that is added to apps must be added to what is kept of them, and here.
    let empty = InstalledApp(identifier: "", displayNames: [:], intents: [])
    for (full, none) in zip(Mirror(reflecting: app).children, Mirror(reflecting: empty).children) {
      #expect("\(full.value)" != "\(none.value)", "\(full.label ?? "")")
    }
    var fields = FieldWriter()
    app.write(to: &fields)
    var store = StoreWriter()
    fields.write(to: &store)
    var reader = StoreReader(StoredBytes(store.bytes))
    var read = try FieldReader(&reader)
    #expect(try InstalledApp(&read) == app)
  }

  @Test("an app that never changes is kept as the bytes that the format's number stands for")
  func frozen() {
    var fields = FieldWriter()
    fields.put(read(nil).apps) { $1.write(to: &$0) }
    var store = StoreWriter()
    fields.write(to: &store)
    let sum = store.bytes.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    #expect(
      sum == CompiledFormat.frozenAppSum,
      """
      apps are kept as other bytes than before: in Sources/AppFiles/Compiled/CompiledFormat.swift raise `number` by one, \
      and record 0x\(String(sum, radix: 16)) as `frozenAppSum`
      """)
  }
}

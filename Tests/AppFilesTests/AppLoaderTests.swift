import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

@Suite struct AppLoaderTests {
  private static let files = [
    "Walks/App/Info.plist": Plist.appInfo,
    "Walks/Extension/Info.plist": Plist.extensionInfo,
    "Walks/en.lproj/AppIntentVocabulary.plist": Plist.vocabulary,
    "Walks/zh-Hans.lproj/AppIntentVocabulary.plist": Plist.vocabulary,
    "Walks/zh-Hans.lproj/InfoPlist.strings": """
    /* 名字 */
    "CFBundleDisplayName" = "走走";
    "Strolls" = "散步";
    """,
  ]

  private func load(_ files: [String: String]) throws -> ([LoadedApp], [Diagnostic]) {
    let folder = try TemporaryFolder(files)
    var diagnostics: [Diagnostic] = []
    return (AppLoader.load(folder.path, diagnostics: &diagnostics), diagnostics)
  }

  @Test func itsLinesAreFoundByLanguage() throws {
    var files = Self.files
    files["Walks/en.lproj/Siri.lines"] = "ask.INStartWorkoutIntent.workoutName: Which walk?\n"
    files["Walks/zh_CN.lproj/Siri.lines"] = "ask.INStartWorkoutIntent.workoutName: 走哪儿？\n"
    files["Walks/Siri.lines"] = "ask.INStartWorkoutIntent.workoutName: ?\n"
    let (apps, diagnostics) = try load(files)
    #expect(diagnostics.isEmpty)
    let paths = try #require(apps.first).linePaths
    #expect(
      paths.mapValues { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "en": "en.lproj/Siri.lines", "zh-CN": "zh_CN.lproj/Siri.lines", "": "Walks/Siri.lines",
      ])
  }

  @Test func itsNamesAreFoundInACatalogueToo() throws {
    var files = Self.files
    files["Walks/InfoPlist.xcstrings"] = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "CFBundleDisplayName" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Spazieren" } },
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "散步吧" } }
            }
          },
          "Strolls" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Gänge" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let (apps, diagnostics) = try load(files)
    #expect(diagnostics.isEmpty)
    let loaded = try #require(apps.first)
    // Of two files the one read first holds.
    #expect(loaded.app.displayNames == ["": "Walks", "de": "Spazieren", "zh-Hans": "散步吧"])
    #expect(loaded.app.alternativeNames["de"] == [AlternativeName(name: "Gänge")])
    #expect(loaded.strings.map(\.locale) == ["de", "zh-Hans", "zh-Hans"])
    #expect(loaded.strings.first?.value("CFBundleDisplayName")?.place.line == 6)
  }

  @Test func aCatalogueOfNamesThatCantBeReadIsToldWithItsPlace() throws {
    var files = Self.files
    files["Walks/InfoPlist.xcstrings"] = "{\n  \"strings\" : [,\n}"
    let loaded = try #require(try load(files).0.first)
    #expect(loaded.app.displayNames == ["": "Walks", "zh-Hans": "走走"])
    #expect(loaded.strings.flatMap(\.faults).count == 1)
  }

  @Test func anAppIsReadFromItsPropertyLists() throws {
    let (apps, diagnostics) = try load(Self.files)
    #expect(diagnostics.isEmpty)
    let loaded = try #require(apps.first)
    #expect(apps.count == 1)
    #expect(loaded.extensionPlists.map(\.part?.principalClass?.text) == ["$(PRODUCT_MODULE_NAME).IntentHandler"])
    #expect(loaded.app.activityTypes == ["com.example.walks.open"])
    let app = loaded.app
    #expect(app.identifier == "com.example.walks")
    #expect(app.displayNames == ["": "Walks", "zh-Hans": "走走"])
    #expect(app.spokenNames == ["": "Wawks"])
    #expect(app.alternativeNames[""] == [AlternativeName(name: "Strolls", pronunciationHint: "strowls")])
    #expect(app.alternativeNames["zh-Hans"] == [AlternativeName(name: "散步")])
    #expect(app.intents == ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    #expect(app.restrictedWhileLocked == ["INStartWorkoutIntent"])
    #expect(app.vocabularies.keys.sorted() == ["en", "zh-Hans"])
    let terms = try #require(app.vocabularies["en"]?.parameters.first)
    #expect(terms.names == [.init(intent: "INStartWorkoutIntent", parameter: "workoutName")])
    #expect(terms.items.map(\.identifier) == ["walks.lake"])
    #expect(terms.items.first?.synonyms.map(\.phrase) == ["round the lake", "lake loop"])
    #expect(terms.items.first?.synonyms.first?.pronunciation == "rownd the layk")
    #expect(app.vocabularies["en"]?.phrases.first?.examples == ["Start a walk with Walks"])
  }

  @Test func aNameInStringsMayBeAVariableOfTheProduct() throws {
    var files = Self.files
    files["Walks/de.lproj/InfoPlist.strings"] = "CFBundleDisplayName = \"${PRODUCT_NAME}\";"
    files["Walks/fr.lproj/InfoPlist.strings"] = "CFBundleDisplayName = \"$(NOBODY_KNOWS)\";"
    let app = try #require(try load(files).0.first).app
    #expect(app.displayNames == ["": "Walks", "zh-Hans": "走走", "de": "Walks"])
  }

  @Test func anXcodeProjectIsSearchedAndItsBuildFoldersAreNot() throws {
    let variables = Plist.appInfo.replacingOccurrences(
      of: ">com.example.walks<", with: ">$(PRODUCT_BUNDLE_IDENTIFIER)<"
    )
    .replacingOccurrences(of: ">Walks<", with: ">$(PRODUCT_NAME)<")
    let (apps, diagnostics) = try load([
      "Strolling/Info.plist": variables,
      "Strolling/Base.lproj/AppIntentVocabulary.plist": Plist.vocabulary,
      "StrollingIntents/Info.plist": Plist.extensionInfo,
      "StrollingIntents/en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Not the app\";",
      "build/Products/Walks.app/Info.plist": Plist.appInfo,
      "DerivedData/Info.plist": Plist.extensionInfo,
      "Pods/Other/Info.plist": Plist.extensionInfo,
      ".hidden/Info.plist": Plist.extensionInfo,
      "StrollingTests/Info.plist": Plist.xml("<dict><key>CFBundlePackageType</key><string>BNDL</string></dict>"),
    ])
    #expect(apps.count == 1)
    #expect(apps.first?.app.displayNames == ["": "Strolling"])
    #expect(apps.first?.app.identifier == "app.Strolling")
    #expect(apps.first?.app.vocabularies.keys.sorted() == ["en"])
    #expect(diagnostics.map(\.severity) == [.note])
  }

  @Test func twoAppsInOneFolderKeepTheirOwnExtensions() throws {
    let other = { (text: String) in
      text.replacingOccurrences(of: "com.example.walks", with: "com.example.swims")
        .replacingOccurrences(of: ">Walks<", with: ">Swims<")
    }
    let (apps, _) = try load([
      "A/App/Info.plist": Plist.appInfo, "A/Ext/Info.plist": Plist.extensionInfo,
      "B/App/Info.plist": other(Plist.appInfo), "B/Ext/Info.plist": other(Plist.extensionInfo),
    ])
    #expect(apps.map { $0.app.displayNames[""] } == ["Walks", "Swims"])
    #expect(apps.map(\.extensionPlists.count) == [1, 1])
  }

  @Test func aMistakeIsReportedWithItsPlaceAndTheRestIsRead() throws {
    let wrong = Plist.vocabulary
      .replacingOccurrences(
        of: "VocabularyItemPhrase</key><string>lake loop", with: "VocabularyItemFrase</key><string>lake loop"
      )
      .replacingOccurrences(of: "INStartWorkoutIntent.workoutName", with: "workoutName")
    var files = Self.files
    files["Walks/en.lproj/AppIntentVocabulary.plist"] = wrong
    let (apps, diagnostics) = try load(files)
    #expect(apps.first?.app.vocabularies["en"]?.phrases.count == 1)
    let unknown = diagnostics.first { $0.message.contains("VocabularyItemFrase") }
    #expect(unknown?.suggestion == "VocabularyItemPhrase")
    #expect(unknown?.place?.line == 21)
    #expect(unknown?.place?.column == 24)
    #expect(diagnostics.contains { $0.message.contains("'workoutName' takes no terms") && $0.place?.line == 9 })
    #expect(diagnostics.contains { $0.message == "a synonym of the term 'walks.lake' has no phrase" })
  }

  @Test(arguments: [
    "", "   \n", "garbage", "bplist00\u{1}\u{2}", "<plist><dict><key>a</key>", "<plist></plist>",
    "<plist><array/></plist>", "<plist><dict><string/></dict></plist>",
  ])
  func aDamagedListIsADiagnosticAndNothingElseIsLost(_ text: String) throws {
    var files = Self.files
    files["Walks/en.lproj/AppIntentVocabulary.plist"] = text
    let (apps, diagnostics) = try load(files)
    #expect(apps.first?.app.vocabularies["zh-Hans"] != nil)
    #expect(
      diagnostics.contains {
        $0.severity == .error && $0.place?.file?.hasSuffix("en.lproj/AppIntentVocabulary.plist") == true
      })
  }

  @Test func whereNothingIsFoundTheExpectationIsReported() throws {
    let (apps, diagnostics) = try load(["README": "empty"])
    #expect(apps.isEmpty)
    #expect(diagnostics.first?.message.contains("com.apple.intents-service") == true)
    var missing: [Diagnostic] = []
    #expect(AppLoader.load("/no/such/folder", diagnostics: &missing).isEmpty)
    #expect(missing.count == 1)
  }

  @Test func binaryListsAreReadToo() throws {
    let folder = try TemporaryFolder(Self.files)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let phrases = ["IntentPhrases": [Phrases(IntentName: "INEndWorkoutIntent", IntentExamples: ["Stop walking"])]]
    folder.write(try encoder.encode(phrases), to: "Walks/en.lproj/AppIntentVocabulary.plist")
    var diagnostics: [Diagnostic] = []
    let apps = AppLoader.load(folder.path, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(apps.first?.app.vocabularies["en"]?.phrases.map(\.examples) == [["Stop walking"]])
  }

  private struct Phrases: Encodable {
    var IntentName: String
    var IntentExamples: [String]
  }
}

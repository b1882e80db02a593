import SimAppFiles
import SimCatalog
import Testing

@Suite("The projects below Tests/Support/Projects") struct SampleProjectsTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private func check(_ path: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let root = "/" + Self.folder + "/Support/Projects/" + String(path.prefix { $0 != "/" })
    let plan = ProjectReader.read("/" + Self.folder + "/Support/Projects/" + path)
    #expect(PlanText(root: root).text(plan) == expected, sourceLocation: sourceLocation)
  }

  private static let teahouse = """
    app Teahouse is 'Teahouse', com.example.teahouse
      vocabulary en Teahouse/en.lproj/AppIntentVocabulary.plist
      vocabulary zh-Hans Teahouse/zh-Hans.lproj/AppIntentVocabulary.plist
      intents TeahouseIntents, module TeahouseIntents, com.example.teahouse.intents
        list: TeahouseIntents/Info.plist
        class: TeahouseIntents.IntentHandler
        handles: INSendMessageIntent, OrderTeaIntent
        mode: 5
        set: TEAHOUSE, EXTENSION, PHONE
        groups: group.com.example.teahouse
        sources: TeahouseIntents/IntentHandler.swift, TeahouseIntents/SendMessageHandler.swift, Shared/OrderTeaHandler.swift
        definitions: Shared/Base.lproj/Orders.intentdefinition
        resources: Shared/zh-Hans.lproj/Orders.strings (zh-Hans)
        module TeaKit: TeaKit/TeaMenu.swift, TeaKit/Friends.swift
        module TeaKit set: TEAHOUSE
        objectiveC: TeahouseIntents/Legacy/TEALegacy.m
        buildScript: Lint
      view TeahouseIntentsUI, module TeahouseIntentsUI, com.example.teahouse.intents-ui
        list: TeahouseIntentsUI/Info.plist
        class: TeahouseIntentsUI.IntentViewController
        handles: INSendMessageIntent
        mode: 5
        set: TEAHOUSE
        sources: TeahouseIntentsUI/IntentViewController.swift
        resources: TeahouseIntentsUI/Base.lproj/MainInterface.storyboard (Base)
        compiledResource: TeahouseIntentsUI/Base.lproj/MainInterface.storyboard
      app Teahouse, module Teahouse, com.example.teahouse
        list: Teahouse/Info.plist
        mode: 5
        set: TEAHOUSE
        sources: Teahouse/AppDelegate.swift, Teahouse/MenuViewController.swift, Shared/OrderTeaHandler.swift
        definitions: Shared/Base.lproj/Orders.intentdefinition
        resources: Shared/zh-Hans.lproj/Orders.strings (zh-Hans), \
    Teahouse/en.lproj/InfoPlist.strings (en), Teahouse/zh-Hans.lproj/InfoPlist.strings (zh-Hans), \
    Teahouse/en.lproj/AppIntentVocabulary.plist (en), Teahouse/zh-Hans.lproj/AppIntentVocabulary.plist (zh-Hans)
        module TeaKit: TeaKit/TeaMenu.swift, TeaKit/Friends.swift
        module TeaKit set: TEAHOUSE
    """

  @Test(
    "members that are listed, by each of the names of the project",
    arguments: [
      "Teahouse", "Teahouse/Teahouse.xcodeproj", "Teahouse/Teahouse.xcworkspace",
      "Teahouse/Teahouse.xcodeproj/project.pbxproj",
    ])
  func listed(_ path: String) { check(path, Self.teahouse) }

  @Test func `folders that are kept in step with the disk, with exceptions both ways`() {
    check(
      "Bookshelf",
      """
      app Bookshelf is 'Book Shelf', com.example.bookshelf
        intents BookshelfIntents, module BookshelfIntents, com.example.bookshelf.intents
          list: BookshelfIntents/Info.plist
          class: BookshelfIntents.IntentHandler
          handles: INCreateNoteIntent
          mode: 6
          set: SHELF
          sources: Bookshelf/Model/Reading.swift, BookshelfIntents/IntentHandler.swift
          resources: BookshelfIntents/en.lproj/Localizable.strings (en), \
      BookshelfIntents/zh-Hans.lproj/Localizable.strings (zh-Hans)
          module Titles: Packages/ShelfKit/Titles/Title.swift
          module Titles set: SWIFT_PACKAGE
          module ShelfKit: Packages/ShelfKit/Sources/ShelfKit/Shelf.swift
          module ShelfKit imports: Titles
          module ShelfKit set: SHELF, SWIFT_PACKAGE
        app Bookshelf, module Bookshelf, com.example.bookshelf
          mode: 6
          set: SHELF
          sources: Bookshelf/BookshelfApp.swift, Bookshelf/Model/Reading.swift
      """)
  }

  @Test func `a folder without a project`() {
    check(
      "Pomodoro",
      """
      app Pomodoro is 'Pomodoro', com.example.pomodoro.intents
        vocabulary en en.lproj/AppIntentVocabulary.plist
        intents Pomodoro, module Pomodoro, com.example.pomodoro.intents
          list: Info.plist
          class: Pomodoro.IntentHandler
          handles: INStartWorkoutIntent, INEndWorkoutIntent
          mode: 5
          sources: IntentHandler.swift, Model/Timer.swift
          resources: en.lproj/AppIntentVocabulary.plist (en)
      """)
  }

  @Test(arguments: ["Garden", "Garden/Package.swift"]) func `a package that holds an extension`(_ path: String) {
    check(
      path,
      """
      app GardenIntents is 'Garden', com.example.garden.GardenIntents
        intents GardenIntents, module GardenIntents, com.example.garden.GardenIntents
          list: Sources/GardenIntents/Info.plist
          class: GardenIntents.PhotoHandler
          handles: INSearchForPhotosIntent
          mode: 5
          set: SWIFT_PACKAGE
          sources: Sources/GardenIntents/PhotoHandler.swift
          resources: Sources/GardenIntents/Resources/beds.json
          module GardenKit: Sources/GardenKit/Bed.swift
          module GardenKit set: SWIFT_PACKAGE
      """)
  }

  @Test func `keys that Xcode makes of settings stand in the list`() throws {
    let plan = ProjectReader.read("/" + Self.folder + "/Support/Projects/Bookshelf")
    let app = try #require(plan.apps.first)
    let info = try #require(app.extensions.first?.info)
    #expect(info["CFBundleIdentifier"]?.plainText == "com.example.bookshelf.intents")
    #expect(info["CFBundleShortVersionString"]?.plainText == "2.0")
    #expect(info["NSExtension"]?["NSExtensionPrincipalClass"]?.plainText == "BookshelfIntents.IntentHandler")
    #expect(app.app?.info["NSSiriUsageDescription"]?.plainText == "Siri takes notes about what you read.")
    #expect(app.app?.info["UIApplicationSceneManifest"] == nil)
  }
}

// swift-tools-version: 6.2
import PackageDescription

// The order of this list is the order in which data flows (docs/architecture.md): a target may only depend on targets
// above it. The sources of a target are in a folder of its name (`sim`, `sdk` and `sample` say how theirs differs).

/// Whether another package fetched this one by its version, to test handlers with.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// In a debug build a module is compiled in one go, by one process: a third less work than file by file, because each
/// compiler process reads all imports again. If only function bodies change, the modules that depend on it aren't
/// recompiled.
let inOneGo: [SwiftSetting] = [
  .unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"]
      // Otherwise the compiler reports for each module, to the users of this package, that it ignores an option of
      // SwiftPM's.
      + (isFetched ? ["-disable-batch-mode"] : []),
    .when(configuration: .debug))
]

/// The modules that understand sentences are also optimised in a debug build, file by file: the tests say some hundred
/// thousand sentences, each ten times as fast that way. Assertions are still checked. A user who tests a handler says
/// only a few sentences, and waits for the build.
let optimised: [SwiftSetting] =
  isFetched ? inOneGo : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// Whether the build is for use (`build_for_use` in scripts/common.sh). The compiler is then told not to optimise:
/// third-party packages don't accept our flags, and neither their speed matters nor that of the code that stands for
/// Apple's and app authors'.
let isForUse = Context.environment["SIRISIM_FOR_USE"] != nil

/// Our modules are still optimised then: the frontend obeys the last flag, with those that the driver would add for
/// `-O`.
let fast: [SwiftSetting] =
  isForUse ? [.unsafeFlags(["-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo"])] : []

/// `sirisim` for use links Swift's libraries statically, though its modules are compiled once, for it and for programs
/// that share the libraries: so the static Foundation's parts are named here, which code compiled against the shared
/// one doesn't request. It has a fixed address, so that its hundred thousand pointers needn't be relocated at each
/// start.
let standsAlone: [LinkerSetting] =
  isForUse
  ? [
    .unsafeFlags(
      ["-static-stdlib", "-Xlinker", "-no-pie", "-L\(Context.packageDirectory)/.build/static-libraries"]
        + [
          "Foundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationCollections",
          "_FoundationCShims", "CoreFoundation", "_FoundationICU", "swiftDispatch", "swift_StringProcessing",
          "swift_RegexParser", "swift_Concurrency", "swiftSynchronization", "stdc++",
        ].map { "-l\($0)" })
  ] : []

/// The sample apps' programs keep Swift's shared libraries: in the static Foundation of Swift 6.3 UserDefaults traps
/// when a list is stored. Without FoundationNetworking, libcurl and the thirty libraries that it needs, which Intents
/// brings along and no sample uses, they start in half the time.
let sharesLibraries: [LinkerSetting] =
  isForUse
  ? [
    .unsafeFlags([
      "-Xclang-linker", "--ld-path=\(Context.packageDirectory)/scripts/link-as-needed.sh",
      "-Xlinker", "-rpath=$ORIGIN/../lib/sirisim",
    ])
  ] : []

/// Our own code: every warning is an error, with the features that make imports and existentials explicit.
let checked: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// Settings of our own targets.
let strict = checked + inOneGo

/// Settings of code that represents an app author's: their language mode, their warnings.
let authored: [SwiftSetting] = [.swiftLanguageMode(.v5)] + inOneGo

/// A target of ours: the module is called `Sim<Name>`, its folder `Sources/<Name>`.
func sim(
  _ name: String, _ dependencies: [Target.Dependency] = [], is settings: [SwiftSetting] = inOneGo,
  linked linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Sim\(name)", dependencies: dependencies, path: "Sources/\(name)", swiftSettings: checked + settings + fast,
    linkerSettings: linkerSettings)
}

/// The tests of one of our targets: `Tests/<Name>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "Sim\(name)Tests", dependencies: [.byName(name: "Sim\(name)")] + dependencies,
    path: "Tests/\(name)Tests", exclude: data, swiftSettings: strict)
}

/// A module of the phone: `Sources/SDK/<Name>`, under Apple's name. If other packages would take ours for Apple's
/// (`canImport`), it is called `SDK<Name>`, and an extension is compiled with `-module-alias <Name>=SDK<Name>`.
func sdk(_ name: String, as module: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: module ?? name, dependencies: ["SimSDKFacts"] + dependencies, path: "Sources/SDK/\(name)",
    swiftSettings: authored)
}

/// One of a sample app's two programs: `Samples/<App>/<Program>`, the module `<App><Program>`.
///
/// - Parameter hasKit: whether the app has a framework of its own.
func sample(_ app: String, _ program: String, hasKit: Bool = false) -> Target {
  .target(
    name: "\(app)\(program)",
    dependencies: ["CoreLocation", "Intents", "IntentsUI", "UIKit"] + (hasKit ? [.byName(name: "\(app)Kit")] : []),
    path: "Samples/\(app)/\(program)",
    swiftSettings: authored)
}

/// What both programs of a sample app share as a framework of its own: the classes of its definition, printed by
/// `schema-generator generate`, and the author's code.
func kit(_ app: String) -> Target {
  .target(
    name: "\(app)Kit", dependencies: ["Intents", "SimCatalog", "SimExtensionRunner"], path: "Samples/\(app)/Kit",
    swiftSettings: authored)
}

let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "sirisim",
  products: [
    .executable(name: "sirisim", targets: ["sirisim"]),
    // For maintainers of Siri's vocabulary: it isn't installed.
    .executable(name: "sirisim-vocabulary", targets: ["sirisim-vocabulary"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "ConversationTesting", targets: ["ConversationTesting"]),
    // What sirisim compiles a developer's extension against.
    .library(
      name: "SirisimSDK", type: .dynamic,
      targets: [
        "AVFoundation", "AVKit", "AppIntents", "AudioToolbox", "CloudKit", "Contacts", "CoreBluetooth",
        "CoreData", "SDKCoreGraphics", "CoreImage",
        "CoreLocation",
        "CoreServices", "CoreSpotlight", "CoreTransferable", "EventKit", "GeoToolbox", "HealthKit", "Intents",
        "IntentsUI", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "MobileCoreServices", "OSLog", "PassKit", "Photos", "QuartzCore", "SDKCombine",
        "SDKFoundation", "SDKOS", "Security", "SimExtensionRunner", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WeatherKit",
        "WidgetKit", "_Testing_CoreGraphics",
        "_Testing_CoreImage",
        "_Testing_UIKit",
      ]),
  ],
  dependencies: [
    // Package.resolved has the versions that are built here.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The core: no Foundation, no C, no files, no clock.
    sim("Text", is: optimised),
    sim("Diagnostics", ["SimText"], is: optimised),
    sim("Utterances", ["SimText"], is: optimised),
    sim("Catalog"),
    sim("Phrases", ["SimDiagnostics", "SimText", "SimUtterances"], is: optimised),
    sim("Lexicon", ["SimCatalog", "SimDiagnostics", "SimText", "SimUtterances"], is: optimised),
    sim(
      "Recognition", ["SimCatalog", "SimDiagnostics", "SimLexicon", "SimPhrases", "SimUtterances"], is: optimised),
    sim("Lifecycle", ["SimCatalog", "SimText"]),
    sim("Shortcuts", ["SimCatalog"]),
    sim(
      "Dialogue",
      [
        "SimCatalog", "SimDiagnostics", "SimLexicon", "SimLifecycle", "SimPhrases", "SimRecognition", "SimShortcuts",
        "SimText", "SimUtterances",
      ]),
    sim("Transcripts", ["SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimText"]),
    // Conversations in other tools' formats.
    sim("Interchange", ["SimCatalog", "SimDiagnostics", "SimText", "SimTranscripts"]),
    // The content of screens, as values, and its layout, which a terminal draws and an export writes.
    sim(
      "Shown",
      [
        "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimRecognition", "SimShortcuts", "SimText",
        "SimTranscripts",
      ]),
    sim("Screen", ["SimDiagnostics", "SimDialogue", "SimShown", "SimText", "SimTranscripts"]),
    sim("ExtensionWire", ["SimCatalog", "SimText"]),
    .executableTarget(
      name: "core-linkage-probe",
      dependencies: ["SimExtensionWire", "SimScreen", "SimShown", "SimText", "SimTranscripts"], swiftSettings: strict),

    // A schema of intents, SiriKit's or an app's, and the generator that prints Swift from it.
    sim("Schema", ["SimCatalog", "SimDiagnostics", "SimText", "SimTranscripts"]),
    // The parts of the schema that transcripts reach.
    sim("Coverage", ["SimCatalog", "SimDiagnostics", "SimText", "SimTranscripts"]),

    // The extension's own process.
    .target(name: "SimSDKFacts", path: "Sources/SDK/Facts", swiftSettings: strict),
    sdk("Foundation", as: "SDKFoundation"),
    sdk("os", as: "SDKOS", ["SDKFoundation"]),
    sdk("CoreGraphics", as: "SDKCoreGraphics", ["SDKFoundation"]),
    sdk("Contacts", ["SDKFoundation"]),
    sdk("CoreLocation", ["Contacts", "SDKFoundation"]),
    .target(
      name: "Intents", dependencies: ["Contacts", "SDKCoreGraphics", "CoreLocation", "SDKFoundation"],
      path: "Sources/Intents", swiftSettings: authored),
    sdk("CoreImage", ["SDKCoreGraphics", "SDKFoundation"]),
    sdk("UIKit", ["SDKCoreGraphics", "CoreImage", "Intents", "SDKFoundation"]),
    sdk("IntentsUI", ["Intents", "SDKFoundation", "UIKit"]),
    sdk("UniformTypeIdentifiers", ["SDKFoundation"]),
    sdk("MobileCoreServices", ["UniformTypeIdentifiers"]),
    sdk("CoreServices", ["MobileCoreServices"]),
    sdk("AVFoundation", ["SDKFoundation"]),
    sdk("AVKit", ["AVFoundation", "UIKit"]),
    sdk("AudioToolbox", ["SDKFoundation"]),
    sdk("CloudKit", ["CoreLocation", "SDKFoundation"]),
    sdk("EventKit", ["CoreLocation", "SDKCoreGraphics", "SDKFoundation"]),
    sdk("CoreBluetooth", ["SDKFoundation"]),
    .target(name: "CSQLite", path: "Sources/SDK/CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    sdk("CoreData", ["CSQLite", "SDKFoundation"]),
    sdk("HealthKit", ["SDKFoundation"]),
    sdk("MapKit", ["Contacts", "CoreLocation", "SDKFoundation", "UIKit"]),
    sdk("MediaPlayer", ["SDKFoundation", "UIKit"]),
    sdk("MessageUI", ["SDKFoundation", "UIKit"]),
    sdk("PassKit", ["Contacts", "SDKFoundation", "UIKit"]),
    sdk("StoreKit", ["SDKFoundation"]),
    sdk("WatchConnectivity", ["SDKFoundation"]),
    sdk("CoreSpotlight", ["Intents", "SDKFoundation", "UniformTypeIdentifiers"]),
    sdk("LocalAuthentication", ["SDKFoundation"]),
    sdk("OSLog", ["SDKOS"]),
    sdk("Photos", ["CoreLocation", "SDKFoundation", "UIKit"]),
    sdk("QuartzCore", ["UIKit"]),
    sdk("Security", ["SDKFoundation"]),
    sdk("SystemConfiguration", ["SDKFoundation"]),
    sdk("UserNotifications", ["SDKFoundation"]),
    sdk("WeatherKit", ["CoreLocation", "SDKFoundation"]),
    sdk("WidgetKit", ["SDKFoundation"]),
    sdk(
      "Combine", as: "SDKCombine",
      [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    sdk("CoreTransferable", ["SDKFoundation", "UniformTypeIdentifiers"]),
    sdk("GeoToolbox", ["CoreLocation"]),
    sdk(
      "SwiftUI",
      [
        "CoreTransferable", "SDKCoreGraphics", "Intents", "SDKCombine", "SDKFoundation", "UIKit",
        "UniformTypeIdentifiers",
      ]),
    sdk("AppIntents", ["CoreLocation", "SDKFoundation", "SwiftUI", "UniformTypeIdentifiers"]),
    sdk("SwiftData", ["SDKFoundation", "SwiftUI"]),
    sdk("Testing/CoreGraphics", as: "_Testing_CoreGraphics", ["SDKCoreGraphics"]),
    sdk("Testing/CoreImage", as: "_Testing_CoreImage", ["CoreImage"]),
    sdk("Testing/UIKit", as: "_Testing_UIKit", ["UIKit"]),
    .target(name: "CConfinement"),
    .target(name: "CFixedWorld", dependencies: ["CConfinement"]),
    // The lines of sources behind a program's code.
    .target(name: "CDebugLines"),
    sim("DebugLines", ["SimCatalog", "CDebugLines"]),
    sim(
      "ExtensionRunner",
      [
        "SimCatalog", "SimDebugLines", "SimExtensionWire", "SimSDKFacts", "SimText", "Contacts", "CoreLocation",
        "Intents", "IntentsUI",
        "SDKFoundation",
        "UIKit", "CConfinement", "CFixedWorld",
      ], linked: sharesLibraries),

    // The sample apps, as their authors would write them.
    sample("ZhiChat", "Extension"), sample("ZhiChat", "App"),
    sample("HuHu", "Extension"), sample("HuHu", "App"),
    sample("TingTing", "Extension"), sample("TingTing", "App"),
    sample("FenFen", "Extension"), sample("FenFen", "App"),
    sample("Shiguang", "Extension"), sample("Shiguang", "App"),
    sample("DongDong", "Extension"), sample("DongDong", "App"),
    sample("BoBo", "Extension"), sample("BoBo", "App"),
    kit("TangTang"), sample("TangTang", "Extension", hasKit: true), sample("TangTang", "App", hasKit: true),
    kit("PaiPai"), sample("PaiPai", "Extension", hasKit: true), sample("PaiPai", "App", hasKit: true),
    kit("ChuiChui"), sample("ChuiChui", "Extension", hasKit: true), sample("ChuiChui", "App", hasKit: true),
    sample("LuDao", "App"),
    .executableTarget(
      name: "sirisim-samples",
      dependencies: [
        "SimExtensionRunner", "ZhiChatExtension", "ZhiChatApp", "HuHuExtension", "HuHuApp", "TingTingExtension",
        "TingTingApp", "FenFenExtension", "FenFenApp", "ShiguangExtension", "ShiguangApp", "DongDongExtension",
        "DongDongApp", "BoBoExtension", "BoBoApp", "TangTangKit", "TangTangExtension", "TangTangApp", "PaiPaiKit",
        "PaiPaiExtension", "PaiPaiApp", "ChuiChuiKit", "ChuiChuiExtension", "ChuiChuiApp", "LuDaoApp",
      ],
      path: "Samples/sirisim-samples", swiftSettings: strict),

    // The edges: files, processes, the terminal.
    sim("Polling"),
    .target(name: "CSystemCalls"),
    sim(
      "ExtensionHost",
      [
        "SimCatalog", "SimDebugLines", "SimExtensionWire", "SimPolling", "SimText", "CConfinement", "CSystemCalls",
      ]),
    sim(
      "AppFiles",
      [
        "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimPhrases", "SimRecognition", "SimText",
        "SimTranscripts", "SimUtterances",
      ]),
    // An app's `.intentdefinition` files: as a schema, as Swift, and as Siri's lines.
    sim(
      "Definitions",
      [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimRecognition", "SimSchema", "SimSDKFacts",
        "SimText",
      ]),
    // What apps donated, on disk. Only this uses GRDB, and only `sirisim` uses this: testing a handler builds no
    // database.
    sim("DonationStore", ["SimCatalog", "SimExtensionWire", "SimShortcuts", "SimText", database]),
    .executableTarget(
      name: "schema-generator",
      dependencies: ["SimDefinitions", "SimDiagnostics", "SimSchema", "SimTranscripts", argumentParser],
      swiftSettings: strict),
    // Turns a developer's sources into a program that can talk.
    sim(
      "ExtensionBuild",
      [
        "SimAppFiles", "SimDefinitions", "SimDiagnostics", "SimExtensionHost", "SimPolling", "SimSchema", "SimSDKFacts",
        "SimText",
      ]),
    sim(
      "Linting",
      [
        "SimAppFiles", "SimCatalog", "SimDefinitions", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimPhrases",
        "SimRecognition",
        "SimSDKFacts", "SimSchema",
        "SimText", "SimTranscripts", "SimUtterances",
      ]),
    sim(
      "Session",
      [
        "SimAppFiles", "SimCatalog", "SimDefinitions", "SimDiagnostics", "SimDialogue", "SimExtensionBuild",
        "SimExtensionHost", "SimExtensionWire", "SimLexicon", "SimPolling", "SimRecognition", "SimSchema",
        "SimShortcuts",
        "SimShown", "SimText", "SimTranscripts",
      ]),
    // Transcripts in an editor.
    sim(
      "LanguageServer",
      [
        "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimPolling", "SimSession", "SimShown", "SimText",
        "SimTranscripts",
      ]),
    // Says an app's examples to its handlers.
    sim(
      "Trial",
      [
        "SimAppFiles", "SimCatalog", "SimDefinitions", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimLinting",
        "SimPhrases", "SimRecognition", "SimSession", "SimText", "SimTranscripts",
      ]),
    // Conversations as pictures, casts and documents.
    sim("Exports", ["SimDialogue", "SimScreen", "SimShown", "SimText", "SimTranscripts"]),
    sim(
      "Batch",
      [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimRecognition", "SimSession",
        "SimText", "SimUtterances",
      ]),
    .target(name: "CReadline", publicHeadersPath: "."),
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminalGuard"),
    sim(
      "TerminalUI",
      [
        "SimDiagnostics", "SimDialogue", "SimPolling", "SimScreen", "SimShown", "SimText", "SimTranscripts", "CNcurses",
        "CReadline", "CTerminalGuard",
      ]),
    // What command-line programs share: start and end, and messages about words that they can't read.
    sim(
      "CommandLine",
      ["SimAppFiles", "SimDiagnostics", "SimLinting", "SimSession", "SimTerminalUI", "SimText", argumentParser]),
    .executableTarget(
      name: "sirisim",
      dependencies: [
        "SimAppFiles", "SimBatch", "SimCatalog", "SimCommandLine", "SimCoverage", "SimDefinitions", "SimDiagnostics",
        "SimDebugLines", "SimDialogue",
        "SimDonationStore", "SimExports",
        "SimExtensionBuild", "SimExtensionWire", "SimInterchange", "SimLanguageServer", "SimLexicon", "SimLinting",
        "SimPhrases",
        "SimPolling",
        "SimRecognition", "SimSchema", "SimScreen", "SimSession", "SimShortcuts", "SimShown", "SimTerminalUI",
        "SimText", "SimTranscripts", "SimTrial", argumentParser,
      ],
      swiftSettings: strict, linkerSettings: standsAlone),
    .executableTarget(
      name: "sirisim-vocabulary",
      dependencies: [
        "SimAppFiles", "SimBatch", "SimCatalog", "SimCommandLine", "SimDiagnostics", "SimLinting", "SimPhrases",
        "SimRecognition", "SimScreen", "SimSession", "SimText", "SimTranscripts", argumentParser,
      ],
      swiftSettings: strict),
    .target(
      name: "ConversationTesting",
      dependencies: [
        "Intents", "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimExtensionBuild",
        "SimExtensionRunner", "SimExtensionWire", "SimLexicon", "SimPolling", "SimRecognition", "SimSession",
        "SimTranscripts",
      ],
      swiftSettings: strict),

    tests("Text"),
    tests("Diagnostics", ["SimText"]),
    tests("Utterances"),
    tests("Catalog"),
    tests("Phrases", ["SimDiagnostics", "SimUtterances"]),
    tests("Lexicon", ["SimCatalog", "SimDiagnostics", "SimUtterances"]),
    tests(
      "Recognition",
      [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimLexicon", "SimLinting", "SimPhrases", "SimText",
        "SimUtterances", "TestLanguages",
      ]),
    tests("Lifecycle", ["SimCatalog"]),
    tests("Shortcuts", ["SimCatalog", "SyntheticUsers"]),
    tests("DonationStore", ["SimCatalog", "SimShortcuts", "TestPrograms", "donation-writer", database]),
    // A session of its own on a store, which a test may kill while it writes.
    .executableTarget(
      name: "donation-writer", dependencies: ["SimCatalog", "SimDonationStore", "SimShortcuts"],
      path: "Tests/Support/donation-writer", swiftSettings: strict),
    // Simulated people with habits, drawn from a seed, for measuring suggestions.
    .target(
      name: "SyntheticUsers", dependencies: ["SimCatalog", "SimShortcuts", "SimText"],
      path: "Tests/Support/SyntheticUsers",
      swiftSettings: strict),
    tests(
      "Dialogue",
      [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimLexicon", "SimLifecycle", "SimLinting", "SimRecognition",
        "SimShortcuts", "SimText", "SimUtterances",
      ]),
    tests("Screen", ["SimCatalog", "SimDialogue", "SimLexicon", "SimShown", "SimText"], data: ["Frames"]),
    tests("Transcripts", ["SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimRecognition", "SimText"]),
    tests("Polling", ["TestPrograms"]),
    tests("ExtensionBuild", ["SimAppFiles", "SimDiagnostics", "TestPrograms"]),
    tests("ExtensionWire", ["SimCatalog", "SimText"]),
    tests("Schema", ["SimCatalog", "SimTranscripts"]),
    tests("Coverage", ["SimCatalog", "SimDiagnostics", "SimTranscripts"]),
    .testTarget(
      name: "IntentsTests", dependencies: ["Intents", "IntentsUI", "SimCatalog", "SimExtensionRunner", "UIKit"],
      exclude: ["Inventory/symbols.txt"], swiftSettings: authored),
    // The modules that stand in for Apple's.
    .testTarget(
      name: "SDKTests",
      dependencies: [
        "AVFoundation", "AVKit", "AppIntents", "AudioToolbox", "CloudKit", "Contacts", "CoreBluetooth",
        "CoreData", "SDKCoreGraphics", "CoreImage",
        "CoreLocation", "CoreServices", "CoreSpotlight", "CoreTransferable", "EventKit", "GeoToolbox", "HealthKit",
        "Intents", "IntentsUI", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "OSLog", "PassKit", "Photos", "SDKCombine",
        "SDKFoundation", "SDKOS", "Security", "SimSDKFacts", "StoreKit", "SwiftData", "SystemConfiguration", "UIKit",
        "UniformTypeIdentifiers",
        "UserNotifications", "WatchConnectivity", "WeatherKit", "WidgetKit", "_Testing_CoreGraphics",
        "_Testing_CoreImage",
        "_Testing_UIKit",
      ], exclude: ["Facts/symbols.list"], swiftSettings: authored),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "Intents", "ZhiChatExtension", "HuHuExtension", "TingTingExtension", "FenFenExtension", "ShiguangExtension",
        "DongDongExtension", "BoBoExtension",
      ],
      swiftSettings: authored),
    tests("ExtensionRunner", ["SimCatalog", "SimExtensionWire", "Intents"]),
    tests("DebugLines"),
    tests("ExtensionHost", ["SimCatalog", "SimExtensionWire", "SimPolling", "faulty-extension"]),
    .executableTarget(
      name: "faulty-extension", dependencies: ["SimExtensionRunner", "Intents", "IntentsUI", "UIKit"],
      path: "Tests/Support/faulty-extension",
      swiftSettings: authored),
    // A system without any means to confine programs.
    .executableTarget(name: "without-fence", path: "Tests/Support/without-fence"),
    // An extension with an intent of its own.
    .executableTarget(
      name: "invented-extension", dependencies: ["SimCatalog", "SimExtensionRunner", "Intents"],
      path: "Tests/Support/invented-extension", exclude: ["Schema"], swiftSettings: authored),
    // An extension with intents of its own, from a definition.
    .executableTarget(
      name: "defined-extension", dependencies: ["SimCatalog", "SimExtensionRunner", "Intents"],
      path: "Tests/Support/defined-extension", exclude: ["App", "Base.lproj", "Extension", "zh-Hans.lproj"],
      swiftSettings: authored),
    tests(
      "AppFiles",
      [
        "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimPhrases", "SimRecognition", "SimText",
        "SimTranscripts", "SimUtterances", "TestPrograms",
      ]),
    tests("Interchange", ["SimDiagnostics", "SimText", "SimTranscripts"]),
    tests(
      "Definitions",
      ["SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimRecognition", "SimSchema", "TestPrograms"]),
    tests(
      "Linting",
      [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimLexicon", "SimPhrases", "SimRecognition", "SimTranscripts",
        "SimUtterances",
      ]),
    tests(
      "Session",
      [
        "SimAppFiles", "SimCatalog", "SimDefinitions", "SimDiagnostics", "SimDialogue", "SimExtensionBuild",
        "SimLexicon", "SimPolling", "SimRecognition", "SimSchema", "SimScreen", "SimShortcuts", "SimShown", "SimText",
        "SimTranscripts", "TestPrograms", "faulty-extension", "invented-extension", "defined-extension",
      ], data: ["Invented", "Defined", "Stubs/soup.stub", "Stubs/unmet.list"]),
    tests(
      "Exports",
      ["SimCatalog", "SimDialogue", "SimRecognition", "SimScreen", "SimShown", "SimText", "TestPrograms"]),
    tests(
      "LanguageServer", ["SimAppFiles", "SimDiagnostics", "SimPolling", "SimSession", "SimText", "TestPrograms"]),
    tests(
      "Trial",
      [
        "SimAppFiles", "SimCatalog", "SimDialogue", "SimDiagnostics", "SimLexicon", "SimLinting", "SimRecognition",
        "SimSession", "SimShown", "SimTranscripts", "TestLanguages",
      ]),
    tests(
      "Batch", ["SimCatalog", "SimDiagnostics", "SimSession", "SimText", "TestPrograms"], data: ["Corpus", "Said"]),
    // A line mode that echoes its input, which TerminalTests drive on a pseudo-terminal.
    .executableTarget(
      name: "line-mode-echo", dependencies: ["SimCatalog", "SimDialogue", "SimScreen", "SimShown", "SimTerminalUI"],
      path: "Tests/Support/line-mode-echo", swiftSettings: strict),
    // Programs on pseudo-terminals and in pipes, and the terminal that shows what they write, for tests.
    .target(name: "TestPrograms", path: "Tests/TestPrograms", swiftSettings: strict),
    // Sentences in each language, from Tests/Languages.
    .target(name: "TestLanguages", path: "Tests/Support/TestLanguages", swiftSettings: strict),
    // Measures how well suggestions are learned (docs/suggestions.md).
    .executableTarget(
      name: "suggestion-report", dependencies: ["SimCatalog", "SimShortcuts", "SyntheticUsers"],
      path: "Tests/Support/suggestion-report", swiftSettings: strict),
    // Other people's extensions, for scripts/try-corpus.sh.
    .executableTarget(name: "corpus-trial", path: "Tests/Support/corpus-trial", swiftSettings: strict),
    // Other people's App Intents, for scripts/try-app-intents.sh.
    .executableTarget(
      name: "app-intent-trial",
      dependencies: [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimExtensionBuild", "SimLinting", "SimPolling", "SimSession",
        "SimText", "SimTrial",
      ],
      path: "Tests/Support/app-intent-trial", swiftSettings: strict),
    // Benchmarks (docs/benchmarks.md), for scripts/bench.sh.
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations", "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimDonationStore",
        "SimExtensionHost", "SimExtensionWire", "SimLexicon", "SimPhrases", "SimRecognition", "SimScreen", "SimSession",
        "SimShortcuts", "SimShown", "SimText", "SimTranscripts", "SyntheticUsers",
      ],
      path: "Benchmarks/benchmarks", swiftSettings: strict + fast),
    // Finds the tests that a change concerns, for scripts/quick.sh.
    .executableTarget(name: "concerned-tests", path: "Tests/Support/concerned-tests", swiftSettings: strict),
    // Types random keys into a conversation, for scripts/check-keys.sh.
    .executableTarget(
      name: "key-storm", dependencies: ["TestPrograms"], path: "Tests/Support/key-storm", swiftSettings: strict),
    .testTarget(
      name: "TestProgramsTests", dependencies: ["TestPrograms"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "SimCatalog", "SimDiagnostics", "SimDialogue", "SimScreen", "SimShown", "SimTerminalUI", "SimText",
        "TestPrograms", "line-mode-echo",
      ], swiftSettings: strict),
    // Measures how people's typical answers are understood.
    .testTarget(
      name: "AnswerTests",
      dependencies: [
        "SimAppFiles", "SimCatalog", "SimDiagnostics", "SimDialogue", "SimLexicon", "SimLinting", "SimPhrases",
        "SimRecognition", "SimSession", "SimTranscripts", "TestLanguages", "TestPrograms",
      ], exclude: ["Deeds", "Sets"], swiftSettings: strict),
    // All transcripts in all modes.
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "SimAppFiles", "SimDiagnostics", "SimScreen", "SimSession", "SimShown", "SimTerminalUI", "SimTranscripts",
      ], swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["sirisim", "sirisim-vocabulary", "TestPrograms", "without-fence"],
      swiftSettings: strict),
    .testTarget(
      name: "ConversationTestingTests", dependencies: ["ConversationTesting", "Intents"],
      exclude: ["Runner", "Talks"], swiftSettings: strict),
  ]
)

// SwiftPM compiles a module again when a module that it depends on directly has changed. The layout of a value may come
// from a module farther up, though, and the modules between them may stay as they are: so each target depends on all
// that its dependencies depend on.
var reached: [String: [String]] = [:]
for target in package.targets {
  let direct = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  var all = direct
  for name in direct.flatMap({ reached[$0] ?? [] }) where !all.contains(name) {
    all.append(name)
    target.dependencies.append(.byName(name: name))
  }
  reached[target.name] = all
}

// The products that a script builds (scripts/common.sh). Everything else is left out then: one call of `swift build`
// plans and builds all that are named, where it would otherwise take only one product.
let named = Context.environment["SIRISIM_PRODUCTS", default: ""].split(separator: " ").map(String.init)
if !named.isEmpty {
  package.products.removeAll { !named.contains($0.name) }
  let libraries = package.products.compactMap { $0 as? Product.Library }.filter { named.contains($0.name) }
  var needed = Set(named + libraries.flatMap(\.targets))
  // A target comes after all that it depends on.
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  // SwiftPM warns about a dependency that isn't used: this makes it used, on another platform.
  package.targets.last?.dependencies.append(
    .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.windows])))
}

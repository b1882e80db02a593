/// The modules that come with Apple's systems: a module that is neither among them nor in the repository is
/// third-party.
package enum AppleModules {
  /// Whether a module comes with Apple's systems or with the compiler.
  package static func contains(_ module: String) -> Bool { names.contains(module) || module.hasPrefix("_") }

  private static let names: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
    AddressBook AddressBookUI AppClip AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets
    BackgroundTasks BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarPlay Charts Cinematic ClassKit
    ClockKit CloudKit ColorSync Combine CommonCrypto CompositorServices Compression Contacts ContactsUI ControlCenter
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit
    CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DeviceDiscoveryUI Dispatch DiskArbitration DockKit EventKit EventKitUI ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation
    FoundationModels FoundationNetworking FoundationXML FoundationEssentials GLKit GSS GameController GameKit
    GameplayKit GeoToolbox Glibc GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth IOKit IOSurface IdentityLookup
    IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore
    JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI
    LockedCameraCapture MLCompute ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
    MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit Musl
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC
    Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES PDFKit PHASE PackageDescription PackagePlugin PaperKit
    PassKit PencilKit Photos PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SQLite3
    SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenTime ScriptingBridge SecureElementCredential Security
    SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis
    Spatial Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore
    Symbols Synchronization SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabletopKit TabularData
    Testing ThreadNetwork TipKit Translation TranslationUIProvider Twitter UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest iAd iTunesLibrary libkern libxml2 os simd
    zlib CoreMediaIO Distributed DistributedCluster Cxx Builtin CDispatch ucrt WinSDK Android Bionic MachO ObjectiveC
    Collaboration DiscRecording Carbon Cocoa CoreDisplay AutomaticAssessment SwiftOnoneSupport UIUtilities
    """
}

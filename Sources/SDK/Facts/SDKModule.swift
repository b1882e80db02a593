/// A module of the phone, and its counterpart here.
public struct SDKModule: Hashable, Sendable {
  /// As the author imports it: `os`.
  public let name: String
  /// The module here: the same, or another one because the name is taken or other packages would mistake it.
  public let module: String

  /// A module; under its own name by default.
  init(_ name: String, as module: String? = nil) {
    self.name = name
    self.module = module ?? name
  }

  /// All of them, in the order of their names.
  public static let all: [SDKModule] = [
    SDKModule("AVFoundation"), SDKModule("AVKit"), SDKModule("AppIntents"), SDKModule("AudioToolbox"),
    SDKModule("CloudKit"), SDKModule("Combine", as: "SDKCombine"), SDKModule("Contacts"), SDKModule("CoreBluetooth"),
    SDKModule("CoreData"), SDKModule("CoreFoundation", as: "SDKFoundation"),
    SDKModule("CoreGraphics", as: "SDKCoreGraphics"),
    SDKModule("CoreImage"), SDKModule("CoreLocation"), SDKModule("CoreServices"), SDKModule("CoreSpotlight"),
    SDKModule("CoreTransferable"), SDKModule("EventKit"), SDKModule("GeoToolbox"), SDKModule("HealthKit"),
    SDKModule("Intents"), SDKModule("IntentsUI"),
    SDKModule("LocalAuthentication"), SDKModule("MapKit"), SDKModule("MediaPlayer"), SDKModule("MessageUI"),
    SDKModule("MobileCoreServices"), SDKModule("OSLog"), SDKModule("PassKit"), SDKModule("Photos"),
    SDKModule("QuartzCore"), SDKModule("Security"), SDKModule("StoreKit"), SDKModule("SwiftData"), SDKModule("SwiftUI"),
    SDKModule("SystemConfiguration"), SDKModule("UIKit"),
    SDKModule("UniformTypeIdentifiers"), SDKModule("UserNotifications"), SDKModule("WatchConnectivity"),
    SDKModule("WeatherKit"), SDKModule("WidgetKit"), SDKModule("os", as: "SDKOS"),
  ]

  /// The modules that the author's `import` finds under another name: `-module-alias os=SDKOS`.
  ///
  /// An import of a part, `import os.log`, must be rewritten to the whole first, because an alias has no parts.
  ///
  /// - Parameter names: the modules that exist, as authors import them.
  public static func aliases(among names: Set<String>) -> [SDKModule] {
    all.filter { $0.name != $0.module && names.contains($0.name) }
  }
}

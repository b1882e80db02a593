// What of Apple's Objective-C world Foundation lacks elsewhere.

/// Runs the body: there are no autoreleased objects to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a class as Objective-C knows it: the system's classes by their bare names, an author's with their module.
///
/// It takes the place of Foundation's own function, which is there for classes that are no NSObject.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
  let name = String(reflecting: aClass)
  guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else { return name }
  return String(name[name.index(after: dot)...])
}

/// The modules whose classes are written in Objective-C on a phone.
private let systemModules: Set<String> = [
  "Foundation", "SDKFoundation", "Intents", "IntentsUI", "UIKit", "CoreLocation", "Contacts", "CoreData",
  "CoreSpotlight",
  "UserNotifications", "LocalAuthentication", "Photos", "MapKit", "SDKOS",
]

// What of Apple's Objective-C world Foundation lacks elsewhere.

/// Runs the body: there are no autoreleased objects to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a class as Objective-C knows it: the system's classes by their bare names, an author's with their module.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  guard let dot = name.firstIndex(of: "."), isOfSystem(name[..<dot]) else { return name }
  return String(name[name.index(after: dot)...])
}

/// The class of that name; a bare name is one of the system's.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains(".") else { return nil }
  for module in systemModules {
    if let found = Foundation.NSClassFromString("\(module).\(aClassName)") { return found }
  }
  return nil
}

private func isOfSystem(_ module: Substring) -> Bool { systemModules.contains(String(module)) }

/// The modules whose classes are written in Objective-C on a phone.
private let systemModules = [
  "Foundation", "SDKFoundation", "Intents", "IntentsUI", "UIKit", "CoreLocation", "Contacts", "CoreData",
  "CoreSpotlight",
  "UserNotifications", "LocalAuthentication", "Photos", "MapKit", "SDKOS",
]

import SimSDKFacts

// Parts of Apple's Objective-C world that Foundation lacks.

/// Runs the body: there are no autoreleased objects to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a class as Objective-C knows it: the system's classes by their bare names, an author's with their
/// module.
///
/// It replaces Foundation's own function, which remains for classes that aren't NSObject's.
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

/// The name of a method. Without Objective-C the method can't be found by it: code that receives one reports that and
/// calls nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ str: String) { description = str }
  public init(stringLiteral value: String) { description = value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object: Any?)
  {
    SDKNotice.say(.selectors, aSelector.description)
  }
}

extension Timer {
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    SDKNotice.say(.selectors, aSelector.description)
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }
}

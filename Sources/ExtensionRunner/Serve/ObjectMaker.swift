public import Foundation
@_spi(Host) import Intents
@_spi(Host) import IntentsUI
import Synchronization
@_spi(Host) import UIKit

/// Makes objects of the author's classes, which are known by name alone.
enum ObjectMaker {
  static func hasClass(_ name: String) -> Bool { found(name) != nil }

  /// A new object by the class's `init()`; nil where there is no such class.
  static func make(_ name: String) -> NSObject? { found(name).map { make($0) } }

  /// Looks for a class, and for the protocol that its kind is asked for, before it is wanted.
  static func look(for name: String) {
    switch found(name) {
    case is INExtension.Type, nil: break
    case let controller as UIViewController.Type: _ = controller is any INUIHostedViewControlling.Type
    case let other?: _ = other is any UIApplicationDelegate.Type
    }
  }

  private static let known = Mutex<[String: NSObject.Type?]>([:])

  /// The class of that name. The runtime searches all that is loaded for it, so it is asked once, also for a class that
  /// isn't there.
  private static func found(_ name: String) -> NSObject.Type? {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = lookUp(name) as? NSObject.Type
    known.withLock { $0[name] = .some(found) }
    return found
  }

  /// A class of a module by its mangled name: Foundation's function makes that as well, slowly, and looks for more.
  private static func lookUp(_ name: String) -> Any.Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let module = parts.first, parts.count == 2, name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return NSClassFromString(name)
    }
    return IntentTypes.manglings(of: [parts[1]], in: module).last.flatMap { _typeByName($0) }
  }

  // NSObject's init() isn't `required` in Foundation on Linux, so Swift won't call it on an unknown class. But every
  // subclass has it in its method table, and it can be called from there through a subclass where it is required. The
  // optimizer would take the object for one of that subclass, so it must not look into this.
  @inline(never) @_optimize(none)
  static func make(_ found: AnyClass) -> NSObject {
    unsafeBitCast(found, to: AnyMade.Type.self).init()
  }
}

/// Represents the author's class in `ObjectMaker.make`; no object of it is ever made.
open class AnyMade: NSObject {
  /// The author's class has its own in this place.
  public required override init() { super.init() }
}

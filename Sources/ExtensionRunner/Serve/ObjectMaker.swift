public import Foundation

/// Makes objects of the author's classes, which are known by name alone.
enum ObjectMaker {
  static func hasClass(_ name: String) -> Bool { NSClassFromString(name) is NSObject.Type }

  /// A new object by the class's `init()`; nil where there is no such class.
  static func make(_ name: String) -> NSObject? {
    guard let found = NSClassFromString(name), found is NSObject.Type else { return nil }
    return make(found)
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

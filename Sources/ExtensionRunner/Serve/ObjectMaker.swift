public import Foundation

/// Makes objects of the author's classes, which are known by their names alone.
enum ObjectMaker {
  static func hasClass(_ name: String) -> Bool { NSClassFromString(name) is NSObject.Type }

  /// A new object by the class's `init()`; nil where there is no such class.
  static func make(_ name: String) -> NSObject? {
    guard let found = NSClassFromString(name), found is NSObject.Type else { return nil }
    return make(found)
  }

  // NSObject's init() isn't `required` in Foundation on Linux, so Swift won't call it on a class that it doesn't know. It
  // stands in every subclass's method table all the same, and through a subclass where it is required, it can be called from
  // there. The optimizer would take the object for one of that subclass: it must not look into this.
  @inline(never) @_optimize(none)
  static func make(_ found: AnyClass) -> NSObject {
    unsafeBitCast(found, to: AnyMade.Type.self).init()
  }
}

/// Stands for the author's class in `ObjectMaker.make`; nobody makes one.
open class AnyMade: NSObject {
  /// Called in the author's class in its place.
  public required override init() { super.init() }
}

import Glibc
import SimCatalog
import SimDebugLines

extension CodePlace {
  /// The line on which a handler's method begins, for a call of which nothing is known except that it never answered.
  ///
  /// It reads all of the program's symbols, so it is only used for faults.
  /// - Parameters:
  ///   - spelling: how the author wrote the method, for example `resolveContent(for:with:)` or
  ///     `confirm(intent:) async`.
  ///   - handler: the object that has it; the method may be a superclass's.
  static func ofMethod(_ spelling: String, of handler: AnyObject) -> CodePlace? {
    var type: Any.Type? = Swift.type(of: handler)
    var mirror: Mirror? = Mirror(reflecting: handler)
    while let current = type {
      if let place = ofMethod(spelling, in: current) { return place }
      mirror = mirror?.superclassMirror
      type = mirror?.subjectType
    }
    return nil
  }

  /// The line on which a method of a type begins, if the type itself has it.
  static func ofMethod(_ spelling: String, in type: Any.Type) -> CodePlace? {
    guard let name = symbolName(of: type) else { return nil }
    let base = spelling.prefix { $0 != "(" }
    let labels = spelling.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
    for function in ProgramSources.symbols(withPrefix: "$s" + name) where isFunction(function.mangledName) {
      // `Module.Handler.resolveContent(for: Intents.INSendMessageIntent, with: …) -> ()`
      let text = demangled(function.mangledName)
      guard !text.contains("#"), let start = text.firstRange(of: ".\(base)(")?.upperBound else { continue }
      let parameters = text[start...]
      guard parameters.hasPrefix("\(labels.first ?? ""): ") || labels.isEmpty,
        labels.dropFirst().allSatisfy({ parameters.contains(" \($0): ") })
      else { continue }
      if let place = line(at: function.address, module: String(text.prefix { $0 != "." })) { return place }
    }
    return nil
  }

  /// The prefix of the mangled names of a type's methods.
  private static func symbolName(of type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type) else { return nil }
    guard name.contains("$") else { return name }
    // For a private type the runtime has an address in place of the name in its symbols.
    let parts = String(reflecting: type).split(separator: ".")
    guard let module = parts.first, let last = parts.last else { return nil }
    return "\(module.utf8.count)\(module)\(last.utf8.count)\(last)"
  }

  /// Whether it is a function itself rather than one of its closures, thunks and parts.
  private static func isFunction(_ mangled: String) -> Bool { mangled.hasSuffix("F") || mangled.hasSuffix("FTo") }

  private static func line(at address: UInt, module: String) -> CodePlace? {
    ProgramSources.code(at: address)?.lines.last.map { CodePlace($0, in: module) }
  }

  private static func demangled(_ name: String) -> String {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The runtime's own demangler; it has no name in Swift.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

import Runtime
import SimCatalog

extension CodePlace {
  /// The line of the author's code that is running: the innermost frame that is neither ours nor a library's.
  ///
  /// It reads the debug information of the program, which takes a while: for faults alone.
  static func ofCaller() -> CodePlace? {
    guard let backtrace = try? Backtrace.capture(), let symbolicated = backtrace.symbolicated() else { return nil }
    for frame in symbolicated.frames {
      guard let symbol = frame.symbol, let source = symbol.sourceLocation, source.line > 0 else { continue }
      if isOurs(source.path) { continue }
      return CodePlace(file: fileIdentifier(path: source.path, mangledName: symbol.rawName), line: source.line)
    }
    return nil
  }

  private static func isOurs(_ path: String) -> Bool {
    path.contains("/Sources/ExtensionRunner/") || path.contains("/Sources/Intents/")
      || path.contains("compiler-generated")
  }

  /// As `#fileID` would give it: the module of a mangled name such as `$s16ZhiChatExtension7HandlerC…`, and the file.
  private static func fileIdentifier(path: String, mangledName: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var rest = mangledName.drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return file }
    rest = rest.dropFirst(digits.count)
    guard rest.count >= length else { return file }
    return "\(rest.prefix(length))/\(file)"
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as texts: nothing is looked up except the working folder.
package enum FilePath {
  /// The path from the root of the file system on, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let buffer = getcwd(nil, 0) else { return normalised(path) }
    defer { free(buffer) }
    return normalised(String(cString: buffer) + "/" + path)
  }

  /// The path without `.`, `..` and doubled slashes, as far as they can be resolved without the file system.
  package static func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The folder of a file: "." for one that is named without.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a folder is another one or lies in it.
  static func contains(_ folder: String, _ inner: String) -> Bool {
    folder == "." || folder == "/" || inner == folder || inner.hasPrefix(folder + "/")
  }

  /// How many folders two paths share from their start.
  static func commonFolders(_ a: String, _ b: String) -> Int {
    // Bytes: the folders of all apps are compared with each other before the first prompt.
    let slash = UInt8(ascii: "/")
    return zip(a.utf8.split(separator: slash), b.utf8.split(separator: slash)).prefix { $0.elementsEqual($1) }.count
  }

  /// The innermost folder in which both lie.
  static func common(_ a: String, _ b: String) -> String {
    let shared = a.split(separator: "/").prefix(commonFolders(a, b)).joined(separator: "/")
    return a.hasPrefix("/") ? "/" + shared : shared.isEmpty ? "." : shared
  }
}

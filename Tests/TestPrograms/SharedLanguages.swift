import Glibc

/// The languages that programs compile when the tests start them: the first one that needs a language keeps it for the rest.
///
/// To compile a language takes a program of a debug build some seconds, and hundreds are started.
package enum SharedLanguages {
  /// For `XDG_CACHE_HOME`; it stands beside the programs.
  package static var cache: String { get throws { try builtProgram("test-cache") } }

  /// The variable that says where the languages are.
  package static let variable = "SIRISIM_LANGUAGE_CACHE"

  /// For the variable: what it says to the tests, else a folder beside the programs; with programs that were built anew the
  /// languages are compiled anew.
  package static var folder: String {
    get throws {
      if let named = getenv(variable), named[0] != 0 { return String(cString: named) }
      return try ofPrograms.get()
    }
  }

  private static let ofPrograms = Result {
    var status = stat()
    guard stat(try builtProgram("sirisim"), &status) == 0 else { return "none" }
    let name = "languages-\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    // Those of programs that are gone are of no use to anybody.
    if let folder = opendir(try cache) {
      while let entry = readdir(folder) {
        let other = withUnsafePointer(to: &entry.pointee.d_name) { field in
          field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if other.hasPrefix("languages-"), other != name { TemporaryFolder.remove(try cache + "/" + other) }
      }
      closedir(folder)
    }
    return try cache + "/" + name
  }
}

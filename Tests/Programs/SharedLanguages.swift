import Glibc

/// The languages that programs compile when the tests start them: the first one that needs a language keeps it for the rest.
///
/// To compile a language takes a program of a debug build some seconds, and hundreds are started.
public enum SharedLanguages {
  /// For `XDG_CACHE_HOME`; it stands beside the programs.
  public static var cache: String { get throws { try builtProgram("test-cache") } }

  /// The variable that says where the languages are.
  public static let variable = "SIRISIM_LANGUAGE_CACHE"

  /// For the variable: what it says to the tests, else a folder beside the programs; with programs that were built anew the
  /// languages are compiled anew.
  public static var folder: String {
    get throws {
      if let named = getenv(variable), named[0] != 0 { return String(cString: named) }
      var status = stat()
      guard stat(try builtProgram("sirisim"), &status) == 0 else { return "none" }
      return try cache + "/languages-\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    }
  }
}

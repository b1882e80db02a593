import Glibc

/// The languages that programs compile when the tests start them: the first one that needs a language keeps it for the rest.
///
/// To compile a language takes a program of a debug build some seconds, and hundreds are started.
public enum SharedLanguages {
  /// For `XDG_CACHE_HOME`; it stands beside the programs, and a program that was built anew compiles anew.
  public static var cache: String { get throws { try builtProgram("test-cache") } }

  /// Gives a cache of a test's own the shared languages, where all else that it keeps is to be its own.
  ///
  /// - Parameter folder: what the test says as `XDG_CACHE_HOME`, within the temporary folder.
  public static func lend(to folder: String, in temporary: TemporaryFolder) throws {
    let languages = try cache + "/sirisim/languages"
    mkdir(try cache, 0o755)
    mkdir(try cache + "/sirisim", 0o755)
    mkdir(languages, 0o755)
    temporary.makeFolder(folder + "/sirisim")
    symlink(languages, "\(temporary.path)/\(folder)/sirisim/languages")
  }
}

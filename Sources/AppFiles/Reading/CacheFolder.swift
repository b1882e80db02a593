/// The folder in which a user's recreatable files are kept: `$XDG_CACHE_HOME/sirisim`, or `~/.cache/sirisim`.
package enum CacheFolder {
  /// The path of a folder in it; nothing is made.
  ///
  /// - Returns: nil when the environment names no place. A path that isn't whole is to be ignored (XDG Base Directory
  ///   Specification).
  package static func path(of name: String, environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/sirisim/\(name)" }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.cache/sirisim/\(name)" }
    return nil
  }
}

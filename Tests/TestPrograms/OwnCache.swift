import Glibc

extension TemporaryFolder {
  /// For `XDG_CACHE_HOME`: a cache in this folder, in which no program lies yet.
  ///
  /// What the compiler makes of the system's C headers is all these caches' together: to make it takes longer than to compile an app of
  /// a few lines, and a hundred are compiled.
  package func ownCache() throws -> String {
    let headers = try SharedLanguages.cache + "/headers"
    Self.make(headers)
    makeFolder("cache/sirisim/builds")
    symlink(headers, path + "/cache/sirisim/builds/clang")
    return path + "/cache"
  }
}

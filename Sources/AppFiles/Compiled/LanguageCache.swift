import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where compiled languages, and what the sample apps' files say, are kept: `$SIRISIM_LANGUAGE_CACHE`, else `$XDG_CACHE_HOME/sirisim/languages`, else
/// `~/.cache/sirisim/languages`.
///
/// A file is named after what it was made from and how, so that every program that compiles the same files in the same
/// way shares it.
///
/// What is kept there can always be made again: a file that can't be read is, and one that can't be written costs only
/// the time to make it.
package struct LanguageCache: Sendable {
  let folder: String
  private static let mostFiles = 16
  /// Notes are small, and there is one for each place in which a vocabulary lies.
  private static let mostNotes = 64
  /// How many seconds a draft or a lock may be old before it counts as left over.
  private static let longestWork = 3_600

  /// The variable that names the folder of compiled languages; `none` for no folder.
  package static let variable = "SIRISIM_LANGUAGE_CACHE"

  /// - Parameter folder: where the files lie; it is made when the first one is written.
  package init(folder: String) { self.folder = folder }

  /// The cache of the user whose environment this is; nil if it names no place, or switches the cache off.
  package init?(environment: [String: String]) {
    // A relative path is ignored, as with XDG_CACHE_HOME.
    if let named = environment[Self.variable], named == "none" || named.hasPrefix("/") {
      if named == "none" { return nil }
      folder = named
    } else if let path = CacheFolder.path(of: "languages", environment: environment) {
      folder = path
    } else {
      return nil
    }
  }

  /// The file of a language.
  ///
  /// - Parameter key: the contents of the files that it is made from.
  func path(_ identifier: String, key: UInt64, format: CompiledFormat = .current) -> String {
    "\(folder)/\(identifier)-\(String(key, radix: 16))-\(String(format.code, radix: 16)).language"
  }

  /// The note of what the files of a language hold in one vocabulary.
  func notePath(_ identifier: String, of vocabulary: VocabularyFolder, format: CompiledFormat = .current) -> String {
    path(identifier, of: vocabulary, format, ending: "note")
  }

  /// The file with the sample apps of one vocabulary.
  func appsPath(of vocabulary: VocabularyFolder, format: CompiledFormat = .current) -> String {
    path("apps", of: vocabulary, format, ending: "apps")
  }

  private func path(
    _ name: String, of vocabulary: VocabularyFolder, _ format: CompiledFormat, ending: String
  ) -> String {
    let place = Array((CheckoutBounds.real(vocabulary.path) ?? vocabulary.path).utf8)
    let sum = place.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    return "\(folder)/\(name)-\(String(sum, radix: 16))-\(String(format.code, radix: 16)).\(ending)"
  }

  /// Puts a file in its place, whole or not at all; errors are ignored.
  ///
  /// - Returns: whether the file is there now.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    let folder = String(path[..<slash])
    FileWriter.makeFolder(folder)
    let draft = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max)).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return false }
    var written = 0
    let isWhole = bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        written += count
      }
      return true
    }
    guard close(descriptor) == 0, isWhole, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  /// Notes that a file has been used, so that it isn't among the oldest; nothing is written where that was noted
  /// lately.
  static func touch(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > longestWork else { return }
    utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes the files that were used longest ago, if there are many, and what a stopped process left behind.
  func tidy() {
    var files: [String: [(path: String, modified: Int)]] = [:]
    let now = time(nil)
    for entry in FileReader.entries(of: folder) where !entry.isFolder {
      var status = stat()
      let path = folder + "/" + entry.name
      guard let dot = entry.name.lastIndex(of: "."), lstat(path, &status) == 0 else { continue }
      files[String(entry.name[dot...]), default: []].append((path, Int(status.st_mtim.tv_sec)))
    }
    for (ending, most) in [(".language", Self.mostFiles), (".note", Self.mostNotes), (".apps", Self.mostNotes)] {
      for file in (files[ending] ?? []).sorted(by: { $0.modified < $1.modified }).dropLast(most) { unlink(file.path) }
    }
    for file in (files[".part"] ?? []) + (files[".lock"] ?? []) where now - file.modified > Self.longestWork {
      unlink(file.path)
    }
  }
}

/// `write`, which inside `LanguageCache` would be its own.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

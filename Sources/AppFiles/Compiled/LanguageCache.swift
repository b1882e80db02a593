import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where compiled languages are kept: `$XDG_CACHE_HOME/sirisim/languages`, or `~/.cache/sirisim/languages`.
///
/// What lies there is never needed: where it can't be read it is made anew, and where it can't be written nothing is lost but
/// the time to make it.
public struct LanguageCache: Sendable {
  let folder: String
  private static let mostFiles = 16

  /// - Parameter folder: where the files lie; it is made when the first one is written.
  public init(folder: String) { self.folder = folder }

  /// The cache of the user whose environment this is; nil when it names no place.
  public init?(environment: [String: String]) {
    // A path that isn't whole is to be ignored (XDG Base Directory Specification).
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      folder = cache + "/sirisim/languages"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.cache/sirisim/languages"
    } else {
      return nil
    }
  }

  /// The file of a language of a vocabulary, as one program compiles it.
  func path(_ identifier: String, of vocabulary: VocabularyFolder, program: String) -> String {
    let names = Array((vocabulary.path + "\0" + program).utf8)
    let sum = names.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    return "\(folder)/\(identifier)-\(String(sum, radix: 16)).language"
  }

  /// Puts a file in its place, whole or not at all; what goes wrong is passed over.
  ///
  /// - Returns: whether it stands there now.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    let folder = String(path[..<slash])
    makeFolder(folder)
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

  private static func makeFolder(_ path: String) {
    guard !FileReader.isFolder(path), let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    makeFolder(String(path[..<slash]))
    mkdir(path, 0o755)
  }

  /// Removes the files that were written longest ago, where there are many: other programs' and vocabularies'.
  func tidy() {
    var files: [(path: String, modified: Int)] = []
    for entry in FileReader.entries(of: folder) where !entry.isFolder {
      var status = stat()
      let path = folder + "/" + entry.name
      guard entry.name.hasSuffix(".language") || entry.name.hasSuffix(".part"), lstat(path, &status) == 0 else {
        continue
      }
      files.append((path, Int(status.st_mtim.tv_sec)))
    }
    guard files.count > Self.mostFiles else { return }
    for file in files.sorted(by: { $0.modified < $1.modified }).dropLast(Self.mostFiles) { unlink(file.path) }
  }
}

/// `write`, which inside `LanguageCache` would be its own.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

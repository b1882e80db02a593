import SimUtterances

/// What the files of a language held when they were last read: as long as none of them has changed, they needn't be
/// read to know which compiled file is theirs.
struct ContentsNote {
  /// The contents of the files, as `LanguageSources.key` has them.
  let key: UInt64
  /// The files as they were.
  let manifest: FileManifest

  init(key: UInt64, manifest: FileManifest) { (self.key, self.manifest) = (key, manifest) }

  /// Reads a note; nil when it isn't there or can't be used.
  init?(path: String, format: CompiledFormat = .current) {
    guard var store = SealedFile.open(path, .note, format), let number = try? store.number() else { return nil }
    store.align()
    guard let manifest = try? FileManifest(&store) else { return nil }
    self.init(key: UInt64(bitPattern: Int64(number)), manifest: manifest)
  }

  /// The bytes of its file.
  func bytes(format: CompiledFormat = .current) -> [UInt8] {
    var store = StoreWriter()
    store.put(Int(Int64(bitPattern: key)))
    var files = StoreWriter()
    manifest.write(to: &files)
    store.append(files)
    return SealedFile.bytes(store, .note, format)
  }
}

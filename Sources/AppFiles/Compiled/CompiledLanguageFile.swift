import SimUtterances

/// The file of a language that has been compiled: whose it is, what it was made from, and the language itself, which is
/// used where it lies.
struct CompiledLanguageFile {
  /// The bytes, and where the language begins in them.
  let store: StoreReader
  /// The contents of the files from which it was made.
  let key: UInt64

  /// Maps a file; nil when it isn't there or can't be used.
  init?(path: String, identifier: String, format: CompiledFormat = .current) {
    guard let store = SealedFile.open(path, .language, format) else { return nil }
    self.init(store, identifier: identifier)
  }

  init?(_ owner: StoredBytes, identifier: String, format: CompiledFormat = .current) {
    guard let store = SealedFile.open(owner, .language, format) else { return nil }
    self.init(store, identifier: identifier)
  }

  private init?(_ content: StoreReader, identifier: String) {
    var store = content
    guard (try? store.text()) == identifier, let number = try? store.number() else { return nil }
    key = UInt64(bitPattern: Int64(number))
    store.align()
    self.store = store
  }

  /// The bytes of a file for a language.
  static func bytes(_ language: StoreWriter, of sources: LanguageSources, format: CompiledFormat = .current) -> [UInt8]
  {
    var store = StoreWriter()
    store.put(sources.identifier)
    store.put(Int(Int64(bitPattern: sources.key)))
    store.append(language)
    return SealedFile.bytes(store, .language, format)
  }
}

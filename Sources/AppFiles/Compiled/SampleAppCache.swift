package import SimCatalog
import SimUtterances

/// Keeps what the files of `Vocabulary/Apps` say, so that a conversation needn't read them as long as none of them has
/// changed.
package struct SampleAppCache {
  private let folder: VocabularyFolder
  /// Nil where nothing is kept.
  private let path: String?
  private let format: CompiledFormat

  /// - Parameters:
  ///   - catalog: the intents that the apps may offer; SiriKit's is a part of the file's format, and with any other
  ///     nothing is kept.
  ///   - cache: where the file lies; nil keeps none.
  package init(of folder: VocabularyFolder, catalog: Catalog, cache: LanguageCache?) {
    self.init(of: folder, catalog: catalog, cache: cache, format: .current)
  }

  init(of folder: VocabularyFolder, catalog: Catalog, cache: LanguageCache?, format: CompiledFormat) {
    self.folder = folder
    self.format = format
    path = catalog.identity == Catalog.siriKit.identity ? cache?.appsPath(of: folder, format: format) : nil
  }

  private var apps: String { folder.path + "/Apps" }

  /// The apps in the order of their names: from the file, if it was made of the files that are there now.
  ///
  /// - Parameter load: reads the apps of these names.
  package func apps(_ load: ([String]) -> [SampleApp]) -> [SampleApp] {
    if let kept { return kept }
    // The files are looked at before they are read: one that changes meanwhile is read again the next time.
    let manifest = FileManifest(Self.paths(below: apps), in: apps)
    let read = load(folder.apps)
    // What is wrong is reported at every start.
    if let path, read.allSatisfy(\.problems.isEmpty) { LanguageCache.write(bytes(read, manifest), to: path) }
    return read
  }

  private var kept: [SampleApp]? {
    guard let path, var store = SealedFile.open(path, .apps, format), let manifest = try? FileManifest(&store),
      manifest.holds(in: apps), var fields = try? FieldReader(&store)
    else { return nil }
    return try? fields.items { fields throws(StoreFault) in try SampleApp(&fields) }
  }

  func bytes(_ apps: [SampleApp], _ manifest: FileManifest) -> [UInt8] {
    var store = StoreWriter()
    manifest.write(to: &store)
    var fields = FieldWriter()
    fields.put(apps) { $1.write(to: &$0) }
    fields.write(to: &store)
    return SealedFile.bytes(store, .apps, format)
  }

  /// The folder itself, and all files and folders in it: a folder changes when something is added to it or removed.
  private static func paths(below folder: String, _ prefix: String = "") -> [String] {
    [prefix.isEmpty ? "." : prefix]
      + FileReader.entries(of: prefix.isEmpty ? folder : folder + "/" + prefix).flatMap { entry in
        let path = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
        return entry.isFolder ? paths(below: folder, path) : [path]
      }
  }
}

import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// A language that comes from the cache is the one that was compiled.
@Suite struct CachedLanguageTests {
  private static let folder = VocabularyFolder(path: WalksApp.repository + "/Vocabulary")
  private static let fresh = LanguageLibrary(folder)
  /// What one shelf has compiled another one takes.
  private static let cached: LanguageLibrary = {
    let path = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)").path(
      percentEncoded: false)
    let cache = LanguageCache(folder: path)
    let first = LanguageLibrary(folder, cache: cache)
    for name in first.names { _ = first.language(name) }
    let second = LanguageLibrary(folder, cache: cache)
    for name in second.names { _ = second.language(name) }
    // Its files are mapped by now.
    let kept = FileReader.entries(of: path).count { $0.name.hasSuffix(".language") }
    try? FileManager.default.removeItem(atPath: path)
    return kept == first.names.count ? second : LanguageLibrary(VocabularyFolder(path: "/nothing"))
  }()

  @Test("examples are understood alike, word for word", arguments: folder.languages)
  func understandings(_ name: String) throws {
    try #require(Self.cached.names.contains(name))
    let worlds = [Self.fresh, Self.cached].map { ExampleWorld(name, in: $0) }
    let files = worlds[0].language.phraseFiles
    #expect(files.map(\.path) == worlds[1].language.phraseFiles.map(\.path))
    var number = 0
    for file in files {
      // One of each phrase's would take minutes.
      for example in file.entries.prefix(1).flatMap(\.examples).prefix(1) {
        let heard = worlds.map { $0.understand(example.sentence, of: file) }
        #expect(heard[0] == heard[1])
        number += 1
      }
    }
    #expect(number > 20)
  }

  @Test("nothing else is known of it", arguments: folder.languages)
  func facts(_ name: String) {
    let (fresh, freshProblems) = Self.fresh.vocabulary(name)
    let (cached, cachedProblems) = Self.cached.vocabulary(name)
    #expect(freshProblems == [] && cachedProblems == [])
    #expect(fresh.missingLines == cached.missingLines)
    #expect(fresh.language.intents == cached.language.intents)
    #expect(fresh.language.intentsOfFiles == cached.language.intentsOfFiles)
    #expect(
      fresh.language.intentsOfFiles
        == Set(fresh.language.phraseFiles.compactMap { $0.intent.map { IntentName($0) } }))
    #expect(Self.fresh.files(of: name).map(\.path) == Self.cached.files(of: name).map(\.path))
    #expect(Self.fresh.appName(of: name) == Self.cached.appName(of: name))
    #expect(Self.fresh.namings(of: name) == Self.cached.namings(of: name))
  }

  @Test("the same is found in apps", arguments: folder.apps.prefix(3))
  func findings(_ app: String) throws {
    let path = try #require(Self.folder.app(app))
    let results = try [Self.fresh, Self.cached].map { try Checker.check([path], languages: $0, disabled: []) }
    #expect(results[0].findings == results[1].findings)
    #expect(results[0].files == results[1].files)
  }
}

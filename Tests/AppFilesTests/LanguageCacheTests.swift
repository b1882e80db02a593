import Foundation
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimPhrases
import SimRecognition
import SimUtterances
import Synchronization
import TestPrograms
import Testing

@testable import SimAppFiles

/// A language that is compiled is kept; what is kept is used only as long as it holds, and never when it is damaged.
@Suite struct LanguageCacheTests {
  private let files: TemporaryFolder
  private let folder: VocabularyFolder
  private let cache: LanguageCache

  init() throws {
    files = try TemporaryFolder([
      "Siri/xx/phrases/INSendMessageIntent/a.phrases":
        "intent: INSendMessageIntent\n\n<greet> {recipients:known} {content}\n",
      "Siri/xx/rules/a.rules": "greet = (tell|say to)\n", "Siri/xx/lists/joiners.list": "and\n",
      "Siri/xx/lists/numbers.list": "one = 1\n", "Siri/xx/lines/a.lines": "ask.INSendMessageIntent.content: What?\n",
      "Siri/dialogue.rules": "attempts = 7\n", "Siri/mandarin.readings": "hong2 宏洪\n",
    ])
    folder = VocabularyFolder(path: files.path)
    cache = LanguageCache(folder: files.path + "/cache/deep/languages")
  }

  private func load(_ cache: LanguageCache?) -> SiriVocabulary {
    var problems: [Diagnostic] = []
    let vocabulary = SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &problems)
    #expect(problems.isEmpty)
    return vocabulary
  }

  private var sources: LanguageSources {
    return LanguageSources("xx", in: folder)
  }

  /// Where the language is kept as its files are now.
  private var path: String { cache.path("xx", key: sources.key) }
  private var notePath: String { cache.notePath("xx", of: folder) }

  private func kept() throws -> [UInt8] { try FileReader.bytes(of: path) }

  private func isWhole(_ bytes: [UInt8]) -> Bool { CompiledLanguageFile(StoredBytes(bytes), identifier: "xx") != nil }

  private func number(of path: String) throws -> UInt64 {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
  }

  /// Waits until no change could hide behind the files' times: what the system writes down can't be set.
  private func settle() {
    let paths = LanguageSources.paths(of: "xx", in: folder)
    while !FileManifest(paths, in: files.path + "/Siri").holds(in: files.path + "/Siri") {}
  }

  @Test("what is kept says the same, and is not written again")
  func keptLanguage() throws {
    let first = load(cache)
    #expect(FileReader.isFile(path))
    settle()
    let second = load(cache)
    let numbers = try (number(of: path), number(of: notePath))
    let third = load(cache)
    #expect(try (number(of: path), number(of: notePath)) == numbers)
    for vocabulary in [first, second, third, load(nil)] {
      #expect(understands("say to Sam hello", vocabulary))
      #expect(!understands("greet Sam hello", vocabulary))
      #expect(vocabulary.lines.rules.attempts == 7)
      #expect(vocabulary.lines.identifiers == ["ask.INSendMessageIntent.content"])
      #expect(vocabulary.language.phraseFiles.map(\.intent) == ["INSendMessageIntent"])
    }
  }

  @Test(
    "what is changed is heard at once",
    arguments: [
      ("Siri/xx/rules/a.rules", "greet = (tell|inform)\n"),
      (
        "Siri/xx/phrases/INSendMessageIntent/b.phrases",
        "intent: INSendMessageIntent\n\ninform {recipients:known} {content}\n"
      ),
    ])
  func changes(_ name: String, _ text: String) throws {
    #expect(!understands("inform Sam hello", load(cache)))
    settle()
    _ = load(cache)
    files.write(text, to: name)
    #expect(understands("inform Sam hello", load(cache)))
    #expect(understands("inform Sam hello", load(cache)))
  }

  @Test("a file that goes is missed")
  func removal() throws {
    _ = load(cache)
    try FileManager.default.removeItem(atPath: files.path + "/Siri/xx/rules/a.rules")
    var problems: [Diagnostic] = []
    let vocabulary = SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &problems)
    #expect(problems.map(\.message) == ["no rule or list is called 'greet'"])
    #expect(!understands("tell Sam hello", vocabulary))
  }

  @Test("what is wrong in a language is told at every start: such a language is not kept")
  func problems() throws {
    files.write("two = zwei\n", to: "Siri/xx/lists/numbers.list")
    for _ in 0..<2 {
      var problems: [Diagnostic] = []
      _ = SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &problems)
      #expect(problems.map(\.place?.file) == ["xx/lists/numbers.list"])
    }
    #expect(!FileReader.exists(path))
  }

  @Test("of a damaged file nothing is used, and it is made anew")
  func damage() throws {
    _ = load(cache)
    let whole = try kept()
    var random = SystemRandomNumberGenerator()
    var damaged: [[UInt8]] = [
      [], [0], Array(whole.dropLast()), Array(whole.prefix(16)), whole + [0], Array("sirilang".utf8),
    ]
    for _ in 0..<200 {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      damaged.append(bytes)
      damaged.append(Array(whole.prefix(Int.random(in: 0..<whole.count, using: &random))))
    }
    for bytes in damaged {
      #expect(!isWhole(bytes))
    }
    for bytes in damaged.prefix(8) {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(understands("tell Sam hello", load(cache)))
      #expect(try isWhole(kept()))
    }
  }

  @Test("of a damaged note nothing is used: the files are read")
  func damagedNote() throws {
    _ = load(cache)
    settle()
    _ = load(cache)
    let whole = try FileReader.bytes(of: notePath)
    #expect(ContentsNote(path: notePath)?.key == sources.key)
    var damaged = [[], [0], Array(whole.dropLast()), whole + [0]]
    for place in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[place] ^= 1
      damaged.append(bytes)
    }
    for bytes in damaged {
      try Data(bytes).write(to: URL(fileURLWithPath: notePath))
      #expect(ContentsNote(path: notePath) == nil)
    }
    #expect(understands("tell Sam hello", load(cache)))
    #expect(ContentsNote(path: notePath)?.key == sources.key)
  }

  @Test("a file of another format, language or contents is left alone")
  func otherFormats() throws {
    _ = load(cache)
    let bytes = try kept()
    let other = CompiledFormat(number: 99, catalog: 0)
    #expect(CompiledLanguageFile(StoredBytes(bytes), identifier: "xx", format: other) == nil)
    #expect(CompiledLanguageFile(StoredBytes(bytes), identifier: "yy") == nil)
    #expect(cache.path("xx", key: sources.key, format: other) != path)
    #expect(cache.path("xx", key: sources.key &+ 1) != path)
    #expect(cache.notePath("xx", of: folder, format: other) != notePath)
    // Under a name that isn't its own it isn't used either.
    let first = path
    files.write("greet = inform\n", to: "Siri/xx/rules/a.rules")
    try FileManager.default.moveItem(atPath: first, toPath: path)
    #expect(understands("inform Sam hello", load(cache)))
  }

  @Test("the same files in another place share what was compiled, and so do files that are as they were before")
  func sharing() throws {
    _ = load(cache)
    let number = try number(of: path)
    let other = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: files.path + "/Siri", toPath: other.path + "/Siri")
    var problems: [Diagnostic] = []
    let vocabulary = SiriVocabulary.load(
      "xx", from: VocabularyFolder(path: other.path), cache: cache, diagnostics: &problems)
    #expect(understands("say to Sam hello", vocabulary))
    files.write("greet = inform\n", to: "Siri/xx/rules/a.rules")
    #expect(understands("inform Sam hello", load(cache)))
    files.write("greet = (tell|say to)\n", to: "Siri/xx/rules/a.rules")
    #expect(understands("say to Sam hello", load(cache)))
    #expect(try self.number(of: path) == number)
    let endings = FileReader.entries(of: cache.folder).map { $0.name.split(separator: ".").last ?? "" }.sorted()
    #expect(endings == ["language", "language", "note", "note"])
  }

  @Test("where nothing can be written, or there is no home, a language is compiled each time")
  func noPlace() throws {
    files.write("", to: "file")
    for place in [files.path + "/file/languages", "/proc/none/languages", "/dev/null"] {
      #expect(understands("tell Sam hello", load(LanguageCache(folder: place))))
    }
    #expect(LanguageCache(environment: [:]) == nil)
    #expect(LanguageCache(environment: ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(LanguageCache(environment: ["HOME": "/h"])?.folder == "/h/.cache/sirisim/languages")
    #expect(LanguageCache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"])?.folder == "/c/sirisim/languages")
  }

  @Test(
    "a variable names the folder, or says that there is to be none",
    arguments: [("/l", "/l"), ("none", nil), ("", "/c/sirisim/languages"), ("relative", "/c/sirisim/languages")])
  func variable(_ value: String, _ folder: String?) {
    let environment = ["HOME": "/h", "XDG_CACHE_HOME": "/c", LanguageCache.variable: value]
    #expect(LanguageCache(environment: environment)?.folder == folder)
  }

  @Test("several who write at once leave one whole file")
  func together() async throws {
    let (folder, cache) = (folder, cache)
    let loaded = await withTaskGroup(of: SiriVocabulary.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var ignored: [Diagnostic] = []
          return SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &ignored)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for vocabulary in loaded { #expect(understands("tell Sam hello", vocabulary)) }
    #expect(try isWhole(kept()))
    let names = FileReader.entries(of: cache.folder).map(\.name)
    #expect(names.allSatisfy { $0.hasSuffix(".language") || $0.hasSuffix(".note") })
  }

  @Test("one compiles and the others wait for it; nobody waits for ever, nor where nothing can be locked")
  func waiting() async {
    let lock = files.path + "/lock"
    let made = Made()
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { CompilationLock.take(lock, kept: { made.kept }, compile: made.make) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == [5, 5, 5, 5, 5, 5])
    #expect(made.count == 1)
    #expect(!FileReader.exists(lock))
    // Somebody who holds it for ever.
    let inner = CompilationLock.take(lock) {
      nil
    } compile: {
      CompilationLock.take(lock, patience: 60, kept: { nil }, compile: { 7 })
    }
    #expect(inner == 7)
    #expect(CompilationLock.take("/dev/null/lock", kept: { nil }, compile: { 8 }) == 8)
  }

  @Test("the file that came with the vocabulary serves without a cache")
  func installed() throws {
    var problems: [Diagnostic] = []
    #expect(SiriVocabulary.install("xx", in: folder, diagnostics: &problems))
    #expect(problems.isEmpty)
    #expect(FileReader.isFile(files.path + "/Compiled/xx.language"))
    #expect(understands("say to Sam hello", load(nil)))
    #expect(folder.languages == ["xx"])
    // Its files have other times where they are unpacked: their contents count, and are noted.
    _ = load(cache)
    #expect(!FileReader.exists(path))
    #expect(FileReader.isFile(notePath))
  }

  @Test("the oldest of many files go, and what somebody left lying long ago")
  func tidying() throws {
    for number in 0..<30 { LanguageCache.write([1], to: "\(cache.folder)/l\(number).language") }
    for number in 0..<100 { LanguageCache.write([1], to: "\(cache.folder)/l\(number).note") }
    for name in ["a.part", "b.part", "c.lock", "d.lock"] { LanguageCache.write([1], to: "\(cache.folder)/\(name)") }
    let old = Date(timeIntervalSinceNow: -10_000)
    for name in ["a.part", "c.lock", "l7.language"] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: cache.folder + "/" + name)
    }
    // What is used stays.
    LanguageCache.touch(cache.folder + "/l7.language")
    cache.tidy()
    let names = FileReader.entries(of: cache.folder).map(\.name)
    #expect(names.count { $0.hasSuffix(".language") } == 16)
    #expect(names.count { $0.hasSuffix(".note") } == 64)
    #expect(names.contains("l7.language"))
    #expect(names.filter { $0.hasSuffix(".part") || $0.hasSuffix(".lock") } == ["b.part", "d.lock"])
  }
}

/// What takes a while to make, and is kept then.
private final class Made: Sendable {
  private let made = Mutex(0)
  private let begun = Mutex(0)

  var kept: Int? { made.withLock { $0 == 0 ? nil : $0 } }
  var count: Int { begun.withLock { $0 } }

  func make() -> Int {
    begun.withLock { $0 += 1 }
    usleep(100_000)
    return made.withLock { made in
      made = 5
      return made
    }
  }
}

import Foundation
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimPhrases
import SimRecognition
import SimUtterances
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

  private var path: String { cache.path("xx", of: folder, program: ProgramIdentity.current) }

  private func kept() throws -> [UInt8] { try FileReader.bytes(of: path) }

  private func number() throws -> UInt64 {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
  }

  private func hears(_ sentence: String, _ vocabulary: SiriVocabulary) -> Bool {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Chat"], intents: ["INSendMessageIntent"])
    let user = UserProfile(contacts: [Contact(identifier: "s", name: "Sam")])
    let recognizer = Recognizer(language: vocabulary.language, locale: "xx", apps: [app], user: user)
    let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20))
    if case .request = recognizer.understand(sentence, in: context).outcome { return true }
    return false
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
    let bytes = try number()
    let third = load(cache)
    #expect(try number() == bytes)
    for vocabulary in [first, second, third, load(nil)] {
      #expect(hears("say to Sam hello", vocabulary))
      #expect(!hears("greet Sam hello", vocabulary))
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
    #expect(!hears("inform Sam hello", load(cache)))
    settle()
    _ = load(cache)
    try files.write(text, to: name)
    #expect(hears("inform Sam hello", load(cache)))
    #expect(hears("inform Sam hello", load(cache)))
  }

  @Test("a file that goes is missed")
  func removal() throws {
    _ = load(cache)
    try FileManager.default.removeItem(atPath: files.path + "/Siri/xx/rules/a.rules")
    var problems: [Diagnostic] = []
    let vocabulary = SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &problems)
    #expect(problems.map(\.message) == ["no rule or list is called 'greet'"])
    #expect(!hears("tell Sam hello", vocabulary))
  }

  @Test("what is wrong in a language is told at every start: such a language is not kept")
  func problems() throws {
    try files.write("two = zwei\n", to: "Siri/xx/lists/numbers.list")
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
      #expect(
        CompiledLanguageFile(StoredBytes(bytes), identifier: "xx", program: ProgramIdentity.current) == nil)
    }
    for bytes in damaged.prefix(8) {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(hears("tell Sam hello", load(cache)))
      #expect(try CompiledLanguageFile(StoredBytes(kept()), identifier: "xx", program: ProgramIdentity.current) != nil)
    }
  }

  @Test("another program's file is left alone")
  func otherProgram() throws {
    _ = load(cache)
    let bytes = try kept()
    #expect(CompiledLanguageFile(StoredBytes(bytes), identifier: "xx", program: "another") == nil)
    #expect(CompiledLanguageFile(StoredBytes(bytes), identifier: "yy", program: ProgramIdentity.current) == nil)
    #expect(cache.path("xx", of: folder, program: "another") != path)
  }

  @Test("where nothing can be written, or there is no home, a language is compiled each time")
  func noPlace() throws {
    try files.write("", to: "file")
    for place in [files.path + "/file/languages", "/proc/none/languages", "/dev/null"] {
      #expect(hears("tell Sam hello", load(LanguageCache(folder: place))))
    }
    #expect(LanguageCache(environment: [:]) == nil)
    #expect(LanguageCache(environment: ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(LanguageCache(environment: ["HOME": "/h"])?.folder == "/h/.cache/sirisim/languages")
    #expect(LanguageCache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"])?.folder == "/c/sirisim/languages")
  }

  @Test("several who write at once leave one whole file")
  func together() async throws {
    let (folder, cache) = (folder, cache)
    let loaded = await withTaskGroup(of: SiriVocabulary.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var unheard: [Diagnostic] = []
          return SiriVocabulary.load("xx", from: folder, cache: cache, diagnostics: &unheard)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for vocabulary in loaded { #expect(hears("tell Sam hello", vocabulary)) }
    #expect(try CompiledLanguageFile(StoredBytes(kept()), identifier: "xx", program: ProgramIdentity.current) != nil)
    #expect(FileReader.entries(of: cache.folder).map(\.name).allSatisfy { $0.hasSuffix(".language") })
  }

  @Test("the file that came with the vocabulary serves without a cache")
  func installed() throws {
    var problems: [Diagnostic] = []
    #expect(SiriVocabulary.install("xx", in: folder, diagnostics: &problems))
    #expect(problems.isEmpty)
    #expect(FileReader.isFile(files.path + "/Compiled/xx.language"))
    #expect(hears("say to Sam hello", load(nil)))
    #expect(folder.languages == ["xx"])
    // Its files have other times where they are unpacked: their contents count.
    _ = load(cache)
    #expect(FileReader.isFile(path))
  }

  @Test("the oldest of many files go")
  func tidying() throws {
    for number in 0..<30 { LanguageCache.write([1], to: "\(cache.folder)/l\(number).language") }
    cache.tidy()
    #expect(FileReader.entries(of: cache.folder).count == 16)
  }

  @Test("a program's number is read from its file, and from nothing else")
  func programs() throws {
    #expect(!ProgramIdentity.current.isEmpty)
    #expect(ProgramIdentity.current != "unknown")
    try files.write("\u{7F}ELF\u{2}" + String(repeating: "x", count: 200), to: "program")
    #expect(ProgramIdentity.buildNumber(of: files.path + "/program") == nil)
    #expect(ProgramIdentity.buildNumber(of: files.path + "/nothing") == nil)
  }
}

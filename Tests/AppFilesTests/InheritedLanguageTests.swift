import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimPhrases
import SimRecognition
import SimTranscripts
import TestPrograms
import Testing

@testable import SimAppFiles

/// A language may rest on another one: what it has no file of is the other's, and a file of its own says what it changes.
@Suite struct InheritedLanguageTests {
  private static let base = [
    "Siri/xx/language.list": "capitals = 1 2\nname = 2 3\n", "Siri/xx/locales.list": "qq\n",
    "Siri/xx/phrases/INSendMessageIntent/a.phrases":
      "intent: INSendMessageIntent\n\n<greet> {recipients:known} {content}\n",
    "Siri/xx/phrases/INSendMessageIntent/b.phrases":
      "intent: INSendMessageIntent\n\nwire {recipients:known} {content}\n",
    "Siri/xx/rules/a.rules": "greet = tell\nleave = bye\n",
    "Siri/xx/lists/relations.list": "# of whom\nmum = mother\n\ndad = father\nboss = boss\n",
    "Siri/xx/lists/joiners.list": "and\n", "Siri/xx/checks/calls.list": "ring\nphone\n",
    "Siri/xx/lines/a.lines":
      "ask.INSendMessageIntent.content: What?\nask.INSendMessageIntent.recipients: Whom?\nbutton.yes: Yes\n",
    "Siri/xx/acts/thanks.phrases": "ta\n", "Siri/xx/transcript.list": "Apo = header App\n",
    "Siri/xx/interface.lines": "title: x\n",
  ]

  private func folder(_ own: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(
      Self.base.merging(own.map { ("Siri/\($0)", $1) }, uniquingKeysWith: { $1 }))
  }

  private func sources(_ identifier: String, _ files: TemporaryFolder) -> (LanguageSources, [Diagnostic]) {
    var problems: [Diagnostic] = []
    let sources = LanguageSources(identifier, in: VocabularyFolder(path: files.path), diagnostics: &problems)
    return (sources, problems)
  }

  private func language(_ own: [String: String]) throws -> SiriVocabulary {
    let (sources, found) = sources("yy", try folder(own))
    var problems = found
    let vocabulary = sources.compiled(diagnostics: &problems)
    #expect(problems == [])
    return vocabulary
  }

  /// What is wrong in the language `yy`.
  private func problems(_ own: [String: String]) throws -> [Diagnostic] {
    let (sources, found) = sources("yy", try folder(own))
    var problems = found
    _ = sources.compiled(diagnostics: &problems)
    return problems
  }

  private func relations(_ vocabulary: SiriVocabulary) -> [String] {
    (vocabulary.language.lists["relations"]?.entries ?? []).map { "\($0.text) = \($0.value ?? "")" }
  }

  // MARK: What it is made of

  @Test("what a language has no file of is the other's: phrases, rules, lists, lines and what answers them")
  func whole() throws {
    let (sources, problems) = sources("yy", try folder(["yy/language.list": "inherits = xx\n"]))
    #expect(problems == [])
    #expect(
      sources.files.map(\.path) == [
        "xx/acts/thanks.phrases", "xx/checks/calls.list", "yy/language.list", "xx/lists/joiners.list",
        "xx/lists/relations.list",
        "xx/phrases/INSendMessageIntent/a.phrases", "xx/phrases/INSendMessageIntent/b.phrases", "xx/rules/a.rules",
      ])
    #expect(sources.said.map(\.path) == ["xx/lines/a.lines"])
    let language = try language(["yy/language.list": "inherits = xx\n"])
    #expect(language.language.identifier == "yy")
    #expect(understands("tell Sam hello", language))
    #expect(language.lines.text("ask.INSendMessageIntent.content") == "What?")
  }

  @Test("a file of its own takes the other's place, one that says nothing leaves it out, and another stands beside")
  func files() throws {
    let language = try language([
      "yy/language.list": "inherits = xx\n", "yy/rules/a.rules": "greet = inform\n",
      "yy/lists/relations.list": "mama = mother\n",
      "yy/phrases/INSendMessageIntent/b.phrases": "# Nobody says so here.\n",
      "yy/phrases/INSendMessageIntent/c.phrases": "intent: INSendMessageIntent\n\ncable {recipients:known} {content}\n",
    ])
    #expect(understands("inform Sam hello", language))
    #expect(!understands("tell Sam hello", language))
    #expect(!understands("wire Sam hello", language))
    #expect(understands("cable Sam hello", language))
    #expect(relations(language) == ["mama = mother"])
    // The other one is as it was.
    let (other, _) = sources("xx", try folder([:]))
    var ignored: [Diagnostic] = []
    #expect(understands("tell Sam hello", other.compiled(diagnostics: &ignored)))
  }

  @Test("with a sign before each line a file changes entries: each where its namesake stood, new ones at the end")
  func entries() throws {
    let language = try language([
      "yy/language.list": "inherits = xx\n",
      "yy/lists/relations.list": "# here\n+ mama = mother\n+ boss = boss\n+ boss = manager\n- DAD\n",
      "yy/rules/a.rules": "+ greet = (inform|tell)\n",
      "yy/lines/a.lines": "+ ask.INSendMessageIntent.content: What is it?\n- button.yes\n",
    ])
    #expect(relations(language) == ["mum = mother", "boss = boss", "boss = manager", "mama = mother"])
    #expect(understands("inform Sam hello", language) && understands("tell Sam hello", language))
    #expect(language.lines.text("ask.INSendMessageIntent.content") == "What is it?")
    #expect(language.lines.text("ask.INSendMessageIntent.recipients") == "Whom?")
    #expect(language.lines.identifiers.count == 2)
  }

  @Test("a plus that is an entry of its own is no sign, and without a base no line has one")
  func signs() throws {
    let (other, found) = sources("yy", try folder(["yy/lists/name-signs.list": "+ = plus\n- a = b\n+ c = d\n"]))
    #expect(found == [])
    #expect(other.files.map(\.text) == ["+ = plus\n- a = b\n+ c = d\n"])
    let language = try language([
      "yy/language.list": "inherits = xx\n", "yy/lists/name-signs.list": "+ = plus\n& = and\n",
    ])
    #expect(language.language.lists["name-signs"]?.entries.map(\.text) == ["+", "&"])
  }

  @Test("entries are found whichever characters they are written in")
  func characters() throws {
    let files = try folder([
      "zz/language.list": "inherits = yy\n", "zz/lists/labels.list": "- 手機\n+ 單[位] = home\n",
      "yy/lists/labels.list": "手机 = mobile\n单[位] = work\n",
    ])
    let (sources, problems) = sources("zz", files)
    #expect(problems == [])
    let list = try #require(sources.files.first { $0.pathInLanguage == "lists/labels.list" })
    var ignored: [Diagnostic] = []
    let entries = ListFile(path: list.path, text: list.text, diagnostics: &ignored).entries
    #expect(entries.map { "\($0.text) = \($0.value ?? "")" } == ["單[位] = home"])
  }

  @Test("facts of language.list hold where the language's own say nothing of them; whom it serves is its own")
  func facts() throws {
    let files = try folder(["yy/language.list": "inherits = xx\nname = 4 5\n"])
    let (sources, problems) = sources("yy", files)
    #expect(problems == [])
    let list = try #require(sources.files.first { $0.pathInLanguage == "language.list" })
    var ignored: [Diagnostic] = []
    let facts = ListFile(path: list.path, text: list.text, diagnostics: &ignored).entries
    #expect(facts.map { "\($0.text) = \($0.value ?? "")" } == ["capitals = 1 2", "name = 4 5", "inherits = xx"])
    #expect(VocabularyFolder(path: files.path).language(for: "qq") == "xx")
  }

  @Test("one may rest on one that rests on another")
  func chain() throws {
    let files = try folder([
      "yy/language.list": "inherits = xx\n", "yy/lists/relations.list": "+ mama = mother\n- mum\n",
      "zz/language.list": "inherits = yy\n", "zz/lists/relations.list": "+ papa = father\n- mama\n",
    ])
    let (sources, found) = sources("zz", files)
    var problems = found
    let language = sources.compiled(diagnostics: &problems)
    #expect(problems == [])
    #expect(relations(language) == ["dad = father", "boss = boss", "papa = father"])
    #expect(VocabularyFolder(path: files.path).folders(of: "zz") == ["zz", "yy", "xx"])
  }

  @Test("what is read by itself is the other's, too: one list, words of transcripts, what sirisim says")
  func alone() throws {
    let files = try folder(["yy/language.list": "inherits = xx\n", "yy/checks/calls.list": "+ buzz\n- ring\n"])
    let folder = VocabularyFolder(path: files.path)
    let calls = LanguageSources.entries(of: "checks/calls.list", in: "yy", folder)
    #expect(calls.map(\.text) == ["phone", "buzz"])
    #expect(
      calls.map(\.place) == [
        TextPlace(file: "xx/checks/calls.list", line: 2),
        TextPlace(file: "yy/checks/calls.list", line: 1, column: 3),
      ])
    #expect(folder.interfaceFile(of: "yy") == files.path + "/Siri/xx/interface.lines")
    var problems: [Diagnostic] = []
    let words = NotationWords(of: folder, diagnostics: &problems)
    #expect(problems == [])
    #expect(words.written(in: "yy") == words.written(in: "xx"))
    #expect(words.written(in: "yy") != .none)
    #expect(words.written(in: "zz") == .none)
  }

  // MARK: What is wrong

  @Test(
    "a base that can't be one is told where it is named",
    arguments: [
      (["yy/language.list": "# x\ninherits = yy\n"], "'yy' can't inherit from itself", 2, nil),
      (
        ["yy/language.list": "inherits = xxx\n"],
        "there is no language 'xxx' to inherit from; expected one of xx", 1, "xx"
      ),
      (
        ["yy/language.list": "inherits = schema\n"],
        "there is no language 'schema' to inherit from; expected one of xx", 1, nil
      ),
      (
        ["yy/language.list": "inherits = xx\n\ninherits = en\n"],
        "a language inherits from one other, and this one has said from which", 3, nil
      ),
      (["yy/language.list": "inherits\n"], "expected 'inherits = another language's folder', read ''", 1, nil),
      (
        ["yy/language.list": "inherit = xx\n"],
        "'inherit' is no fact of a language; expected one of capitals, surnames, name-prefixes, titles, place-endings, "
          + "name, title, place, family-names, carriers, agreement, inherits, "
          + "agreement-only-app, agreement-words, agreement-words-alone, agreement-aligned",
        1,
        "inherits"
      ),
    ] as [([String: String], String, Int, String?)])
  func bases(_ own: [String: String], _ message: String, _ line: Int, _ nearest: String?) throws {
    let problems = try problems(own)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { $0.place?.file } == ["yy/language.list"])
    #expect(problems.map { $0.place?.line } == [line])
    #expect(problems.map(\.suggestion) == [nearest])
  }

  @Test("a circle is told with everybody in it, and ends", arguments: ["yy", "zz", "ww"])
  func circle(_ name: String) throws {
    let files = try folder([
      "yy/language.list": "inherits = zz\n", "zz/language.list": "# x\ninherits = yy\n",
      "ww/language.list": "inherits = zz\n", "zz/lists/joiners.list": "und\n",
    ])
    let (sources, problems) = sources(name, files)
    let reported =
      name == "yy"
      ? ("languages inherit in a circle: 'yy', 'zz', 'yy'", TextPlace(file: "zz/language.list", line: 2))
      : ("languages inherit in a circle: 'zz', 'yy', 'zz'", TextPlace(file: "yy/language.list", line: 1))
    #expect(problems.map(\.message) == [reported.0])
    #expect(problems.map { $0.place.map { TextPlace(file: $0.file, line: $0.line) } } == [reported.1])
    #expect(sources.files.contains { $0.path == "zz/lists/joiners.list" })
  }

  @Test(
    "a change of what isn't there is told, and what changes nothing",
    arguments: [
      (
        "lists/relations.list", "+ mama = mother\n- papa\n",
        "error: 'papa' isn't in xx/lists/relations.list, and can't be taken away", 2, 3
      ),
      (
        "lists/relations.list", "\n  +   dad = father\n",
        "warning: 'dad = father' stands in xx/lists/relations.list already", 2, 7
      ),
      (
        "lists/relations.list", "+ mama = mother\npapa = father\n",
        "error: 'papa = father' must have a '+' or a '-' before it, as other lines of this file have", 2, 1
      ),
      (
        "lists/relation.list", "+ mama = mother\n",
        "error: lines with '+' and '-' change a file of the language below, but 'xx' has none of this name", 1, 3
      ),
      (
        "lists/empty.list", "# nothing\n",
        "error: this file says that 'yy/lists/empty.list' is to be left out, but 'xx' has none", 1, 1
      ),
      (
        "language.list", "name = 2 3\ninherits = xx\n", "warning: 'name = 2 3' stands in xx/language.list already",
        1, 1
      ),
      ("language.list", "inherits = xx\nname = 9\n", "error: expected 'name = 4 6', read '9'", 2, 1),
    ])
  func changes(_ file: String, _ text: String, _ reported: String, _ line: Int, _ column: Int) throws {
    var own = ["yy/language.list": "inherits = xx\n"]
    own["yy/\(file)"] = text
    let problems = try problems(own)
    #expect(problems.map { "\($0.severity): \($0.message)" } == [reported])
    #expect(problems.map(\.place) == [TextPlace(file: "yy/\(file)", line: line, column: column)])
  }

  @Test("what is wrong in a line is told where the line stands, whichever file it comes from")
  func places() throws {
    let own = [
      "yy/language.list": "inherits = xx\n", "yy/lists/numbers.list": "\n+ two = tow\n",
      "xx/lists/numbers.list": "# x\none = 1\nthree = thre\n", "yy/rules/a.rules": "+ hail = (hey\n",
      "xx/rules/a.rules": "greet = tell\nleave = (bye\n",
    ]
    let places = try problems(own).compactMap(\.place).sorted().map { "\($0.file ?? "?"):\($0.line)" }
    #expect(
      places == ["xx/lists/numbers.list:3", "xx/rules/a.rules:2", "yy/lists/numbers.list:2", "yy/rules/a.rules:1"])
  }

  // MARK: The cache

  @Test("another base is another language, for the cache and for the note of its files")
  func cached() throws {
    let files = try folder(["yy/language.list": "inherits = xx\n", "yy/lists/joiners.list": "und\n"])
    let folder = VocabularyFolder(path: files.path)
    let cache = LanguageCache(folder: files.path + "/cache")
    func load() -> SiriVocabulary {
      var problems: [Diagnostic] = []
      let vocabulary = SiriVocabulary.load("yy", from: folder, cache: cache, diagnostics: &problems)
      #expect(problems == [])
      return vocabulary
    }
    let paths = LanguageSources.paths(of: "yy", in: folder)
    #expect(paths.contains("xx/rules/a.rules") && paths.contains("yy/lists/joiners.list"))
    let key = sources("yy", files).0.key
    #expect(key != sources("xx", files).0.key)
    _ = load()
    // Until no change could hide behind the files' times.
    while !FileManifest(paths, in: files.path + "/Siri").holds(in: files.path + "/Siri") {}
    _ = load()
    #expect(understands("tell Sam hello", load()))
    files.write("greet = inform\nleave = bye\n", to: "Siri/xx/rules/a.rules")
    #expect(sources("yy", files).0.key != key)
    #expect(understands("inform Sam hello", load()))
    #expect(!understands("tell Sam hello", load()))
  }
}

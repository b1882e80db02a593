import SimCatalog
import SimDiagnostics
import SimLexicon
import SimUtterances
import Testing

/// Names that are found by how they sound.
@Suite struct SoundTests {
  static let readings = """
    # four names and their namesakes
    chang1 昌娼
    chang4 畅
    dan1 单
    shan4 单善
    fang1 芳方
    hong2 宏洪红
    tian2 田
    lv3 吕
    xi1 西
    an1 安
    xian1 先
    """
  static let sounds = Sounds(
    spelling: [
      ("ph", "f"), ("ohn", "on"), ("^ch", "C"), ("chr", "kr"), ("c", "k"), ("ck", "k"), ("oo", "u"), ("e$", "_"),
      ("es$", "s"),
      ("eye", "i"), ("-en$", "n"), ("-an$", "n"), ("ll", "l"),
    ], readings: readings)

  /// The names of a lexicon that sound like words.
  func alike(_ words: String, contacts: [Contact] = [], terms: [SpeakableString] = []) -> [String] {
    let user = UserProfile(
      contacts: contacts, vocabularies: ["": UserVocabulary(terms: [.photoAlbumName: terms])])
    let lexicon = Lexicon(apps: [], user: user, locale: "", sounds: Self.sounds)
    let utterance = Utterance(words)
    return lexicon.soundingLike(utterance.tokens.indices, in: utterance).flatMap { lexicon.terms(of: $0) }
      .map(\.spoken.spokenPhrase)
  }

  func contact(_ name: String, _ phonetic: String? = nil) -> Contact {
    Contact(identifier: name, name: name, phoneticName: phonetic)
  }

  @Test(arguments: [
    ("洪昌", ["宏昌"]), ("红娼", ["宏昌"]), ("洪畅", []), ("hongchang", ["宏昌"]), ("Hong Chang", ["宏昌"]), ("hóngchāng", ["宏昌"]),
    ("hóng chàng", []), ("hong2chang1", ["宏昌"]), ("hong2 chang1", ["宏昌"]), ("hong2 chang4", []), ("洪", []),
    ("hong", []),
  ]) func ofCharacters(_ words: String, _ expected: [String]) {
    #expect(alike(words, contacts: [contact("宏昌")]) == expected)
  }

  @Test func aCharacterWithTwoReadingsSoundsBothWays() {
    #expect(alike("善田方", contacts: [contact("单田芳")]) == ["单田芳"])
    #expect(alike("dan tian fang", contacts: [contact("单田芳")]) == ["单田芳"])
    // What is written down of a name's sound is one more way to say it.
    for hint in ["shan4 tian2 fang1", "shàn tián fāng", "shàntiánfāng"] {
      #expect(alike("善田方", contacts: [contact("单田芳", hint)]).contains("单田芳"))
    }
  }

  @Test func theTwoWaysToWriteAVowelAreOne() {
    for words in ["lv", "lyu3", "lv3", "lǚ", "lu"] {
      #expect(alike(words, contacts: [contact("吕")]) == ["吕"], "\(words)")
    }
  }

  @Test func syllablesArePartedAsTheirTonesSay() {
    #expect(alike("xī'ān", terms: [SpeakableString(spokenPhrase: "西安")]) == ["西安"])
    #expect(alike("xīān", terms: [SpeakableString(spokenPhrase: "西安")]) == ["西安"])
    #expect(alike("xiān", terms: [SpeakableString(spokenPhrase: "西安")]) == [])
  }

  @Test func namesInLettersAreFoundByCharactersToo() {
    #expect(alike("宏昌", contacts: [contact("Hongchang")]) == ["Hongchang"])
    #expect(alike("宏昌", contacts: [contact("Hong Chang")]) == ["Hong Chang"])
  }

  @Test func cantoneseIsFoundByWhatIsWrittenDownOfIt() {
    let taxi = SpeakableString(spokenPhrase: "的士", pronunciationHint: "dik1 si2", vocabularyIdentifier: "taxi")
    for words in ["dik1 si2", "dik1si2", "diksi", "Dik Si"] {
      #expect(alike(words, terms: [taxi]).first == "的士", "\(words)")
    }
    #expect(alike("dik3 si2", terms: [taxi]) == [])
  }

  @Test(arguments: [
    ("Jon", "John", true), ("Phil", "Fill", true), ("Chris", "Kris", true), ("Anne", "Ann", true),
    ("Ann", "Anna", false),
    ("Alan", "Allen", true), ("eye toons", "itunes", true), ("Dan", "Don", false), ("Tim", "Tom", false),
    ("Sam Lee", "SamLee", true),
  ]) func ofLetters(_ said: String, _ name: String, _ isAlike: Bool) {
    #expect(alike(said, contacts: [contact(name)]).contains(name) == isAlike)
    #expect(alike(name, contacts: [contact(said)]).contains(said) == isAlike)
  }

  @Test func homophonesOfAName() {
    let user = UserProfile(contacts: [contact("宏昌"), contact("洪昌"), contact("红畅"), contact("Jon"), contact("John")])
    let lexicon = Lexicon(apps: [], user: user, locale: "", sounds: Self.sounds)
    for (name, others) in [("宏昌", ["洪昌"]), ("红畅", []), ("John", ["Jon"])] {
      var hits: [Lexicon.Hit] = []
      lexicon.find(in: Utterance(name), hits: &hits)
      hits.removeAll { $0.kinds == .family }
      #expect(hits.flatMap { lexicon.alike($0) }.flatMap { lexicon.terms(of: $0) }.map(\.spoken.spokenPhrase) == others)
    }
  }

  @Test func longListsAreNotSearchedBySound() {
    let many = (0...Lexicon.mostSounds).map { "宏\($0)" }
    for (names, isFound) in [(["宏昌"], true), (many + ["宏昌"], false)] {
      let list = NameList(type: .contactName, bytes: Array(names.joined(separator: "\n").utf8))
      let lexicon = Lexicon(apps: [], user: UserProfile(nameLists: [list]), locale: "", sounds: Self.sounds)
      let words = Utterance("洪昌")
      #expect(lexicon.soundingLike(0..<2, in: words).isEmpty != isFound)
    }
  }

  @Test func endlessNamesHaveNoSound() {
    let long = String(repeating: "ā", count: 100_000)
    #expect(
      alike(long, contacts: [contact(long), contact("x", long), contact(String(repeating: "宏", count: 40_000))]) == [])
    #expect(alike("hǎaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaax", contacts: [contact("宏")]) == [])
  }

  @Test func aFaultyLineOfReadingsIsReported() {
    var diagnostics: [Diagnostic] = []
    _ = MandarinReadings("hong2 宏宏\nhong 洪\n宏 hong2\n\n", file: "a", diagnostics: &diagnostics)
    #expect(diagnostics.map { $0.place?.line } == [1, 2, 3])
    #expect(diagnostics.map(\.severity) == [.warning, .error, .error])
  }
}

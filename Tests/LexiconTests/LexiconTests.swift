import SimCatalog
import SimLexicon
import SimUtterances
import Testing

@Suite struct LexiconTests {
  /// The terms found in a sentence, as "words: term, term".
  func find(_ sentence: String, _ lexicon: Lexicon) -> [String] {
    let utterance = Utterance(sentence)
    var hits: [Lexicon.Hit] = []
    lexicon.find(in: utterance, hits: &hits)
    return hits.filter { $0.kinds != .family }.map { hit in
      utterance.source(of: hit.tokens) + ": "
        + lexicon.terms(of: hit).map { $0.spoken.vocabularyIdentifier ?? $0.spoken.spokenPhrase }.joined(
          separator: ", ")
    }
  }

  let app = InstalledApp(
    identifier: "app", displayNames: ["": "App"], intents: [],
    vocabularies: [
      "en": AppVocabulary(parameters: [
        ParameterVocabulary(
          names: [.init(intent: "INRequestRideIntent", parameter: "rideOptionName")],
          items: [
            .init(
              identifier: "jon",
              synonyms: [.init(phrase: "Jon"), .init(phrase: "Café Racer", pronunciation: "caffay racer")])
          ])
      ])
    ])

  @Test func orderIsPriority() {
    let user = UserProfile(
      contacts: [Contact(identifier: "c", name: "Jon Snow", nickname: "Jonny"), Contact(identifier: "d", name: "Jon")],
      vocabularies: [
        "app": UserVocabulary(terms: [.contactName: [SpeakableString(spokenPhrase: "jon", vocabularyIdentifier: "v")]])
      ])
    let lexicon = Lexicon(apps: [app], user: user, locale: "en", relationWords: [])
    #expect(find("call Jon Snow", lexicon) == ["Jon: v, jon, Jon, Jon Snow", "Jon Snow: Jon Snow", "Snow: Jon Snow"])
    #expect(find("JONNY", lexicon) == ["JONNY: Jon Snow"])
    #expect(find("a cafe racer, a caffay racer", lexicon) == ["cafe racer: jon", "caffay racer: jon"])
  }

  @Test func termsEndAtCommas() {
    let user = UserProfile(contacts: [
      Contact(identifier: "c", name: "Sam Anna"), Contact(identifier: "r", name: "J. R. Bell"),
    ])
    let lexicon = Lexicon(apps: [], user: user, locale: "en")
    #expect(find("Sam, Anna", lexicon) == ["Sam: Sam Anna", "Anna: Sam Anna"])
    #expect(find("J. R. Bell", lexicon).first == "J. R. Bell: J. R. Bell")
  }

  @Test func chineseNeedsNoSpaces() {
    let user = UserProfile(contacts: [Contact(identifier: "c", name: "王小明")])
    let lexicon = Lexicon(apps: [], user: user, locale: "zh-Hans", familyNames: [2: 1, 3: 1, 4: 2])
    #expect(find("给王小明发", lexicon) == ["王小明: 王小明", "小明: 王小明"])
  }

  @Test func relationsAndPlaces() {
    let user = UserProfile(
      contacts: [Contact(identifier: "c", name: "Ann Lee")],
      relations: [Relation(kind: "mother", contactName: "Ann Lee")],
      places: [NamedPlace(names: ["home", "my place"], place: Place(name: "1 Main Street"))])
    let lexicon = Lexicon(apps: [], user: user, locale: "en", relationWords: [("mom", "mother"), ("dad", "father")])
    let utterance = Utterance("mom dad my place")
    var hits: [Lexicon.Hit] = []
    lexicon.find(in: utterance, hits: &hits)
    #expect(
      hits.flatMap { lexicon.terms(of: $0) }.map(\.source) == [
        .relation(kind: "mother", contactName: "Ann Lee"), .relation(kind: "father", contactName: nil), .place(0),
      ])
    #expect(hits.map(\.kinds) == [.person, .person, .place])
  }

  @Test func whatEverybodyKnowsComesBehindEveryVocabulary() throws {
    let user = UserProfile(vocabularies: [
      "": UserVocabulary(terms: [
        .workoutActivityName: [SpeakableString(spokenPhrase: "Hot Yoga", vocabularyIdentifier: "mine")]
      ])
    ])
    let common = ["yoga", "hot yoga"].map { CommonTerm(phrase: $0, parameter: "workoutName", identifier: "yoga") }
    let lexicon = Lexicon(apps: [], user: user, locale: "en", commonTerms: common)
    #expect(find("hot yoga", lexicon) == ["hot yoga: mine, yoga", "yoga: yoga"])
    let term = try #require(lexicon.terms(named: "YOGA").first)
    #expect(lexicon.terms(named: "judo").isEmpty)
    #expect(term.isCommon && term.app == nil && term.vocabularySource == .siri)
    #expect(
      term.fills("workoutName", of: "INPauseWorkoutIntent", in: .siriKit)
        && !term.fills("albumName", of: nil, in: .siriKit))
  }

  @Test func longListsOfNames() {
    let bytes = Array("Zorav Kunemon\r\n\n  Bela \nzorav kunemon\n欧翊澜\n\u{FF}\n".utf8) + [0xFF, 0xC3, 0x0A]
    let list = NameList(type: .contactName, bytes: bytes)
    #expect((0..<list.count).map { list.name($0) } == ["Zorav Kunemon", "Bela", "欧翊澜", "ÿ"])
    let lexicon = Lexicon(apps: [], user: UserProfile(nameLists: [list]), locale: "en")
    #expect(find("to ZORAV kunemon and Bela", lexicon) == ["ZORAV kunemon: Zorav Kunemon", "Bela: Bela"])
    #expect(find("给欧翊澜", lexicon) == ["欧翊澜: 欧翊澜"])
  }

  @Test func aHundredThousandNames() {
    var bytes: [UInt8] = []
    for number in 0..<100_000 { bytes += Array("Name\(String(number, radix: 36)) Family\n".utf8) }
    let list = NameList(type: .contactName, bytes: bytes)
    #expect(list.count == 100_000)
    #expect(list.name(99_999) == "Name\(String(99_999, radix: 36)) Family")
  }
}

@Suite struct AppNameTests {
  let names = AppNames(
    apps: [
      InstalledApp(
        identifier: "a", displayNames: ["en": "ZhiChat", "zh-Hans": "知了"], spokenNames: ["en": "she chat"],
        alternativeNames: ["en": [AlternativeName(name: "Cicada", pronunciationHint: "sick ayda")]], intents: []),
      InstalledApp(identifier: "b", displayNames: ["": "Zhi"], intents: []),
    ], locale: "en-US")

  @Test(arguments: [
    ("ZhiChat", "0 displayName ZhiChat"), ("with zhi chat", "1 displayName Zhi;0 displayName zhi chat"),
    ("ＺＨＩＣＨＡＴ's", "0 displayName ＺＨＩＣＨＡＴ"), ("she chat", "0 spokenName she chat"),
    ("cicada", "0 alternativeName cicada"),
    ("sick-ayda", "0 pronunciation sick-ayda"), ("zhi, chat", "1 displayName zhi"), ("知了", ""), ("zhichats", ""),
  ]) func spacesDontCount(_ sentence: String, _ expected: String) {
    var apostrophes = Apostrophes()
    _ = apostrophes.add("'s", .word)
    let utterance = Utterance(sentence, apostrophes)
    let found = names.find(in: utterance).map { "\($0.app) \($0.kind) \(utterance.source(of: $0.tokens))" }
    #expect(found.joined(separator: ";").lowercased() == expected.lowercased())
  }
}

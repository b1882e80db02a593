import SimUtterances
import Testing

/// What an apostrophe does is a list of the language's; the normal form of a text doesn't depend on it.
@Suite("Apostrophes")
struct ApostropheTests {
  private static let english = rules(words: ["'s"], parts: ["'m", "'d", "'t", "'ll", "'re", "'ve"])
  private static let french = rules(
    words: ["l'", "d'", "j'", "qu'", "jusqu'"], parts: ["o'"])
  private static let turkish = rules(words: ["'da", "'nın", "'a"], parts: [])

  private static func rules(words: [String], parts: [String]) -> Apostrophes {
    var rules = Apostrophes()
    for word in words where !rules.add(word, .word) { Issue.record("'\(word)' is no rule") }
    for part in parts where !rules.add(part, .part) { Issue.record("'\(part)' is no rule") }
    return rules
  }

  private func words(_ sentence: String, _ rules: Apostrophes) -> [String] {
    let utterance = Utterance(sentence, rules)
    return utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }.map { utterance.normal($0) }
  }

  @Test(
    arguments: [
      ("I'm late", ["i'm", "late"]),
      ("I 'm late", ["i'm", "late"]),
      ("I ' m late", ["i'm", "late"]),
      ("I ’m late", ["i'm", "late"]),
      ("don ' t go", ["don't", "go"]),
      ("we 'll see", ["we'll", "see"]),
      ("you 're here", ["you're", "here"]),
      ("they 've left", ["they've", "left"]),
      ("I 'D like", ["i'd", "like"]),
      ("Sam's keys", ["sam", "'s", "keys"]),
      ("Sam 's keys", ["sam", "'s", "keys"]),
      ("Sam ' s keys", ["sam", "'s", "keys"]),
      ("知了’s 手机", ["知", "了", "'s", "手", "机"]),
      ("the 90's", ["the", "90", "'s"]),
      ("let's o'clock 'yes'", ["let", "'s", "o'clock", "yes"]),
      ("say 'm' twice", ["say", "m", "twice"]),
      ("say 'see you'", ["say", "see", "you"]),
      ("say 'really'", ["say", "really"]),
      ("the boys' car", ["the", "boys", "car"]),
      ("'m", ["m"]),
      ("we '", ["we"]),
      ("we 'l", ["we", "l"]),
    ] as [(String, [String])])
  func inEnglish(sentence: String, expected: [String]) { #expect(words(sentence, Self.english) == expected) }

  @Test(
    arguments: [
      ("à l'aéroport", ["a", "l'", "aeroport"]),
      ("à l’ aéroport", ["a", "l'", "aeroport"]),
      ("jusqu'à l'école d'Anne", ["jusqu'", "a", "l'", "ecole", "d'", "anne"]),
      ("qu'il l'a", ["qu'", "il", "l'", "a"]),
      ("aujourd'hui", ["aujourd'hui"]),
      ("quelqu'un", ["quelqu'un"]),
      ("l'8 mai", ["l'", "8", "mai"]),
      ("O' Brien", ["o'brien"]),
      ("l'", ["l"]),
      ("Sam's", ["sam's"]),
    ] as [(String, [String])])
  func inFrench(sentence: String, expected: [String]) { #expect(words(sentence, Self.french) == expected) }

  @Test(
    arguments: [
      ("Ankara'da", ["ankara", "'da"]), ("Ali'nın evi", ["ali", "'nin", "evi"]), ("8'a kadar", ["8", "'a", "kadar"]),
      ("Ali'yi ara", ["ali'yi", "ara"]),
    ] as [(String, [String])])
  func inTurkish(sentence: String, expected: [String]) { #expect(words(sentence, Self.turkish) == expected) }

  @Test func whereNothingIsSaidAWordStaysWhole() {
    #expect(words("I'm at Sam's, l'heure, o'clock", Apostrophes()) == ["i'm", "at", "sam's", "l'heure", "o'clock"])
  }

  /// Names are cut by no language, and found in sentences of each.
  @Test(arguments: ["Sam's Pizza", "marie d'Angelo's", "L'Oréal's", "don't", "d'l'eau"])
  func theNormalFormIsTheSame(_ text: String) {
    let plain = Utterance(text).normalBytes
    for rules in [Self.english, Self.french, Self.turkish] { #expect(Utterance(text, rules).normalBytes == plain) }
  }

  @Test(arguments: ["s", "'", "''", "'s'", "s's", "'8", "' s", ""])
  func whatIsNoApostropheAndLettersIsNoRule(_ text: String) {
    var rules = Apostrophes()
    let isRule = rules.add(text, .word)
    #expect(!isRule)
  }

  @Test func rulesAreReadAsTheyWereLaidDown() throws {
    var store = StoreWriter()
    Self.french.write(to: &store)
    var reader = StoreReader(StoredBytes(store.bytes))
    #expect(try Apostrophes(&reader) == Self.french)
  }
}

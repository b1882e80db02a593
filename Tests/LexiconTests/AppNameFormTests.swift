import SimLexicon
import SimUtterances
import Testing

/// Names of apps as people write and say them: with spaces, figures, points and emoji, bent as verbs, part of each other.
@Suite struct AppNameForms {
  static let english = NameForms(
    endings: [
      ("*", "s"), ("*", "ed"), ("*", "'d"), ("*", "ing"), ("e", "ed"), ("e", "ing"), ("t", "tting"), ("t", "tted"),
      ("y", "ied"),
    ],
    digits: [("zero", 0), ("one", 1), ("two", 2), ("three", 3), ("seven", 7)],
    numbers: [("one", 1), ("two", 2), ("three", 3), ("seven", 7), ("twelve", 12), ("twenty", 20)],
    signs: [(".", "dot"), ("+", "plus")])
  static let chinese = NameForms(
    digits: [("零", 0), ("一", 1), ("二", 2), ("七", 7), ("八", 8)], numbers: [("一", 1), ("二", 2), ("七", 7), ("八", 8)],
    tens: "十",
    signs: [(".", "点")])

  /// The names that stand in a sentence, in brackets; of several that begin together the longest.
  func find(_ sentence: String, _ names: [String], _ forms: NameForms) -> [String] {
    let apps = names.enumerated().map { InstalledApp(identifier: "\($0)", displayNames: ["": $1], intents: []) }
    let utterance = Utterance(sentence)
    var found: [Int: Range<Int>] = [:]
    for mention in AppNames(apps: apps, locale: "", forms: forms).find(in: utterance) {
      found[mention.tokens.lowerBound] = mention.tokens
    }
    return found.keys.sorted().compactMap { found[$0].map { utterance.source(of: $0) } }
  }

  @Test(arguments: [
    ("Ride.io", "a [ride.io] ride"), ("Ride.io", "use [Ride dot io]"), ("Ride.io", "[ride io] now"),
    ("7Minutes", "start [7Minutes]"), ("7Minutes", "start [7 minutes]"), ("7Minutes", "start [seven minutes]"),
    ("MyApp123", "in [MyApp123]"), ("MyApp123", "in [My app one two three]"), ("MyApp123", "[my app 123]"),
    ("Route 27", "on [route twenty seven]"), ("Route 27", "on [route two seven]"), ("Route 12", "[Route Twelve]"),
    ("Ｒｉｄｅ７", "[ride7], [ride seven]"), ("Watch+", "on [Watch plus] and [watch+]"),
    ("Go 🚕 Cab", "[go cab], [Go 🚕 cab]"),
    ("🚕", "use [🚕]"), ("Zhi Chat", "[zhichat] and [ZHI CHAT]"), ("O'Chat", "[o’chat]"),
    ("ZhiChat", "[ZhiChatting] Sam, she [ZhiChats], [zhichatted]"),
    ("Venmo", "I [Venmoed] and [Venmo'd] and [venmo’d]"),
    ("Uncle", "[Uncled], [uncling], [uncles]"), ("Tappy", "[Tappied] him"), ("UnicornChat", "my [UnicornChats]"),
    ("Hi", "his hing [hi]"),
  ]) func areFound(_ name: String, _ marked: String) {
    let (sentence, words) = Self.unmark(marked)
    #expect(find(sentence, [name], Self.english) == words)
  }

  @Test(arguments: [
    ("微信 8", "用[微信8]发"), ("微信 8", "用[微信八]发"), ("7分钟", "[七分钟]"), ("18楼", "去[十八楼]，[一八楼]"),
    ("28街", "[二十八街]"), ("80街", "[八十街]"), ("知了.com", "[知了点com]"), ("臺灣打車", "[台湾打车]"), ("微信", "[微 信]，[微信]"),
  ]) func areFoundInChinese(_ name: String, _ marked: String) {
    let (sentence, words) = Self.unmark(marked)
    #expect(find(sentence, [name], Self.chinese) == words)
  }

  @Test func theLongestOfTwoIsFoundToo() {
    #expect(find("use Zhi Chat Pro now", ["Zhi", "Zhi Chat", "ZhiChat Pro"], Self.english) == ["Zhi Chat Pro"])
    #expect(find("用知了了发", ["知了", "知了了"], Self.chinese) == ["知了了"])
  }

  @Test func aNameComesBeforeWhatAnotherBecomes() {
    let apps = ["Run", "Runs"].enumerated().map {
      InstalledApp(identifier: "\($0)", displayNames: ["": $1], intents: [])
    }
    let found = AppNames(apps: apps, locale: "", forms: Self.english).find(in: Utterance("runs"))
    #expect(found.map(\.app) == [1, 0])
  }

  @Test func threeAlternativesCount() {
    let names = (1...5).map { AlternativeName(name: "Name \(["a", "b", "c", "d", "e"][$0 - 1])x") }
    let app = InstalledApp(
      identifier: "a", displayNames: ["": "App"], alternativeNames: ["en": names, "zh": names], intents: [])
    let found = AppNames(apps: [app], locale: "en").find(in: Utterance("name ax name cx name dx"))
    #expect(found.map(\.tokens) == [0..<2, 2..<4])
  }

  @Test func strangeNamesHarmNothing() {
    let names = [
      "", " ", "!!!", "…", "\u{0}", String(repeating: "a", count: 1_000_000), String(repeating: "7", count: 5_000), "+",
    ]
    #expect(find("a !!! 7 seven + plus", names, Self.english).allSatisfy { $0 == "+" || $0 == "plus" })
  }

  /// A sentence and the words in its brackets.
  static func unmark(_ marked: String) -> (sentence: String, words: [String]) {
    var words: [String] = []
    var open = false
    for character in marked {
      if character == "[" {
        open = true
        words.append("")
      } else if character == "]" {
        open = false
      } else if open {
        words[words.count - 1].append(character)
      }
    }
    return (marked.filter { $0 != "[" && $0 != "]" }, words)
  }
}

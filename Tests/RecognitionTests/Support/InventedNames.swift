import SimPhrases
import SimText
import TestLanguages

/// Names that the code has never seen, made of syllables: one seed makes the same ones.
struct InventedNames {
  var random: SeededNumbers
  let isChinese: Bool
  /// Whether Chinese is written in traditional characters, and in the words of Taiwan.
  let isTraditional: Bool
  /// What the language says beside the names, by kind: `drawn.list`. A language without that file says it in English.
  let words: [String: [[String]]]

  /// Whether the language has a word, which then nobody is called.
  private let isWord: @Sendable (String) -> Bool

  init(seed: UInt64, language: String, isWord: @escaping @Sendable (String) -> Bool) {
    self.isWord = isWord
    random = SeededNumbers(seed: seed)
    isChinese = language.hasPrefix("zh")
    isTraditional = language.hasPrefix("zh-Hant")
    words = TestLanguages.words(of: "drawn.list", in: language)
  }

  /// A line of the language's own words of a kind; nil where it has no file.
  mutating func drawn(_ kind: String) -> [String]? {
    words[kind].map { oneOf($0) }
  }

  /// The same with what it must become.
  mutating func reading(_ kind: String) -> (words: String, value: String)? {
    guard let parts = drawn(kind), parts.count > 1 else { return nil }
    return (parts[0], parts[1])
  }

  /// A person's name: "Zoravix Kunemon", 欧翊澜.
  mutating func person() -> String {
    guard isChinese else { return oneOf([true, false]) ? word() : word() + " " + word() }
    return pick("赵钱孙李周吴郑王冯陈蒋沈韩杨") + given() + (oneOf([true, false]) ? given() : "")
  }

  /// An app's name: "Zoravixkio", 翎煜通.
  mutating func app() -> String { isChinese ? pick("翎骞珂玥") + pick("瑾璇熠霖") + "通" : word() + "kio" }

  mutating func group() -> String { isChinese ? pick("曦岚枫桐") + pick("曦岚枫桐") + written("联盟") : word() + " Alliance" }

  mutating func album() -> String { isChinese ? given() + given() + "之旅" : word() + " Holiday" }

  /// What a photo shows: "zoravix", 翎煜花.
  mutating func tag() -> String { isChinese ? given() + given() + pick("花鸟鱼") : word().lowercased() }

  /// What somebody calls an account, and where he has it.
  mutating func account() -> String {
    isChinese ? pick("霁昀澔旻") + pick("霁昀澔旻") + pick("卡金") : word() + " " + oneOf(["Fund", "Nest", "Jar"])
  }

  mutating func bank() -> String { isChinese ? pick("霁昀澔旻") + pick("苑岳") + written("银行") : word() + " Bank" }

  /// What somebody calls a car, and a profile in one.
  mutating func car() -> String { isChinese ? given() + given() + "号" : word() + " Roadster" }

  mutating func profile() -> String { isChinese ? given() + given() + "档" : word() + " Mode" }

  mutating func place() -> String {
    isChinese ? given() + given() + pick("路街桥") : word() + " " + oneOf(["Street", "Bridge", "Tower"])
  }

  mutating func term() -> String { isChinese ? given() + given() + written("车") : word().lowercased() + " wagon" }

  mutating func workout() -> String { isChinese ? given() + given() + "操" : word() + " Flow" }

  /// A free text without any word that a phrase begins or ends with; after 我 (my) nothing can begin with 我们.
  mutating func text() -> String {
    if isChinese { return written(oneOf(["咱们", "俺们"])) + pick("跑笑跳唱") + pick("苹桃梨瓜") + pick("果子皮") + pick("咚啪嗒") }
    if let own = drawn("text") { return own[0] }
    let subject = oneOf(["pizza", "dragons", "coffee", "rain", "bananas"])
    return "\(subject) \(oneOf(["tastes", "sounds", "smells"])) \(oneOf(["awful", "weird", "purple"]))"
  }

  mutating func count() -> (words: String, value: String) {
    if let own = reading("count") { return own }
    return isChinese ? written(oneOf([("3个人", "3"), ("两个人", "2")])) : oneOf([("3", "3"), ("two", "2"), ("four", "4")])
  }

  mutating func number() -> (words: String, value: String) {
    if let own = reading("number") { return own }
    return isChinese ? oneOf([("三", "3"), ("8", "8")]) : oneOf([("three", "3"), ("8", "8")])
  }

  mutating func oneOf<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func word() -> String {
    var word = ""
    repeat {
      word = ""
      for _ in 0..<oneOf([2, 3]) { word += pick("bdfgklmnprstvz") + pick("aeiou") }
      word += pick("xnzvk")
    } while isWord(word)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func given() -> String { pick("翊澜婧妤煜祺翎骞霖珂玥瑾璇熠") }

  private mutating func pick(_ letters: String) -> String { written(String(oneOf(Array(letters)))) }
}

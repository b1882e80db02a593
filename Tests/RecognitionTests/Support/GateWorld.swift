import SimCatalog
import SimLexicon
import SimPhrases
import SimRecognition

/// Names that the code has never seen, made of syllables: one seed makes the same ones.
struct InventedNames {
  var random: SeededNumbers
  let isChinese: Bool

  init(seed: UInt64, language: String) {
    random = SeededNumbers(seed: seed)
    isChinese = language.hasPrefix("zh")
  }

  mutating func pick(_ letters: String) -> String {
    String(Array(letters).randomElement(using: &random) ?? "a")
  }

  /// A capitalised word of two or three syllables.
  mutating func word() -> String {
    var word = ""
    for _ in 0..<Int.random(in: 2...3, using: &random) { word += pick("bdfgklmnprstvz") + pick("aeiou") }
    return word.prefix(1).uppercased() + word.dropFirst() + pick("xnzvk")
  }

  /// A person's name in the language: "Zoravix Kunemon", 欧翊澜.
  mutating func person() -> String {
    guard isChinese else { return Bool.random(using: &random) ? word() : word() + " " + word() }
    let given = pick("翊澜婧妤煜祺翎骞霖珂玥瑾璇熠")
    return pick("赵钱孙李周吴郑王冯陈蒋沈韩杨") + given + (Bool.random(using: &random) ? pick("翊澜婧妤煜祺翎骞霖珂玥瑾璇熠") : "")
  }

  /// An app's name: "Zoravix", 翎煜通.
  mutating func app() -> String { isChinese ? pick("翎骞珂玥") + pick("瑾璇熠霖") + "通" : word() + pick("xk") + "io" }

  /// A free text that holds no word that phrases begin or end with.
  mutating func text() -> String {
    let verbs = isChinese ? "吃睡跑笑" : ""
    if isChinese { return "咱们" + pick(verbs) + pick("苹桃梨瓜") + "果" + pick("咯啦咧") }
    let subject = ["pizza", "dragons", "coffee", "rain", "bananas"].randomElement(using: &random) ?? "pizza"
    let verb = ["tastes", "sounds", "smells", "looks"].randomElement(using: &random) ?? "tastes"
    return "\(subject) \(verb) \(["great", "awful", "weird", "purple"].randomElement(using: &random) ?? "great")"
  }

  mutating func place() -> String {
    isChinese
      ? pick("翊澜婧妤") + pick("霖珂玥瑾") + pick("路街桥")
      : word() + [" Street", " Bridge", " Tower"][Int.random(in: 0..<3, using: &random)]
  }
}

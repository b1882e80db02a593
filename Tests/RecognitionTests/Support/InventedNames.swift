import SimPhrases

/// Names that the code has never seen, made of syllables: one seed makes the same ones.
struct InventedNames {
  var random: SeededNumbers
  let isChinese: Bool

  init(seed: UInt64, language: String) {
    random = SeededNumbers(seed: seed)
    isChinese = language.hasPrefix("zh")
  }

  /// A person's name: "Zoravix Kunemon", 欧翊澜.
  mutating func person() -> String {
    guard isChinese else { return oneOf([true, false]) ? word() : word() + " " + word() }
    return pick("赵钱孙李周吴郑王冯陈蒋沈韩杨") + given() + (oneOf([true, false]) ? given() : "")
  }

  /// An app's name: "Zoravixkio", 翎煜通.
  mutating func app() -> String { isChinese ? pick("翎骞珂玥") + pick("瑾璇熠霖") + "通" : word() + "kio" }

  mutating func group() -> String { isChinese ? pick("曦岚枫桐") + pick("曦岚枫桐") + "联盟" : word() + " Alliance" }

  mutating func album() -> String { isChinese ? given() + given() + "之旅" : word() + " Holiday" }

  /// What a photo shows: "zoravix", 翎煜花.
  mutating func tag() -> String { isChinese ? given() + given() + pick("花鸟鱼") : word().lowercased() }

  /// What somebody calls an account, and where he has it.
  mutating func account() -> String {
    isChinese ? pick("霁昀澔旻") + pick("霁昀澔旻") + pick("卡金") : word() + " " + oneOf(["Fund", "Nest", "Jar"])
  }

  mutating func bank() -> String { isChinese ? pick("霁昀澔旻") + pick("苑岳") + "银行" : word() + " Bank" }

  /// An amount, and how an example writes it.
  mutating func money() -> (words: String, value: String) {
    isChinese
      ? oneOf([("20块", "20 CNY"), ("三十元", "30 CNY"), ("59.9元", "59.90 CNY"), ("50美元", "50 USD")])
      : oneOf([("$20", "20 USD"), ("30 bucks", "30 USD"), ("forty euros", "40 EUR"), ("$59.90", "59.90 USD")])
  }

  mutating func place() -> String {
    isChinese ? given() + given() + pick("路街桥") : word() + " " + oneOf(["Street", "Bridge", "Tower"])
  }

  mutating func term() -> String { isChinese ? given() + given() + "车" : word().lowercased() + " wagon" }

  mutating func workout() -> String { isChinese ? given() + given() + "操" : word() + " Flow" }

  /// A free text without any word that a phrase begins or ends with.
  mutating func text() -> String {
    if isChinese { return oneOf(["咱们", "我们"]) + pick("跑笑跳唱") + pick("苹桃梨瓜") + pick("果子皮") + pick("咯啦咧") }
    let subject = oneOf(["pizza", "dragons", "coffee", "rain", "bananas"])
    return "\(subject) \(oneOf(["tastes", "sounds", "smells"])) \(oneOf(["awful", "weird", "purple"]))"
  }

  /// A time and the value that it has on the examples' clock.
  mutating func time() -> (words: String, value: String) {
    isChinese
      ? oneOf([("明天下午6点", "2026-11-21T18:00"), ("明早8点", "2026-11-21T08:00"), ("后天", "2026-11-22")])
      : oneOf([
        ("tomorrow at 6 pm", "2026-11-21T18:00"), ("tomorrow at 8 am", "2026-11-21T08:00"), ("tomorrow", "2026-11-21"),
      ])
  }

  mutating func pastTime() -> (words: String, value: String) {
    isChinese ? oneOf([("昨天", "2026-11-19")]) : oneOf([("yesterday", "2026-11-19")])
  }

  mutating func count() -> (words: String, value: String) {
    isChinese ? oneOf([("3个人", "3"), ("两个人", "2")]) : oneOf([("3", "3"), ("two", "2"), ("four", "4")])
  }

  mutating func number() -> (words: String, value: String) {
    isChinese ? oneOf([("三", "3"), ("8", "8")]) : oneOf([("three", "3"), ("8", "8")])
  }

  /// A measure, with its number and its unit.
  mutating func measure() -> (words: String, number: String, unit: String) {
    isChinese
      ? oneOf([("三十分钟", "30", "minute"), ("5公里", "5000", "meter"), ("两百大卡", "200", "kiloCalorie")])
      : oneOf([("30 minutes", "30", "minute"), ("5k", "5000", "meter"), ("200 calories", "200", "kiloCalorie")])
  }

  /// Words for a case of a parameter; nil where none are known here.
  mutating func caseWords(of parameter: String) -> (words: String, value: String)? {
    switch parameter {
    case "workoutLocationType":
      isChinese
        ? oneOf([("户外", "outdoor"), ("室内", "indoor")])
        : oneOf([("outdoors", "outdoor"), ("outside", "outdoor"), ("indoors", "indoor")])
    case "isOpenEnded":
      isChinese ? oneOf([("不设目标", "true"), ("没有目标", "true")]) : oneOf([("open ended", "true"), ("no goal", "true")])
    default: nil
    }
  }

  mutating func oneOf<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func word() -> String {
    var word = ""
    for _ in 0..<oneOf([2, 3]) { word += pick("bdfgklmnprstvz") + pick("aeiou") }
    return word.prefix(1).uppercased() + word.dropFirst() + pick("xnzvk")
  }

  private mutating func given() -> String { pick("翊澜婧妤煜祺翎骞霖珂玥瑾璇熠") }

  private mutating func pick(_ letters: String) -> String { String(oneOf(Array(letters))) }
}

/// The same inventions in traditional characters.
extension InventedNames {
  func written(_ text: String) -> String {
    isTraditional ? String(text.map { Self.traditional[$0] ?? $0 }) : text
  }

  func written(_ reading: Reading) -> Reading { (written(reading.words), reading.value) }

  /// Amounts without a currency's own name are in New Taiwan dollars.
  func written(money: Reading) -> Reading {
    guard isTraditional else { return money }
    let isOfChina = ["人民币", "¥", "￥"].contains { money.words.contains($0) }
    let parts = money.value.split(separator: " ")
    let isLocal = (parts.last == "CNY" && !isOfChina) || money.words.hasPrefix("$")
    return (written(money.words), isLocal ? "\(parts[0]) TWD" : money.value)
  }

  private static let traditional: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "赵钱孙吴郑冯陈蒋韩杨骞澜婧岚枫鸟鱼银苹们块两个点后钟时里万币钱卡欧镑元间长电话车联单这边罗龙纪师节晓书国庆",
      "趙錢孫吳鄭馮陳蔣韓楊騫瀾婧嵐楓鳥魚銀蘋們塊兩個點後鐘時里萬幣錢卡歐鎊元間長電話車聯單這邊羅龍紀師節曉書國慶"
    ).reduce(into: [(Character, Character)]()) { pairs, pair in
      if !pairs.contains(where: { $0.0 == pair.0 }) { pairs.append(pair) }
    })
}

import Foundation
import Intents

/// What the app says, in the language of the phone.
public enum Texts {
  private enum Language {
    case english, simplified, traditional, indonesian

    /// Siri's: what she is spoken to, and answers, in.
    static var current: Language {
      let code = INPreferences.siriLanguageCode()
      if code.hasPrefix("id") { return .indonesian }
      guard code.hasPrefix("zh") else { return .english }
      return ["Hant", "TW", "HK", "MO"].contains { code.contains($0) } ? .traditional : .simplified
    }
  }

  private static func pick<Value>(
    _ english: Value, _ simplified: Value, _ traditional: Value, _ indonesian: Value
  ) -> Value {
    switch Language.current {
    case .english: english
    case .simplified: simplified
    case .traditional: traditional
    case .indonesian: indonesian
    }
  }

  /// The title of the first screen.
  public static var home: String { pick("Soups", "今日汤品", "今日湯品", "Sup") }
  /// The title of the list of soups.
  public static var menu: String { pick("Menu", "菜单", "菜單", "Menu") }
  /// What orders one.
  public static var order: String { pick("Order", "下单", "點餐", "Pesan") }
  /// That it is ordered.
  public static var ordered: String { pick("Ordered", "已下单", "已點餐", "Sudah dipesan") }
  /// What leads to the screen before.
  public static var back: String { pick("Back", "返回", "返回", "Kembali") }
  /// What deletes the donations.
  public static var forget: String { pick("Forget my orders", "清除我的订单", "清除我的訂單", "Lupakan pesananku") }
  /// That they are deleted.
  public static var forgotten: String {
    pick("Your orders are forgotten", "订单已清除", "訂單已清除", "Pesananmu sudah dilupakan")
  }
  /// What to say for the usual one.
  public static var phrase: String { pick("Soup time", "喝汤时间", "喝湯時間", "Waktunya sup") }
  /// What the watch shows at noon.
  public static var lunch: String { pick("Lunch nearby", "附近午餐", "附近午餐", "Makan siang di dekat sini") }
  /// What stands below that.
  public static var lunchLine: String { pick("Your usual soup", "老样子", "老樣子", "Sup yang biasa") }

  /// What a soup is called.
  public static func soup(_ soup: Soup) -> String {
    switch soup {
    case .tomato: pick("Tomato soup", "番茄汤", "番茄湯", "Sup tomat")
    case .mushroom: pick("Mushroom soup", "蘑菇汤", "蘑菇湯", "Sup jamur")
    case .chowder: pick("Clam chowder", "蛤蜊浓汤", "蛤蜊濃湯", "Sup kerang")
    case .hotAndSour: pick("Hot and sour soup", "酸辣汤", "酸辣湯", "Sup asam pedas")
    default: "?"
    }
  }

  /// What a topping is called.
  public static func topping(_ identifier: String) -> String {
    switch identifier {
    case "croutons": pick("croutons", "面包丁", "麵包丁", "roti panggang")
    case "chives": pick("chives", "香葱", "香蔥", "daun kucai")
    case "cheese": pick("cheese", "奶酪", "起司", "keju")
    default: identifier
    }
  }

  /// A price with its currency.
  public static func price(_ amount: Double) -> String {
    let scale = pick(1.0, 1, 20, 10)
    return String(format: pick("$%.2f", "%.2f 元", "%.0f 元", "Rp%.0f.000"), amount * scale)
  }

  /// An hour of the day.
  public static func clock(_ hour: Int) -> String { pick("\(hour) o'clock", "\(hour)点", "\(hour)點", "pukul \(hour)") }
}

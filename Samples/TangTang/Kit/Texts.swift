import Foundation
import Intents

/// What the app says, in the language of the phone.
public enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  /// The title of the first screen.
  public static var home: String { text("Soups", "今日汤品") }
  /// The title of the list of soups.
  public static var menu: String { text("Menu", "菜单") }
  /// What orders one.
  public static var order: String { text("Order", "下单") }
  /// That it is ordered.
  public static var ordered: String { text("Ordered", "已下单") }
  /// What leads to the screen before.
  public static var back: String { text("Back", "返回") }
  /// What deletes the donations.
  public static var forget: String { text("Forget my orders", "清除我的订单") }
  /// That they are deleted.
  public static var forgotten: String { text("Your orders are forgotten", "订单已清除") }
  /// What to say for the usual one.
  public static var phrase: String { text("Soup time", "喝汤时间") }
  /// What the watch shows at noon.
  public static var lunch: String { text("Lunch nearby", "附近午餐") }
  /// What stands below that.
  public static var lunchLine: String { text("Your usual soup", "老样子") }

  /// What a soup is called.
  public static func soup(_ soup: Soup) -> String {
    switch soup {
    case .tomato: text("Tomato soup", "番茄汤")
    case .mushroom: text("Mushroom soup", "蘑菇汤")
    case .chowder: text("Clam chowder", "蛤蜊浓汤")
    case .hotAndSour: text("Hot and sour soup", "酸辣汤")
    default: "?"
    }
  }

  /// What a topping is called.
  public static func topping(_ identifier: String) -> String {
    switch identifier {
    case "croutons": text("croutons", "面包丁")
    case "chives": text("chives", "香葱")
    case "cheese": text("cheese", "奶酪")
    default: identifier
    }
  }

  /// A price with its currency.
  public static func price(_ amount: Double) -> String {
    String(format: isChinese ? "%.2f 元" : "$%.2f", amount)
  }

  /// An hour of the day.
  public static func clock(_ hour: Int) -> String { text("\(hour) o'clock", "\(hour)点") }
}

import Foundation
import Intents

/// What the app says, in the language of the phone.
public enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  /// The title of the first screen.
  public static var home: String { text("Pizzas", "比萨") }
  /// What orders one.
  public static var order: String { text("Order", "下单") }
  /// What orders two.
  public static var two: String { text("Two of them", "来两个") }
  /// That it is ordered.
  public static var inTheOven: String { text("In the oven", "在烤了") }
  /// What to say for the usual one.
  public static var phrase: String { text("Pizza night", "比萨之夜") }

  /// What a kind is called.
  public static func name(of kind: PizzaKind) -> String {
    switch kind {
    case .margherita: text("Margherita", "玛格丽特比萨")
    case .funghi: text("Funghi", "蘑菇比萨")
    case .quattroFormaggi: text("Quattro formaggi", "四种奶酪比萨")
    default: "?"
    }
  }

  /// A price with its currency.
  public static func price(_ amount: Double) -> String { String(format: isChinese ? "%.2f 欧元" : "€%.2f", amount) }
  /// An hour of the day.
  public static func clock(_ hour: Int) -> String { text("\(hour):00", "\(hour)点") }
}

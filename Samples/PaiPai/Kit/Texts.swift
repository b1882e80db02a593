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
  public static var home: String { pick("Pizzas", "比萨", "披薩", "Pizza") }
  /// What orders one.
  public static var order: String { pick("Order", "下单", "點餐", "Pesan") }
  /// What orders two.
  public static var two: String { pick("Two of them", "来两个", "來兩個", "Dua buah") }
  /// That it is ordered.
  public static var inTheOven: String { pick("In the oven", "在烤了", "在烤了", "Di dalam oven") }
  /// What to say for the usual one.
  public static var phrase: String { pick("Pizza night", "比萨之夜", "披薩之夜", "Malam pizza") }

  /// What a kind is called.
  public static func name(of kind: PizzaKind) -> String {
    switch kind {
    case .margherita: pick("Margherita", "玛格丽特比萨", "瑪格麗特披薩", "Margherita")
    case .funghi: pick("Funghi", "蘑菇比萨", "蘑菇披薩", "Funghi")
    case .quattroFormaggi: pick("Quattro formaggi", "四种奶酪比萨", "四種起司披薩", "Quattro formaggi")
    default: "?"
    }
  }

  /// A price with its currency.
  public static func price(_ amount: Double) -> String {
    let price = String(format: pick("€%.2f", "%.2f 欧元", "%.2f 歐元", "€%.2f"), amount)
    return pick(price, price, price, price.replacingOccurrences(of: ".", with: ","))
  }
  /// An hour of the day.
  public static func clock(_ hour: Int) -> String { pick("\(hour):00", "\(hour)点", "\(hour)點", "pukul \(hour)") }
}

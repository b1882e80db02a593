import Foundation
import Intents

/// What the app says, in the language of the phone.
enum Texts {
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

  static var home: String { pick("LuDao Bank", "鹭岛银行", "鷺島銀行", "Bank LuDao") }
  static var balance: String { pick("Balance", "余额", "餘額", "Saldo") }
  static var forget: String { pick("Forget my searches", "清除查找记录", "清除查詢紀錄", "Lupakan pencarianku") }
  static var phrase: String { pick("Get cash", "取点现金", "領點現金", "Ambil uang tunai") }
  static var noMachine: String {
    pick("No machine here has any money.", "这里的取款机都没有现金。", "這裡的提款機都沒有現金。", "Tidak ada ATM yang berisi uang di sini.")
  }
  static var back: String { pick("Back", "返回", "返回", "Kembali") }
  static var addToSiri: String { pick("Say it to Siri", "对 Siri 说", "對 Siri 說", "Katakan ke Siri") }

  static func nearest(_ street: String) -> String {
    pick("Nearest: \(street)", "最近的：\(street)", "最近的：\(street)", "Terdekat: \(street)")
  }

  static func place(_ place: Machine.Place) -> String {
    switch place {
    case .station: pick("At the station", "火车站", "火車站", "Di stasiun")
    case .harbour: pick("At the harbour", "码头", "碼頭", "Di pelabuhan")
    case .market: pick("At the market", "集市", "市集", "Di pasar")
    }
  }

  static func find(_ place: Machine.Place) -> String {
    switch place {
    case .station: pick("Cash machines at the station", "火车站的取款机", "火車站的提款機", "ATM di stasiun")
    case .harbour: pick("Cash machines at the harbour", "码头的取款机", "碼頭的提款機", "ATM di pelabuhan")
    case .market: pick("Cash machines at the market", "集市的取款机", "市集的提款機", "ATM di pasar")
    }
  }
}

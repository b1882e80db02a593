import Foundation
import Intents

/// What the app says, in the language of the phone.
enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  static var home: String { text("LuDao Bank", "鹭岛银行") }
  static var balance: String { text("Balance", "余额") }
  static var forget: String { text("Forget my searches", "清除查找记录") }
  static var phrase: String { text("Get cash", "取点现金") }
  static var noMachine: String { text("No machine here has any money.", "这里的取款机都没有现金。") }
  static var back: String { text("Back", "返回") }
  static var addToSiri: String { text("Say it to Siri", "对 Siri 说") }

  static func nearest(_ street: String) -> String { text("Nearest: \(street)", "最近的：\(street)") }

  static func place(_ place: Machine.Place) -> String {
    switch place {
    case .station: text("At the station", "火车站")
    case .harbour: text("At the harbour", "码头")
    case .market: text("At the market", "集市")
    }
  }

  static func find(_ place: Machine.Place) -> String {
    switch place {
    case .station: text("Cash machines at the station", "火车站的取款机")
    case .harbour: text("Cash machines at the harbour", "码头的取款机")
    case .market: text("Cash machines at the market", "集市的取款机")
    }
  }
}

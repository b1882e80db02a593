import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  static var home: String { text("BoBo", "波波") }
  static var back: String { text("Back", "返回") }
  static var play: String { text("Play", "播放") }
  static var playLatest: String { text("Play the latest episode", "播放最新一期") }
  static var terms: String { text("New terms", "新的条款") }
  static var found: String { text("Search results", "搜索结果") }

  static func playing(_ title: String) -> String { text("Playing: \(title)", "正在播放：\(title)") }
  static func by(_ host: String) -> String { text("By \(host)", "主播：\(host)") }
}

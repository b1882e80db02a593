import Foundation
import Intents

/// The app's few texts in its four languages.
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

  static func pick<Value>(
    _ english: Value, _ simplified: Value, _ traditional: Value, _ indonesian: Value
  ) -> Value {
    switch Language.current {
    case .english: english
    case .simplified: simplified
    case .traditional: traditional
    case .indonesian: indonesian
    }
  }

  static var home: String { pick("BoBo", "波波", "波波", "BoBo") }
  static var back: String { pick("Back", "返回", "返回", "Kembali") }
  static var play: String { pick("Play", "播放", "播放", "Putar") }
  static var playLatest: String { pick("Play the latest episode", "播放最新一期", "播放最新一集", "Putar episode terbaru") }
  static var terms: String { pick("New terms", "新的条款", "新的條款", "Ketentuan baru") }
  static var found: String { pick("Search results", "搜索结果", "搜尋結果", "Hasil pencarian") }

  static func playing(_ title: String) -> String {
    pick("Playing: \(title)", "正在播放：\(title)", "正在播放：\(title)", "Memutar: \(title)")
  }
  static func by(_ host: String) -> String { pick("By \(host)", "主播：\(host)", "主持：\(host)", "Oleh \(host)") }
}

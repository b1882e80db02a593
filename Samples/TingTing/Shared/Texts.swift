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

  static var calls: String { pick("Calls", "通话", "通話", "Panggilan") }
  static var signIn: String { pick("Sign in", "登录", "登入", "Masuk") }
  static var signInHint: String {
    pick("Sign in to make calls.", "登录后才能打电话。", "登入後才能打電話。", "Masuk dulu untuk menelepon.")
  }
  static var mailbox: String { pick("Mailbox", "语音信箱", "語音信箱", "Kotak suara") }
  static var emergency: String { pick("Emergency services", "急救中心", "急救中心", "Layanan darurat") }
  static var nothingFound: String { pick("No calls", "没有通话", "沒有通話", "Tidak ada panggilan") }
  static var missed: String { pick("missed", "未接", "未接", "tak terjawab") }
  static var received: String { pick("received", "已接", "已接", "diterima") }
  static var outgoing: String { pick("outgoing", "拨出", "撥出", "keluar") }
  static var listSeparator: String { pick(", ", "、", "、", ", ") }

  static func calling(_ names: String) -> String {
    pick("Calling \(names)", "正在呼叫\(names)", "正在撥打\(names)", "Menelepon \(names)")
  }
  static func videoCalling(_ names: String) -> String {
    pick("Video calling \(names)", "正在视频呼叫\(names)", "正在視訊通話\(names)", "Video call \(names)")
  }
  static func missedCount(_ count: Int) -> String {
    pick("\(count) new missed calls", "\(count) 个新的未接来电", "\(count) 通新的未接來電", "\(count) panggilan tak terjawab baru")
  }
}

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

  static var appName: String { pick("ZhiChat", "知了", "知了", "ZhiChat") }
  static var signIn: String { pick("Sign in", "登录", "登入", "Masuk") }
  static var signInHint: String { pick("Sign in to go on.", "登录后继续。", "請先登入。", "Masuk dulu untuk melanjutkan.") }
  static var unlock: String { pick("Enter your passcode", "输入密码", "輸入密碼", "Masukkan kode sandi") }
  static var conversations: String { pick("Chats", "聊天", "聊天", "Obrolan") }
  static var draft: String { pick("Draft", "草稿", "草稿", "Draf") }
  static var sent: String { pick("Sent", "已发送", "已傳送", "Terkirim") }
  static var waiting: String { pick("Waiting for the network", "等待网络", "等待網路", "Menunggu jaringan") }
  static var unread: String { pick("unread", "未读", "未讀", "belum dibaca") }
  static var nothingFound: String { pick("No messages found", "没有找到消息", "找不到訊息", "Tidak ada pesan") }

  static func to(_ names: String) -> String { pick("To: \(names)", "发给：\(names)", "傳給：\(names)", "Untuk: \(names)") }
  static func unreadCount(_ count: Int) -> String {
    pick("\(count) unread", "\(count) 条未读", "\(count) 則未讀", "\(count) belum dibaca")
  }
  static var listSeparator: String { pick(", ", "、", "、", ", ") }
}

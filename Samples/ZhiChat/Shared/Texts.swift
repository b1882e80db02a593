import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var appName: String { pick("知了", "ZhiChat") }
  static var signIn: String { pick("登录", "Sign in") }
  static var signInHint: String { pick("登录后继续。", "Sign in to go on.") }
  static var unlock: String { pick("输入密码", "Enter your passcode") }
  static var conversations: String { pick("聊天", "Chats") }
  static var draft: String { pick("草稿", "Draft") }
  static var sent: String { pick("已发送", "Sent") }
  static var waiting: String { pick("等待网络", "Waiting for the network") }
  static var unread: String { pick("未读", "unread") }
  static var nothingFound: String { pick("没有找到消息", "No messages found") }

  static func to(_ names: String) -> String { pick("发给：\(names)", "To: \(names)") }
  static func unreadCount(_ count: Int) -> String { pick("\(count) 条未读", "\(count) unread") }
  static var listSeparator: String { pick("、", ", ") }
}

import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var calls: String { pick("通话", "Calls") }
  static var signIn: String { pick("登录", "Sign in") }
  static var signInHint: String { pick("登录后才能打电话。", "Sign in to make calls.") }
  static var mailbox: String { pick("语音信箱", "Mailbox") }
  static var emergency: String { pick("急救中心", "Emergency services") }
  static var nothingFound: String { pick("没有通话", "No calls") }
  static var missed: String { pick("未接", "missed") }
  static var received: String { pick("已接", "received") }
  static var outgoing: String { pick("拨出", "outgoing") }
  static var listSeparator: String { pick("、", ", ") }

  static func calling(_ names: String) -> String { pick("正在呼叫\(names)", "Calling \(names)") }
  static func videoCalling(_ names: String) -> String { pick("正在视频呼叫\(names)", "Video calling \(names)") }
  static func missedCount(_ count: Int) -> String { pick("\(count) 个新的未接来电", "\(count) new missed calls") }
}

import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var home: String { pick("叫车", "Where to?") }
  static var signIn: String { pick("登录", "Sign in") }
  static var verify: String { pick("实名认证", "Verify your identity") }
  static var areas: String { pick("服务城市", "Where we drive") }
  static var maintenance: String { pick("服务维护中", "Back soon") }
  static var currentRide: String { pick("当前行程", "Your ride") }
  static var rateRide: String { pick("评价上一次行程", "Rate your last ride") }
  static var schedule: String { pick("预约用车", "Book ahead") }
  static var cancelled: String { pick("已取消", "Called off") }
  static var finished: String { pick("行程已结束", "Arrived") }
  static var noRide: String { pick("没有正在进行的行程", "No ride under way") }

  static func place(_ name: String, in city: String) -> String { pick("\(city)\(name)", "\(name), \(city)") }
  static func route(_ from: String, _ to: String) -> String { "\(from) → \(to)" }
  static func pickup(_ time: String) -> String { pick("上车时间 \(time)", "Pick-up at \(time)") }
  static func arrival(_ time: String) -> String { pick("预计 \(time) 到达", "Arrives at \(time)") }
  static func driver(_ name: String, _ rating: String) -> String {
    pick("司机 \(name)，\(rating) 分", "\(name), rated \(rating)")
  }
  static func seats(_ count: Int) -> String { pick("最多 \(count) 人", count == 1 ? "1 person" : "Up to \(count) people") }

  static func toPay(_ amount: String) -> String { pick("待付款 \(amount)", "To pay: \(amount)") }
  static func area(_ chinese: String, _ english: String) -> String { pick(chinese, english) }

  /// 18:05; with the day when it isn't today.
  static func time(_ date: Date, now: Date = Date()) -> String {
    let calendar = Calendar.current
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    if calendar.isDate(date, inSameDayAs: now) { return time }
    let (month, day) = (parts.month ?? 0, parts.day ?? 0)
    return pick("\(month)月\(day)日 \(time)", "\(time) on \(month)/\(day)")
  }
}

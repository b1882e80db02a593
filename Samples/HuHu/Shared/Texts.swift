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

  static var home: String { pick("Where to?", "叫车", "叫車", "Mau ke mana?") }
  static var signIn: String { pick("Sign in", "登录", "登入", "Masuk") }
  static var verify: String { pick("Verify your identity", "实名认证", "實名認證", "Verifikasi identitasmu") }
  static var areas: String { pick("Where we drive", "服务城市", "服務城市", "Kota layanan") }
  static var maintenance: String { pick("Back soon", "服务维护中", "服務維護中", "Segera kembali") }
  static var currentRide: String { pick("Your ride", "当前行程", "目前行程", "Perjalananmu") }
  static var rateRide: String { pick("Rate your last ride", "评价上一次行程", "評價上一趟行程", "Nilai perjalanan terakhirmu") }
  static var schedule: String { pick("Book ahead", "预约用车", "預約叫車", "Pesan lebih awal") }
  static var cancelled: String { pick("Called off", "已取消", "已取消", "Dibatalkan") }
  static var finished: String { pick("Arrived", "行程已结束", "行程已結束", "Sudah tiba") }
  static var noRide: String { pick("No ride under way", "没有正在进行的行程", "沒有進行中的行程", "Tidak ada perjalanan") }

  static func place(_ name: String, in city: String) -> String {
    pick("\(name), \(city)", "\(city)\(name)", "\(city)\(name)", "\(name), \(city)")
  }
  static func route(_ from: String, _ to: String) -> String { "\(from) → \(to)" }
  static func pickup(_ time: String) -> String {
    pick("Pick-up at \(time)", "上车时间 \(time)", "上車時間 \(time)", "Dijemput pukul \(time)")
  }
  static func arrival(_ time: String) -> String {
    pick("Arrives at \(time)", "预计 \(time) 到达", "預計 \(time) 抵達", "Tiba pukul \(time)")
  }
  static func driver(_ name: String, _ rating: String) -> String {
    pick(
      "\(name), rated \(rating)", "司机 \(name)，\(rating) 分", "司機 \(name)，\(rating) 分",
      "\(name), nilai \(rating.replacingOccurrences(of: ".", with: ","))")
  }
  static func seats(_ count: Int) -> String {
    pick(
      count == 1 ? "1 person" : "Up to \(count) people", "最多 \(count) 人", "最多 \(count) 人", "Sampai \(count) orang")
  }

  /// An amount, or a range of them, as the language writes it: ¥20–22, NT$1,200, Rp20.000–22.000.
  static func money(_ amount: String, to highest: String? = nil, _ currency: String?) -> String {
    let sign =
      switch currency {
      case "CNY": "¥"
      case "TWD": "NT$"
      case "IDR": "Rp"
      default: "$"
      }
    return sign + [amount, highest].compactMap { $0.map(grouped) }.joined(separator: "–")
  }

  /// Fares are whole; a sign stands between the thousands.
  private static func grouped(_ amount: String) -> String {
    amount.reversed().enumerated().reduce("") { text, digit in
      let sign = digit.offset > 0 && digit.offset % 3 == 0 ? pick(",", ",", ",", ".") : ""
      return String(digit.element) + sign + text
    }
  }

  static func toPay(_ amount: String) -> String {
    pick("To pay: \(amount)", "待付款 \(amount)", "待付款 \(amount)", "Belum dibayar: \(amount)")
  }

  /// 18:05; with the day when it isn't today.
  static func time(_ date: Date, now: Date = Date()) -> String {
    let calendar = Calendar.current
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    if calendar.isDate(date, inSameDayAs: now) { return time }
    let (month, day) = (parts.month ?? 0, parts.day ?? 0)
    return pick(
      "\(time) on \(month)/\(day)", "\(month)月\(day)日 \(time)", "\(month)月\(day)日 \(time)", "\(time), \(day)/\(month)")
  }
}

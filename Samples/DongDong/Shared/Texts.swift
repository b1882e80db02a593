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

  static var home: String { pick("Workouts", "运动", "運動", "Olahraga") }
  static var signIn: String { pick("Sign in", "登录", "登入", "Masuk") }
  static var challenge: String { pick("Hundred-day challenge", "百日挑战", "百日挑戰", "Tantangan seratus hari") }
  static var leaveHint: String {
    pick(
      "Giving up this workout ends your challenge.", "放弃这次运动会退出挑战。", "放棄這次運動會退出挑戰。",
      "Membatalkan olahraga ini mengakhiri tantanganmu.")
  }
  static var running: String { pick("Under way", "进行中", "進行中", "Sedang berjalan") }
  static var paused: String { pick("Paused", "已暂停", "已暫停", "Dijeda") }
  static var tooShort: String {
    pick("Less than a minute. Keep it?", "不到一分钟，要保存吗？", "不到一分鐘，要儲存嗎？", "Kurang dari satu menit. Simpan?")
  }
  static var keepOrDiscard: String { pick("Keep · Discard", "保存 · 放弃", "儲存 · 捨棄", "Simpan · Buang") }

  static func film(_ minutes: Int) -> String {
    pick("Film, \(minutes) min", "视频 \(minutes) 分钟", "影片 \(minutes) 分鐘", "Video, \(minutes) mnt")
  }
  static func energy(_ kilocalories: Int) -> String {
    pick("\(kilocalories) kcal", "\(kilocalories) 千卡", "\(kilocalories) 大卡", "\(kilocalories) kkal")
  }

  static func place(_ place: Place) -> String {
    switch place {
    case .indoor: pick("indoors", "室内", "室內", "di dalam ruangan")
    case .outdoor: pick("outdoors", "户外", "戶外", "di luar ruangan")
    }
  }

  /// 42:05; 1:02:05 beyond an hour.
  static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
  }
}

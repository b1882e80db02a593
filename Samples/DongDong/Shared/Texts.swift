import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var home: String { pick("运动", "Workouts") }
  static var signIn: String { pick("登录", "Sign in") }
  static var challenge: String { pick("百日挑战", "Hundred-day challenge") }
  static var leaveHint: String { pick("放弃这次运动会退出挑战。", "Giving up this workout ends your challenge.") }
  static var running: String { pick("进行中", "Under way") }
  static var paused: String { pick("已暂停", "Paused") }
  static var tooShort: String { pick("不到一分钟，要保存吗？", "Less than a minute. Keep it?") }
  static var keepOrDiscard: String { pick("保存 · 放弃", "Keep · Discard") }

  static func film(_ minutes: Int) -> String { pick("视频 \(minutes) 分钟", "Film, \(minutes) min") }
  static func energy(_ kilocalories: Int) -> String { pick("\(kilocalories) 千卡", "\(kilocalories) kcal") }

  static func place(_ place: Place) -> String {
    switch place {
    case .indoor: pick("室内", "indoors")
    case .outdoor: pick("户外", "outdoors")
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

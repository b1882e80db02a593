import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var library: String { pick("图库", "Library") }
  static var results: String { pick("搜索结果", "Results") }
  static var slideshow: String { pick("幻灯片", "Slideshow") }
  static var chooseLibrary: String { pick("选择图库", "Choose your library") }
  static var allowPhotos: String { pick("允许访问照片", "Allow access to your photos") }
  static var privateAlbum: String { pick("私密相册", "Private album") }
  static var useFaceID: String { pick("用面容 ID 打开", "Open with Face ID") }
  static var nothing: String { pick("没有照片", "No photos") }
  static var me: String { pick("我", "Me") }

  static func count(_ count: Int) -> String { pick("\(count) 张", count == 1 ? "1 photo" : "\(count) photos") }
  static func place(_ name: String, in region: String) -> String { pick("\(region)\(name)", "\(name), \(region)") }

  /// 2026年11月14日; November 14, 2026.
  static func day(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return pick("\(year)年\(month)月\(day)日", "\(month)/\(day)/\(year)")
  }

  /// How many photos of a day in a place.
  static func group(_ count: Int, _ day: String, _ place: String?) -> String {
    ([day, place].compactMap { $0 } + [self.count(count)]).joined(separator: " · ")
  }
}

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

  static var library: String { pick("Library", "图库", "圖庫", "Perpustakaan") }
  static var results: String { pick("Results", "搜索结果", "搜尋結果", "Hasil") }
  static var slideshow: String { pick("Slideshow", "幻灯片", "幻燈片", "Slideshow") }
  static var chooseLibrary: String { pick("Choose your library", "选择图库", "選擇圖庫", "Pilih perpustakaanmu") }
  static var allowPhotos: String { pick("Allow access to your photos", "允许访问照片", "允許取用照片", "Izinkan akses ke fotomu") }
  static var privateAlbum: String { pick("Private album", "私密相册", "私密相簿", "Album pribadi") }
  static var useFaceID: String { pick("Open with Face ID", "用面容 ID 打开", "用 Face ID 打開", "Buka dengan Face ID") }
  static var nothing: String { pick("No photos", "没有照片", "沒有照片", "Tidak ada foto") }
  static var me: String { pick("Me", "我", "我", "Aku") }

  static func count(_ count: Int) -> String {
    pick(count == 1 ? "1 photo" : "\(count) photos", "\(count) 张", "\(count) 張", "\(count) foto")
  }
  static func place(_ name: String, in region: String) -> String {
    pick("\(name), \(region)", "\(region)\(name)", "\(region)\(name)", "\(name), \(region)")
  }

  /// 2026年11月14日; November 14, 2026.
  static func day(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return pick(
      "\(month)/\(day)/\(year)", "\(year)年\(month)月\(day)日", "\(year)年\(month)月\(day)日", "\(day)/\(month)/\(year)")
  }

  /// How many photos of a day in a place.
  static func group(_ count: Int, _ day: String, _ place: String?) -> String {
    ([day, place].compactMap { $0 } + [self.count(count)]).joined(separator: " · ")
  }
}

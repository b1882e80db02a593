/// The choice of one chapter.
package enum ChapterChoice {
  /// Finds a chapter.
  ///
  /// - Parameters:
  ///   - wanted: its number, counted from 1, or words of its title, in any case.
  ///   - titles: of all chapters; nil for one without.
  /// - Returns: its index, the first of several that match; nil when there is no such chapter.
  package static func index(of wanted: String, among titles: [String?]) -> Int? {
    if let number = Int(wanted) { return number > 0 && number <= titles.count ? number - 1 : nil }
    let words = wanted.lowercased()
    return titles.firstIndex { $0?.lowercased() == words }
      ?? titles.firstIndex { $0?.lowercased().contains(words) ?? false }
  }
}

public import SimScreen

extension Screenplay {
  /// The conversation with one chapter alone.
  ///
  /// - Parameter wanted: a chapter's number, counted from 1, or words of its title, in any case.
  /// - Returns: nil when there is no such chapter; the first one of several that fit.
  public func chapter(_ wanted: String) -> Screenplay? {
    let found: Chapter?
    if let number = Int(wanted) {
      found = chapters.indices.contains(number - 1) ? chapters[number - 1] : nil
    } else {
      let words = wanted.lowercased()
      let exact = chapters.first { $0.title?.lowercased() == words }
      found = exact ?? chapters.first { $0.title?.lowercased().contains(words) ?? false }
    }
    return found.map { Screenplay(title: title, locale: locale, chapters: [$0]) }
  }
}

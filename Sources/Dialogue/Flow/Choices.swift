import SimRecognition

/// The options of a prompt, listed a page at a time.
struct Choices: Sendable {
  /// All options; empty where there are none.
  var options: [Option]
  /// Indices in `options` of those that are still possible.
  private(set) var candidates: [Int]
  /// How many of the candidates have been listed.
  private(set) var listed: Int
  /// Where the page that was listed last begins.
  private(set) var pageStart = 0

  /// Options that are all listed at once.
  init(_ options: [Option]) {
    self.options = options
    candidates = Array(options.indices)
    listed = options.count
  }

  /// How many have not been listed yet.
  var left: Int { max(0, candidates.count - listed) }

  /// The candidates on the page that was listed last.
  var page: ArraySlice<Int> { candidates[min(pageStart, listed)..<listed] }

  /// Lists a page of at most so many, from where it begins.
  mutating func list(_ count: Int) {
    let end = min(pageStart + count, candidates.count)
    pageStart = min(pageStart, end)
    listed = end
  }

  /// Turns to the next page, or back to the first; returns whether there was another.
  mutating func turn() -> Bool {
    guard left > 0 else {
      pageStart = 0
      return false
    }
    pageStart = listed
    return true
  }

  mutating func narrow(to candidates: [Int]) {
    self.candidates = candidates
    pageStart = 0
    listed = candidates.count
  }

  /// The options of the page as they are listed, with the numbers that choose them.
  var shown: [Choice] {
    page.map { index in
      let number = candidates.count == options.count ? index : candidates.firstIndex(of: index) ?? index
      let option = options[index]
      // A handle's number is shown only where its label doesn't tell it apart.
      let isUnique = options.filter { $0.text == option.text }.count == 1
      return Choice(text: option.text, detail: isUnique ? nil : option.detail, number: number + 1)
    }
  }

  /// The options that are still possible.
  var offered: [Option] { candidates.map { options[$0] } }

  /// The same, listed all at once.
  var plain: [Choice] { offered.map { Choice(text: $0.text, detail: $0.detail) } }
}

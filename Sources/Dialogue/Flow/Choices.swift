import SimRecognition

/// What a prompt offers to choose from, a page at a time.
struct Choices: Sendable {
  /// All options; empty where there is nothing to choose from.
  var options: [Option]
  /// Of `options`, those that are still meant, as indices.
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

  /// Those that stand on the page that was listed last.
  var page: ArraySlice<Int> { candidates[min(pageStart, listed)..<listed] }

  /// Lists as many as a page holds, from where it begins.
  mutating func list(_ count: Int) {
    let end = min(pageStart + count, candidates.count)
    pageStart = min(pageStart, end)
    listed = end
  }

  /// Turns to the next page, or back to the first; answers whether there was another.
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

  /// The options of the page as they are listed, with the numbers under which they can be chosen.
  var shown: [Choice] {
    page.map { index in
      let number = candidates.count == options.count ? index : candidates.firstIndex(of: index) ?? index
      let option = options[index]
      // A handle's own number stands after its label only where the label doesn't tell it apart.
      let isUnique = options.filter { $0.text == option.text }.count == 1
      return Choice(text: option.text, detail: isUnique ? nil : option.detail, number: number + 1)
    }
  }

  /// Those that are still meant.
  var offered: [Option] { candidates.map { options[$0] } }

  /// The same as they are listed all at once.
  var plain: [Choice] { offered.map { Choice(text: $0.text, detail: $0.detail) } }
}

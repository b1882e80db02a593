/// What a sentence says apart from the name of an app.
struct Remainder {
  /// Words that belong neither to the name nor to its carrier.
  private(set) var words: [Int] = []
  /// The first mention of the app, by its number.
  private(set) var naming: Int?
  private let sentence: Sentence

  init(sentence: Sentence, app: UInt8) {
    self.sentence = sentence
    var isCovered = [Bool](repeating: false, count: sentence.count)
    for span in sentence.spans where span.app == app {
      guard span.kind == .name || span.kind == .carriedName else { continue }
      if naming == nil { naming = Int(span.payload) }
      for word in Int(span.start)..<Int(span.end) { isCovered[word] = true }
    }
    words = isCovered.indices.filter { !isCovered[$0] }
  }

  /// The words, adjacent ones as one run.
  var runs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < words.count {
      var end = start + 1
      while end < words.count, words[end] == words[end - 1] + 1 { end += 1 }
      result.append(words[start]..<words[end - 1] + 1)
      start = end
    }
    return result
  }

  /// The bytes of the words, adjacent words as one range.
  var ranges: [Range<Int>] { runs.map { sentence.range($0) } }

  /// The hit, where only articles and polite words accompany it.
  var onlyTerm: Int? { only?.hit }

  /// Its words.
  var termWords: Range<Int> { only?.words ?? 0..<0 }

  /// The words of an unknown name, where only articles and polite words accompany it.
  var onlyName: Range<Int>? {
    guard let run, onlyTerm == nil else { return nil }
    let isName = sentence.spans(at: Int32(run.lowerBound)).contains { number in
      sentence.spans[number].kind == .nameShape && Int(sentence.spans[number].end) == run.upperBound
    }
    return isName ? run : nil
  }

  /// The words other than articles and polite ones, where they are adjacent.
  private var run: Range<Int>? {
    var rest = Set(words)
    guard !rest.isEmpty, rest.count <= 32 else { return nil }
    for span in sentence.spans where span.kind == .article || span.kind == .opening || span.kind == .closing {
      for word in span.start..<span.end { rest.remove(Int(word)) }
    }
    guard let first = rest.min(), let last = rest.max(), rest.count == last - first + 1 else { return nil }
    return first..<last + 1
  }

  private var only: (hit: Int, words: Range<Int>)? {
    guard let run else { return nil }
    for number in sentence.spans(at: Int32(run.lowerBound)) {
      let span = sentence.spans[number]
      if span.kind == .term, Int(span.end) == run.upperBound { return (Int(span.payload), run) }
    }
    return nil
  }
}

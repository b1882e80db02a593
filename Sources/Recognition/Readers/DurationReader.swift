public import SimCatalog
public import SimDiagnostics
public import SimUtterances

/// Reads how long: "half an hour", 20分钟. The value is a number of seconds; months have no length and are not read.
public struct DurationReader: ValueReader, TextReader {
  private let words: TimeWords
  private let known: ReaderWords

  /// A reader of the lengths of time in a language's lists; what is wrong in them is told and left out.
  public init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    var words = ReaderWords()
    let numbers = NumberWords(lists["numbers"], words: &words, diagnostics: &diagnostics)
    let times = TimeWords(lists, numbers: numbers, words: &words, diagnostics: &diagnostics)
    self.init(times, known: words)
  }

  init(_ words: TimeWords, known: ReaderWords) { (self.words, self.known) = (words, known) }

  /// The lengths of time that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: known), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: words.starters, at: token) else { return [] }
    return TimeReading(words: words, text: text).spans(at: token)
      .filter { $0.value.months == 0 }
      .sorted { $0.end > $1.end }
      .map { Reading(value: .integer($0.value.seconds + $0.value.days * 86_400), end: $0.end) }
  }
}

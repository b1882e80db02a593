public import SimCatalog
public import SimDiagnostics
public import SimUtterances

/// Reads how long: "half an hour", 20分钟. The value is a number of seconds; months have no length and are not read.
public struct DurationReader: ValueReader {
  private let words: TimeWords

  public init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    let numbers = NumberWords(lists["numbers"], diagnostics: &diagnostics)
    self.init(TimeWords(lists, numbers: numbers, diagnostics: &diagnostics))
  }

  init(_ words: TimeWords) { self.words = words }

  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    guard utterance.begins(with: words.starters, at: token) else { return [] }
    return TimeReading(words: words, utterance: utterance).spans(at: token)
      .filter { $0.value.months == 0 }
      .sorted { $0.end > $1.end }
      .map { Reading(value: .integer($0.value.seconds + $0.value.days * 86_400), end: $0.end) }
  }
}

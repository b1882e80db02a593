public import SimCatalog
public import SimUtterances

/// Reads how long: "half an hour", 20分钟. The value is a number of seconds; months have no length and are not read.
public struct DurationReader: ValueReader, TextReader {
  private let words: TimeWords
  private let known: ReaderWords

  init(_ words: TimeWords, known: ReaderWords) { (self.words, self.known) = (words, known) }

  /// The lengths of time that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: known), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: words.starters, at: token) else { return [] }
    return TimeReading(words: words, text: text).spans(at: token)
      .filter { $0.value.months == 0 && !text.cutsUnit(from: token, to: $0.end) }
      .sorted { $0.end > $1.end }
      .map { Reading(value: .integer($0.value.seconds + $0.value.days * 86_400), end: $0.end) }
  }
}

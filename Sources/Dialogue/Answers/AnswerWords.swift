import SimDiagnostics
import SimPhrases
import SimText
import SimUtterances

/// What is said around requests and answers, from `answers/*.list`: one file a meaning, one phrase a line.
///
/// `[please]` may be missing, one of `(this|that)` is said; `= value` after a phrase says what it stands for.
struct AnswerWords: Sendable {
  enum Meaning: String, CaseIterable, Sendable {
    /// What is said around requests.
    case thanks, hello, goodbye, help
    /// What joins two requests, and what makes a remark before one a condition.
    case then, conditions
    /// Words that turn what stands beside them into its contrary.
    case negations
    /// Words that a sentence has and hardly any name.
    case clause
    /// What Siri herself understands, whatever is installed: no phrase for a shortcut.
    case commands
    /// What is said to an app in which something goes on, with the sentences that it may mean.
    case underWay
  }

  /// What apostrophes do to the words.
  private let apostrophes: Apostrophes
  private var phrases: [Meaning: [String: String]] = [:]
  /// The words of each phrase, for answers that only begin with one.
  private var leads: [Meaning: [[String]]] = [:]

  init(_ apostrophes: Apostrophes) { self.apostrophes = apostrophes }

  /// A text, cut into words as the phrases are.
  private func plain(_ text: String) -> PlainText { PlainText(text, apostrophes) }

  /// The meanings that have no phrase.
  var empty: [Meaning] { Meaning.allCases.filter { phrases[$0, default: [:]].isEmpty } }

  /// What an answer stands for as a whole; nil when it isn't one of the phrases, "" when the phrase has no value.
  func value(_ meaning: Meaning, _ text: PlainText) -> String? { phrases[meaning]?[text.normal] }

  func has(_ meaning: Meaning, _ text: PlainText) -> Bool { value(meaning, text) != nil }

  /// Whether a phrase of a meaning stands anywhere among some words.
  func hasAny(_ meaning: Meaning, _ words: [String]) -> Bool {
    words.indices.contains { leading(meaning, words[$0...]) != nil }
  }

  /// How many words the longest phrase of a meaning has that stands at the beginning of some; nil where none does.
  func leading(_ meaning: Meaning, _ words: ArraySlice<String>) -> Int? {
    (leads[meaning] ?? []).lazy.filter { words.starts(with: $0) }.map(\.count).max()
  }

  /// Everything that phrases of a meaning stand for.
  func values(_ meaning: Meaning) -> Set<String> { Set((phrases[meaning] ?? [:]).values) }

  // MARK: Reading

  mutating func read(path: String, text: String, _ diagnostics: inout [Diagnostic]) {
    let name = ListFile.name(of: path)
    guard let meaning = Meaning(rawValue: name) else {
      let message = "no answer is called '\(name)'"
      let known = Meaning.allCases.map(\.rawValue)
      diagnostics.append(
        Diagnostic(.error, message, at: TextPlace(file: path, line: 1), suggestion: nearestName(to: name, among: known))
      )
      return
    }
    for line in ListFile(path: path, text: text, diagnostics: &diagnostics).entries {
      let value = line.value ?? ""
      guard let forms = AnswerWords.forms(of: line.text, at: line.place, &diagnostics) else { continue }
      for form in forms { add(form, value, meaning, line.place, &diagnostics) }
    }
  }

  private mutating func add(
    _ form: String, _ value: String, _ meaning: Meaning, _ place: TextPlace, _ diagnostics: inout [Diagnostic]
  ) {
    let normal = plain(form).normal
    guard !normal.isEmpty else {
      diagnostics.append(Diagnostic(.error, "'\(form)' has no word in it", at: place))
      return
    }
    if let other = phrases[meaning]?[normal], other != value {
      diagnostics.append(Diagnostic(.error, "'\(form)' already stands for '\(other)'", at: place))
      return
    }
    if phrases[meaning, default: [:]].updateValue(value, forKey: normal) == nil {
      leads[meaning, default: []].append(plain(form).tokens)
    }
  }

  /// Every form of a phrase, that with all its optional parts first and that without them last; nil when it can't be read.
  static func forms(of phrase: String, at place: TextPlace, _ diagnostics: inout [Diagnostic]) -> [String]? {
    SpelledPiece.ways(toSay: phrase, at: place, diagnostics: &diagnostics)?.map { way in
      way.map { piece in
        switch piece {
        case .text(let text): text
        case .name(let name): "{\(name)}"
        }
      }.joined()
    }
  }
}

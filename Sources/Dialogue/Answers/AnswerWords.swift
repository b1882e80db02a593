import SimDiagnostics
import SimPhrases
import SimText
import SimUtterances

/// The words with which a question is answered, from `answers/*.list`: one file a meaning, one phrase a line.
///
/// `[please]` may be missing, one of `(this|that)` is said; `= value` after a phrase says what it stands for; `{value}` at its
/// end takes what follows.
struct AnswerWords: Sendable {
  enum Meaning: String, CaseIterable, Sendable {
    case yes, no, cancel, review, change, correct, joiners, more, open, ordinals
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

  /// A phrase that ends in `{value}`.
  struct Opening: Hashable, Sendable {
    var tokens: [String]
    var value: String
  }

  /// What apostrophes do to the words.
  private let apostrophes: Apostrophes
  private var phrases: [Meaning: [String: String]] = [:]
  private var openings: [Meaning: [Opening]] = [:]
  private var corrections: [Correction] = []
  /// The words of each phrase, for answers that only begin with one.
  private var leads: [Meaning: [[String]]] = [:]
  /// The first phrase of each meaning without its optional parts, as it is written: what people are told to say.
  private(set) var usual: [Meaning: String] = [:]
  /// The first phrase that changes a parameter, with its optional parts, by the parameter's name.
  private(set) var usualChanges: [String: String] = [:]

  init(_ apostrophes: Apostrophes) { self.apostrophes = apostrophes }

  /// A text, cut into words as the phrases are.
  func plain(_ text: String) -> PlainText { PlainText(text, apostrophes) }

  /// The meanings that have no phrase.
  var empty: [Meaning] {
    Meaning.allCases.filter {
      phrases[$0, default: [:]].isEmpty && openings[$0, default: []].isEmpty && ($0 != .correct || corrections.isEmpty)
    }
  }

  /// What an answer stands for as a whole; nil when it isn't one of the phrases, "" when the phrase has no value.
  func value(_ meaning: Meaning, _ text: PlainText) -> String? { phrases[meaning]?[text.normal] }

  func has(_ meaning: Meaning, _ text: PlainText) -> Bool { value(meaning, text) != nil }

  /// Whether a phrase of a meaning stands anywhere among some words.
  func hasAny(_ meaning: Meaning, _ words: [String]) -> Bool {
    words.indices.contains { leading([meaning], words[$0...]) != nil }
  }

  /// What an answer that opens with a phrase stands for, and the words after it.
  func opening(_ meaning: Meaning, _ text: PlainText) -> (value: String, rest: String)? {
    var best: (opening: Opening, rest: String)?
    for opening in openings[meaning] ?? [] {
      guard opening.tokens.count > best?.opening.tokens.count ?? 0, let rest = text.rest(after: opening.tokens) else {
        continue
      }
      best = (opening, rest)
    }
    return best.map { ($0.opening.value, $0.rest) }
  }

  /// The words after a phrase with which an answer begins: "no, Sam" is a no and a name.
  func rest(after meaning: Meaning, _ text: PlainText) -> String? {
    for phrase in (phrases[meaning] ?? [:]).keys.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      if let rest = text.rest(after: plain(phrase).tokens) { return rest }
    }
    return nil
  }

  /// The longest phrase of some meanings at the beginning of an answer: what it means, and how many words it has.
  func leading(_ meanings: [Meaning], _ words: ArraySlice<String>) -> (meaning: Meaning, count: Int)? {
    var best: (meaning: Meaning, count: Int)?
    for meaning in meanings {
      for tokens in leads[meaning] ?? [] where tokens.count > best?.count ?? 0 && words.starts(with: tokens) {
        best = (meaning, tokens.count)
      }
    }
    return best
  }

  /// Every way in which an answer corrects a value.
  func corrections(_ text: PlainText) -> [Correction.Cut] {
    guard !text.isEmpty else { return [] }
    var seen: Set<Correction.Cut> = []
    return corrections.flatMap { $0.cuts(text.tokens) }.filter { seen.insert($0).inserted }
  }

  /// Every phrase of a meaning, in its normal form.
  func texts(_ meaning: Meaning) -> Set<String> { Set((phrases[meaning] ?? [:]).keys) }

  /// Everything that phrases of a meaning stand for.
  func values(_ meaning: Meaning) -> Set<String> {
    Set((phrases[meaning] ?? [:]).values).union((openings[meaning] ?? []).map(\.value))
  }

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
      if meaning == .ordinals, Int(value) == nil {
        let read = line.value.map { "\(line.text) = \($0)" } ?? line.text
        diagnostics.append(Diagnostic(.error, "expected a number after '=', read '\(read)'", at: line.place))
        continue
      }
      guard let forms = AnswerWords.forms(of: line.text, at: line.place, &diagnostics) else { continue }
      for form in forms { add(form, value, meaning, line.place, &diagnostics) }
      keepUsual(forms, value, meaning)
    }
  }

  private mutating func keepUsual(_ forms: [String], _ value: String, _ meaning: Meaning) {
    guard let longest = forms.first, let shortest = forms.last, !longest.hasSuffix("{value}") else { return }
    if usual[meaning] == nil { usual[meaning] = shortest }
    guard meaning == .change else { return }
    for parameter in value.split(separator: ",") where usualChanges[String(parameter.trimmed)] == nil {
      usualChanges[String(parameter.trimmed)] = longest
    }
  }

  private mutating func add(
    _ form: String, _ value: String, _ meaning: Meaning, _ place: TextPlace, _ diagnostics: inout [Diagnostic]
  ) {
    if meaning == .correct {
      if let correction = Correction(form, apostrophes) {
        corrections.append(correction)
      } else {
        diagnostics.append(
          Diagnostic(.error, "expected {old} once, and {value} once at most, read '\(form)'", at: place))
      }
      return
    }
    let marker = "{value}"
    if form.hasSuffix(marker) {
      let tokens = plain(String(form.dropLast(marker.count))).tokens
      if !tokens.isEmpty { openings[meaning, default: []].append(Opening(tokens: tokens, value: value)) }
      return
    }
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

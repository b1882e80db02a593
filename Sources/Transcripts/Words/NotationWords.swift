package import SimDiagnostics
import SimText

/// Languages' words for the words of the transcript notation: 手机 for `iPhone`, 星期五 for `Fri`.
///
/// They are in `Vocabulary/Siri/<language>/transcript.list`, one per line with its meaning: `手机 = device iPhone`. A
/// transcript may use those of any language, because its header is read before its language is known.
package struct NotationWords: Hashable, Sendable {
  /// The kind of a word. In the list a word of the notation follows it, except for kinds without one.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A name of the header.
    case header
    /// A fact of the device.
    case device
    /// `yes` and `no`.
    case answer
    case permission
    /// A situation of the user's day: `morning`, `commute`; `off` for none.
    case routine
    /// A unit of `wait`: `s`, `min`, `h`, `d`.
    case unit
    /// `Mon` to `Sun`.
    case weekday
    // Words that texts of typed placeholders may contain.
    /// A character of a number in words.
    case numeral
    /// A day with a name: tomorrow, Friday.
    case day
    case month
    /// After the year, the month, the day of a date in figures: 年, 月, 日.
    case yearSign, monthSign, daySign
    /// A time with a name: noon.
    case time
    /// Before a time: 下午.
    case dayPart
    /// After a time: p.m.
    case timeSign
    /// After an hour and after its minutes: 点, 分; and a word in place of the minutes: 半.
    case hourSign, minuteSign, minutes
    /// Before an amount of money, and after it.
    case currency, moneyUnit
  }

  private var meanings: [Kind: [String: String]] = [:]
  /// Each kind sorted by length, the longest first, so that a text takes as much as it can.
  private var ordered: [Kind: [String]] = [:]
  /// What each language writes, by its folder.
  private var own: [String: WrittenWords] = [:]
  /// The place of each word, while the lists are read.
  private typealias Places = [Kind: [String: TextPlace]]

  /// Only the notation's own words.
  package static let none = NotationWords()

  private init() {}

  /// - Parameters:
  ///   - files: path and text of the lists of any languages.
  ///   - diagnostics: receives what is wrong in them; faulty lines are left out.
  package init(files: [(path: String, text: String)], diagnostics: inout [Diagnostic]) {
    var places: Places = [:]
    for file in files { read(file.path, file.text, &places, &diagnostics) }
    ordered = meanings.mapValues { $0.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }
  }

  /// A name of the header in the notation's spelling; unknown names are returned unchanged.
  package func notation(ofHeader name: String) -> String { notation(of: name, as: .header) }

  /// The notation's word for a word; the word itself where the lists have none.
  package func notation(of word: String, as kind: Kind) -> String { meanings[kind]?[word.lowercased()] ?? word }

  /// The words that transcripts of a language are written with; the notation's where it has none.
  ///
  /// - Parameter language: the language's folder, `zh-Hans`.
  package func written(in language: String) -> WrittenWords { own[language] ?? .none }

  /// Makes a language write the words of the one that it is based on.
  package mutating func write(_ language: String, as base: String) { own[language] = own[base] }

  /// Whether a language has the word, with a meaning of the kind.
  func knows(_ word: String, as kind: Kind) -> Bool { meanings[kind]?[word.lowercased()] != nil }

  /// The words of a kind, the longest first.
  func words(of kind: Kind) -> [String] { ordered[kind] ?? [] }

  private static let meant: [Kind: [String]] = [
    .routine: RoutineSyntax.names + ["off"],
    .header: HeaderSyntax.names, .device: DeviceSyntax.names, .answer: ["yes", "no"],
    .permission: ["siri", "contacts", "location"], .unit: ["s", "min", "h", "d"],
    .weekday: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ]

  private mutating func read(
    _ path: String, _ text: String, _ places: inout Places, _ diagnostics: inout [Diagnostic]
  ) {
    let language = String(path.split(separator: "/").dropLast().last ?? "")
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let sign = line.text.lastIndex(of: "=")
      let said = trimmed(line.text[..<(sign ?? line.text.endIndex)])
      let following = sign.map { line.text[line.text.index(after: $0)...] } ?? ""
      let parts = trimmed(following).split(separator: " ", maxSplits: 1).map(String.init)
      let column = line.column + line.text.count - following.drop { $0.isWhitespace }.count
      let meaning = TextPlace(file: path, line: line.number, column: column)
      guard !said.isEmpty, let first = parts.first else {
        diagnostics.append(Diagnostic(.error, "expected 'word = kind', read '\(line.text)'", at: place))
        continue
      }
      let kinds = Kind.allCases.map(\.rawValue)
      guard let kind = Kind(rawValue: first) else {
        diagnostics.append(
          Diagnostic(
            .error, "'\(first)' is no kind of word; expected one of \(kinds.joined(separator: ", "))", at: meaning,
            suggestion: nearestName(to: first, among: kinds)))
        continue
      }
      let notation = parts.count > 1 ? parts[1] : ""
      if let meant = Self.meant[kind] {
        guard let own = meant.first(where: { $0.lowercased() == notation.lowercased() }) else {
          diagnostics.append(
            Diagnostic(
              .error, "'\(notation)' is no \(first) of a transcript; expected one of \(meant.joined(separator: ", "))",
              at: meaning, suggestion: nearestName(to: notation, among: meant)))
          continue
        }
        if let other = meanings[kind]?[said.lowercased()], other.lowercased() != own.lowercased() {
          let before = places[kind]?[said.lowercased()].map { " in \($0.file ?? ""), line \($0.line)" } ?? ""
          diagnostics.append(
            Diagnostic(.error, "'\(said)' already is the \(first) '\(other)'\(before)", at: meaning))
          continue
        }
        meanings[kind, default: [:]][said.lowercased()] = own
        places[kind, default: [:]][said.lowercased()] = place
        self.own[language, default: .none].add(said, for: own, as: kind)
      } else if parts.count > 1 {
        diagnostics.append(
          Diagnostic(.error, "nothing stands after '\(first)'; read '\(notation)'", at: meaning))
      } else {
        meanings[kind, default: [:]][said.lowercased()] = ""
      }
    }
  }
}

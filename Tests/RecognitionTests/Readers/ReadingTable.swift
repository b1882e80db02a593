import Foundation
import SimCatalog
import SimDiagnostics
import SimRecognition
import SimUtterances
import Testing

/// A table of sentences in which «marks» stand around the words that a reader must take, and after `=` what they mean.
///
/// The reader is asked where the first mark stands; its longest reading must end at the second. `= -` says that it must read
/// nothing there.
struct ReadingTable {
  let reader: any ValueReader
  let now: CivilDateTime
  /// Asks the reader where the sentence is said somewhere else than in the language's own country.
  var elsewhere: (@Sendable (Utterance, Int) -> [Reading])?

  /// What apostrophes do in the language of the sentences.
  var apostrophes = ProjectLists.apostrophes

  private func read(_ utterance: Utterance, _ token: Int) -> [Reading] {
    elsewhere?(utterance, token) ?? reader.read(utterance, at: token, now: now)
  }

  func check(_ rows: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var checked = 0
    for (index, line) in rows.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let halves = line.split(separator: "=", maxSplits: 1)
      let marks = halves[0].split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, marks.count == 2, let close = marks[1].firstIndex(of: "»") else {
        Issue.record("no table row: \(line)", sourceLocation: sourceLocation)
        continue
      }
      let expected = halves[1].trimmingCharacters(in: .whitespaces)
      let marked = String(marks[1][..<close])
      let before = String(marks[0])
      let after = String(marks[1][marks[1].index(after: close)...].trimmingCharacters(in: .whitespaces))
      let utterance = Utterance(before + marked + " " + after, apostrophes)
      let start = utterance.tokens.firstIndex { $0.range.lowerBound >= before.utf8.count } ?? 0
      let found = read(utterance, start).first
      let read = found.map { "«\(utterance.source(of: start..<$0.end))» = \(Self.text($0.value))" } ?? "-"
      let wanted = expected == "-" ? "-" : "«\(marked)» = \(expected)"
      #expect(read == wanted, "row \(index + 1): \(line)", sourceLocation: sourceLocation)
      checked += 1
    }
    #expect(checked > 0, sourceLocation: sourceLocation)
  }

  /// A value in the notation of the phrase files.
  private static func text(_ value: Value) -> String {
    switch value {
    case .integer(let number): String(number)
    case .double(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .dateRange(let range): text(range)
    case .money(let money): text(money)
    case .enumeration(let value): (value.type.isEmpty ? "" : value.type + ".") + value.cases.joined(separator: "+")
    case .list(let values): values.map(text).joined(separator: " ")
    default: "\(value)"
    }
  }

  private static func text(_ money: Money) -> String {
    var digits = String(money.minorUnits)
    if money.decimals > 0 {
      digits = String(repeating: "0", count: max(0, money.decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -money.decimals))
    }
    return digits + " " + (money.currency ?? "-")
  }

  private static func text(_ range: DateRange) -> String {
    switch (range.start, range.end) {
    case (let start?, let end?): start == end ? text(start) : "\(text(start))/\(text(end))"
    case (let start?, nil): "\(text(start))/"
    case (nil, let end?): "/\(text(end))"
    case (nil, nil): "/"
    }
  }

  private static func text(_ parts: DateParts) -> String {
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      guard let number else { return "?" }
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    var result = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    if let hour = parts.hour { result += "T\(digits(hour)):\(digits(parts.minute))" }
    if let second = parts.second { result += ":\(digits(second))" }
    return result
  }
}

/// The word lists as they lie in the project.
enum ProjectLists {
  /// The English rules; no other language of the tests has any in the middle of a value.
  static let apostrophes: Apostrophes = {
    var ignored: [Diagnostic] = []
    return Apostrophes(of: files("en"), diagnostics: &ignored)
  }()

  static func files(_ language: String) -> [LanguageFile] {
    SiriFiles.files(of: language).filter { $0.pathInLanguage.hasPrefix("lists/") }
  }
}

extension CivilDateTime {
  /// Friday, 20 November 2026, nine in the morning.
  static let fridayMorning = CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)
}

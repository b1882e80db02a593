public import SimCatalog
import SimDiagnostics
public import SimUtterances

/// Reads the cases of SiriKit's enumerations and option sets, and of Booleans, from `lists/cases.list`: "indoors", 户外.
///
/// The value is an enumeration's; a Boolean's has the parameter's name as its type, and `true` or `false` as its case.
/// The same words may be cases of several types; all are read.
public struct CaseReader: ValueReader, TextReader {
  private let words: ReaderWords
  private let trie: PatternTrie?
  private let values: ListValues<[EnumerationValue]>
  private let starters: ReaderWordSet

  init(_ list: StoredList?, _ catalog: Catalog, words: ReaderWords, diagnostics: inout [Diagnostic]) {
    let known = Known(catalog)
    self.words = words
    trie = list?.trie
    values =
      list?.values { entry in
        var values: [EnumerationValue] = []
        var isFaulty = false
        for text in entry.meaning.isEmpty ? [""] : entry.meaning {
          switch known.value(text) {
          case .success(let value): values.append(value)
          case .failure(let problem):
            // A faulty line is reported once.
            guard !isFaulty else { continue }
            isFaulty = true
            diagnostics.append(
              Diagnostic(.error, problem.message, at: entry.place, suggestion: problem.suggestion))
          }
        }
        return values
      } ?? ListValues()
    starters = trie?.starts.words ?? ReaderWordSet()
  }

  private struct Problem: Error {
    var message: String
    var suggestion: String?
  }

  /// What a list may name of a catalogue.
  private struct Known {
    let catalog: Catalog
    /// The names of all Boolean parameters.
    let booleans: Set<String>

    init(_ catalog: Catalog) {
      self.catalog = catalog
      booleans = Set(
        catalog.intents.flatMap { schema in schema.parameters.filter { $0.type == .boolean }.map(\.name) })
    }

    /// `INWorkoutLocationType.indoor`, `INPhotoAttributeOptions.photo+favorite` or `isOpenEnded.true`.
    func value(_ text: String) -> Result<EnumerationValue, Problem> {
      let halves = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
        return .failure(
          Problem(message: "'\(text)' is no case; expected 'INWorkoutLocationType.indoor' or 'isOpenEnded.true'"))
      }
      let type = halves[0]
      let cases = halves[1].split(separator: "+").map(String.init)
      if let schema = catalog.enumeration(named: type) {
        for name in cases where schema.rawValue(of: [name]) == nil {
          return .failure(
            Problem(
              message: "\(type) has no case '\(name)'",
              suggestion: nearestName(to: name, among: schema.cases.map(\.name))
            ))
        }
        guard cases.count == 1 || schema.kind == .options else {
          return .failure(Problem(message: "\(type) is no option set; '\(halves[1])' must be one case"))
        }
        return .success(EnumerationValue(type: type, cases: cases))
      }
      guard booleans.contains(type) else {
        let known = catalog.enumerations.map(\.name) + booleans.sorted()
        return .failure(
          Problem(
            message: "no enumeration and no Boolean parameter is called '\(type)'",
            suggestion: nearestName(to: type, among: known)))
      }
      guard cases == ["true"] || cases == ["false"] else {
        return .failure(Problem(message: "'\(halves[1])' is neither 'true' nor 'false'"))
      }
      return .success(EnumerationValue(type: type, cases: cases))
    }
  }

  /// The cases that are named at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: words), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: starters, at: token) else { return [] }
    var found: [Reading] = []
    trie?.match(in: text, at: token) { (_, _, _: [Never]) in
      .nothing
    } found: { entry, end, _ in
      for value in values[entry] ?? [] { found.append(Reading(value: .enumeration(value), end: end)) }
    }
    return found.sorted { $0.end > $1.end }
  }

  /// The type of the cases that a parameter takes; nil when it takes none.
  static func kind(of parameter: ParameterSchema) -> String? {
    switch parameter.type {
    case .enumeration(let type): type
    case .boolean: parameter.name
    case .string, .integer, .double, .person, .speakable, .place, .date, .dateRange, .money, .object: nil
    }
  }
}

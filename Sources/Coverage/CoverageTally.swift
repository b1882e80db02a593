package import SimCatalog
package import SimTranscripts

/// The cells that transcripts reach, and how often, by language.
package struct CoverageTally: Sendable {
  /// How often each cell is reached.
  package private(set) var counts: [String: [CoverageCell: Int]] = [:]
  /// The intents that a conversation is about.
  package private(set) var intents: Set<String> = []

  private let catalog: Catalog
  /// The intent that Maps makes.
  private let mapsIntent: String?

  /// A tally of no transcript.
  ///
  /// - Parameter catalog: the intents that the transcripts may be about.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    mapsIntent = catalog.askedByMaps?.name.rawValue
  }

  /// Counts a transcript's trace lines, except those that are optional or excluded.
  ///
  /// - Parameter language: the language of its locale, for example `zh-Hans`.
  package mutating func add(_ file: TalkFile, language: String) {
    for conversation in file.conversations {
      var intent: String?
      for turn in conversation.turns {
        // A list of ride options always comes from Maps, and not from a sentence (behaviour.md a.3).
        if case .event(let event) = turn.opening, event.hasPrefix("maps ") { intent = mapsIntent }
        for expectation in turn.expectations where expectation.kind == .trace && expectation.presence == .required {
          add(TraceLine(expectation.wording.literal), to: &intent, language: language)
        }
      }
    }
  }

  private mutating func add(_ line: TraceLine, to intent: inout String?, language: String) {
    switch line.call {
    case .understood:
      guard let understood = UnderstoodLine(line.result, in: catalog) else { return }
      intent = understood.intent.rawValue
      for parameter in understood.parameters { count(parameter, CoverageCell.filled, of: intent, language) }
    case .method(.resolve(let parameter)):
      for result in line.results { count(parameter, short(result), of: intent, language) }
    case .method(.confirm), .method(.handle): count(CoverageCell.response, line.result, of: intent, language)
    case .method(.perform):
      count(CoverageCell.response, String(line.result.prefix { $0 != " " }), of: intent, language)
    case .method(.options), .method(.defaultValue), .answered, .app, .suggest, .query, .submitted, .unknown: break
    }
    if let intent { intents.insert(intent) }
  }

  private mutating func count(_ part: String, _ answer: String, of intent: String?, _ language: String) {
    guard let intent else { return }
    counts[language, default: [:]][CoverageCell(intent: intent, part: part, answer: answer), default: 0] += 1
  }

  /// A result without its values; the reasons of `unsupported` and `confirmationRequired … because` are kept.
  private func short(_ result: String) -> String {
    if result.hasPrefix("unsupported") { return result }
    let kind = String(result.prefix { $0 != " " })
    let words = result.split(separator: " ")
    guard let because = words.lastIndex(of: "because"), because == words.count - 2 else { return kind }
    return "\(kind) \(words[because + 1])"
  }
}

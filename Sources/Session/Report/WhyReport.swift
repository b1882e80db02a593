import SimCatalog
public import SimDialogue
import SimRecognition

/// Why Siri asked last, for people: which call, at which line of the handler, and which words were missing.
public struct WhyReport {
  private let facts: QuestionFacts?
  private let names: [String: String]
  private let showsTimes: Bool

  /// - Parameters:
  ///   - facts: what the conversation knows of its last question; nil when there was none.
  ///   - names: display names by app identifier.
  ///   - showsTimes: whether the calls' real times are told; they differ from run to run.
  public init(_ facts: QuestionFacts?, names: [String: String], showsTimes: Bool = true) {
    self.showsTimes = showsTimes
    self.facts = facts
    self.names = names
  }

  public var lines: [String] {
    guard let facts else { return ["Siri has asked nothing yet"] }
    return ["Siri asked: \(facts.line.text)  (\(facts.line.identifier))", cause(facts)] + place(facts) + words(facts)
      + attempt(facts)
  }

  private func cause(_ facts: QuestionFacts) -> String {
    let name = names[facts.app] ?? facts.app
    guard let call = facts.call else { return "because you wanted to change \(facts.parameter.name)" }
    guard !facts.results.isEmpty else { return "because of \(call.name) of \(name), \(facts.intent)" }
    let results = facts.results.map(TraceNotation.text(of:)).joined(separator: "; ")
    return "because \(call.name) of \(name), \(facts.intent), answered \(results)"
  }

  private func place(_ facts: QuestionFacts) -> [String] {
    var parts: [String] = []
    if let place = facts.answer.place { parts.append("at \(place.file):\(place.line)") }
    if let spelling = facts.answer.spelling { parts.append("in \(spelling)") }
    if showsTimes, let time = facts.answer.microseconds { parts.append("after \(Self.milliseconds(time)) ms") }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  private func words(_ facts: QuestionFacts) -> [String] {
    let own = facts.slots.filter { $0.parameter == facts.parameter.name }
    guard let first = own.first else { return ["\"\(facts.request)\" has no words for \(facts.parameter.name)"] }
    // The ranges of an answer are places in the answer's own line.
    let spoken = first.provenance.origin == .answer ? [] : own.flatMap(\.provenance.ranges)
    guard !spoken.isEmpty else {
      return [
        "\(facts.parameter.name) = \(ValueNotation.text(of: first.value)): \(OriginText.words(for: first.provenance))"
      ]
    }
    let marks = MarkedLine(facts.request).marks(spoken.map { ($0, facts.parameter.name) })
    return [facts.request] + marks
      + [
        "\(facts.parameter.name) = \(ValueNotation.text(of: first.value)): \(OriginText.words(for: first.provenance))"
      ]
  }

  private func attempt(_ facts: QuestionFacts) -> [String] {
    facts.attempt > 1 ? ["it is the \(facts.attempt). time that this is asked"] : []
  }

  private static func milliseconds(_ microseconds: Int) -> String {
    "\(microseconds / 1000).\(microseconds % 1000 / 100)"
  }
}

import SimCatalog
import SimDiagnostics
import SimTranscripts
import SimUtterances

/// Reviews that don't show what is done.
struct ReviewWithoutFacts: Rule {
  let about = RuleDescription(
    "review-without-facts", .warning, "a review doesn't show what will be done",
    explanation: """
      "Ready to send it?" is answered by who sees what is sent and to whom. The values of the request stand on the card, or \
      are said where nothing is shown: once, at the review. Told are reviews that show none of them, and by voice alone those \
      that say none.
      """,
    source: "Human Interface Guidelines, Siri; WWDC 2020, Design for intelligence; good turn shape; L16")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      var values: [(parameter: String, words: Set<String>)] = []
      for turn in turns {
        for trace in turn.traces {
          guard case .method(.resolve(let parameter)) = trace.line.call else { continue }
          values.removeAll { $0.parameter == parameter }
          let settled = trace.line.results.filter { $0.hasPrefix("success ") }.map { String($0.dropFirst(8)) }
          let words = Self.words(of: settled.filter { !Self.isCase($0) })
          if !words.isEmpty { values.append((parameter: parameter, words: words)) }
        }
        guard turn.isReview, !turn.isOpen, let question = turn.question, !values.isEmpty else { continue }
        let card = turn.isWithoutScreen ? [] : turn.card.filter { TalkOutline.buttons(in: $0) == 0 }
        let shown = turn.says + card
        let words = Self.words(of: shown.map(\.literal))
        // A card may use other words: for a case of an enumeration it shows the name.
        guard card.isEmpty, values.allSatisfy({ $0.words.isDisjoint(with: words) }) else { continue }
        findings.append(
          finding(
            """
            turn \(turn.number, as: "turn") asks \(question.literal, as: "question") and shows nothing of \
            \(values.map(\.parameter), as: "parameter")
            """,
            at: talk.place(question),
            fix: Fix(turn.isWithoutScreen ? "say what will be done" : "show what will be done on the card")))
      }
    }
    return findings
  }

  /// Whether a value is written as in code: `tomato`, `premierPlus`, `7`. People read other words.
  private static func isCase(_ value: String) -> Bool {
    value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      || value.first?.isLowercase ?? false && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func words(of texts: [String]) -> Set<String> {
    var words: Set<String> = []
    for text in texts {
      let utterance = Utterance(text)
      for token in utterance.tokens where token.kind != .punctuation && token.kind != .symbol {
        words.insert(String(decoding: utterance.normalBytes[token.normal], as: UTF8.self))
      }
    }
    return words
  }
}

import SimDiagnostics
import SimText

/// Examples that call Siri (L08, P17).
struct ExampleWithHeySiri: Rule {
  let about = RuleDescription(
    "example-with-hey-siri", .warning, "an example phrase begins with a call to Siri",
    explanation: "Siri shows the examples to somebody who is talking with her. 'Hey Siri' is a reserved phrase.",
    source: "WWDC 2016, SiriKit; Human Interface Guidelines; L08, P17")

  func check(_ subject: Subject) -> [Finding] {
    let calls = CheckList("calls", subject.languages).words(for: "").sorted { ($1.count, $0) < ($0.count, $1) }
    return subject.vocabularies.flatMap(\.sentences).compactMap { sentence in
      guard let rest = Self.withoutCall(sentence.text, calls) else { return nil }
      return finding(
        "\(sentence.text, as: "example") calls Siri", at: sentence.place,
        fix: rest.isEmpty ? Fix("remove the example") : sentence.replaced(by: rest))
    }
  }

  /// What follows "Hey Siri,"; nil when the sentence has no such beginning.
  ///
  /// - Parameter calls: the words before her name, the longest first.
  private static func withoutCall(_ text: String, _ calls: [String]) -> String? {
    var rest = text.trimmed
    for call in calls where rest.lowercased().hasPrefix(call) {
      let following = rest.dropFirst(call.count)
      // "Hiking" begins with no call.
      guard following.first.map({ !$0.isLetter || call.first?.isASCII == false || $0 == "S" }) ?? true else { continue }
      rest = following.drop { $0 == " " || $0 == "," || $0 == "，" }
      break
    }
    guard rest.lowercased().hasPrefix("siri") else { return nil }
    let following = rest.dropFirst(4)
    guard following.first.map({ !($0.isLetter && $0.isASCII) && $0 != "'" && $0 != "’" }) ?? true else { return nil }
    let sentence = following.drop { $0 == " " || $0 == "," || $0 == "，" || $0 == "." || $0 == "!" || $0 == "！" }
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

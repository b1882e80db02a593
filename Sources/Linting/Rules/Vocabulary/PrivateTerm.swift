import SimAppFiles
import SimDiagnostics

/// Telephone numbers and mail addresses among terms (L11).
struct PrivateTerm: Rule {
  let about = RuleDescription(
    "private-term", .warning, "a term is a telephone number or a mail address",
    explanation: "Siri knows these by herself; a vocabulary holds names that she can't know.",
    source: "INVocabulary; SiriKit, Registering Custom Vocabulary; L11")

  func check(_ subject: Subject) -> [Finding] {
    let texts =
      subject.vocabularies.flatMap { $0.items.flatMap { $0.item.synonyms.compactMap(\.phrase) } }
      + subject.users.flatMap { $0.lists.flatMap { $0.terms.map(\.phrase) } }
    return texts.compactMap { text in
      guard let kind = Self.kind(of: text.text) else { return nil }
      return finding(
        "the term \(text.text, as: "term") is \(plain: kind, as: "kind")", at: text.place, fix: Fix("remove it"))
    }
  }

  private static func kind(of text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !text.contains(" "), parts[1].dropFirst().dropLast().contains(".") {
      return "a mail address"
    }
    let digits = text.filter { $0.isASCII && $0.isNumber }.count
    let isNumber = digits >= 7 && text.allSatisfy { ($0.isASCII && $0.isNumber) || "+-() ./".contains($0) }
    return isNumber ? "a telephone number" : nil
  }
}

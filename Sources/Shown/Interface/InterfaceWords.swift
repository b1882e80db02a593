package import SimDiagnostics
import SimDialogue
import SimText

/// What sirisim itself tells people in a conversation's language: the first lines, the help, the inspector's labels.
///
/// They stand in `Vocabulary/Siri/<language>/interface.lines`, apart from what Siri says: the first prompt shows some of them, and
/// doesn't wait for a language.
package struct InterfaceWords: Hashable, Sendable {
  /// The program's own words.
  package static let own = InterfaceWords()

  private var templates: [String: LineTemplate] = [:]

  private init() {}

  /// Reads a language's file: `identifier: text`, one a line.
  ///
  /// - Parameter diagnostics: receives what is wrong in it; what is wrong is left out, and said in the program's own words.
  package init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    let known = Dictionary(InterfaceText.all.map { ($0.identifier, $0) }) { first, _ in first }
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let read = line.text
      guard let colon = read.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
        diagnostics.append(Diagnostic(.error, "expected 'identifier: text', read '\(read)'", at: place))
        continue
      }
      let identifier = String(read[..<colon])
      // What the screen says stands behind this: a test of the screen's reads it.
      let isScreens = identifier.hasPrefix("keys.")
      guard let text = known[identifier] ?? (isScreens ? InterfaceText(identifier, "") : nil) else {
        diagnostics.append(
          Diagnostic(
            .error, "sirisim has no text '\(identifier)'", at: place,
            suggestion: nearestName(to: identifier, among: known.keys.sorted())))
        continue
      }
      let words = read[read.index(after: colon)...].drop { $0.isWhitespace }
      do throws(LineTemplate.Fault) {
        let template = try LineTemplate(words)
        let values = Set(Self.template(text.own).placeholders)
        if !isScreens, Set(template.placeholders) != values {
          let expected = values.isEmpty ? "no value" : values.sorted().map { "{\($0)}" }.joined(separator: ", ")
          diagnostics.append(Diagnostic(.error, "'\(identifier)' needs \(expected)", at: place))
        } else {
          templates[identifier] = template
        }
      } catch {
        diagnostics.append(Diagnostic(.error, "'\(words)' can't be read: a brace has no other", at: place))
      }
    }
  }

  /// The values that stand in the language's own words; nil where it has none.
  package func placeholders(of text: InterfaceText) -> Set<String>? {
    templates[text.identifier].map { Set($0.placeholders) }
  }

  /// The identifiers that the language has in its own words.
  package var identifiers: Set<String> { Set(templates.keys) }

  /// A text with its values in it.
  package func callAsFunction(_ text: InterfaceText, _ values: [String: String] = [:]) -> String {
    let template = templates[text.identifier] ?? Self.template(text.own)
    // A value may be empty, and stands there all the same.
    return template.parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): values[name] ?? ""
      }
    }.joined()
  }

  /// Texts one after the other; nothing of none.
  package func listed(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { self(.listed, ["first": $0, "last": $1]) }
  }

  private static func template(_ own: String) -> LineTemplate {
    // The program's own texts are right: a test reads each.
    (try? LineTemplate(Substring(own))) ?? LineTemplate(plain: own)
  }
}

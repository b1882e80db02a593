package import SimDiagnostics
import SimDialogue
import SimText

/// What sirisim itself says in a conversation's language: the first lines, the help, the inspector's labels.
///
/// They are in `Vocabulary/Siri/<language>/interface.lines`, separate from what Siri says: the first prompt shows some
/// of them, and doesn't wait for a language to be loaded.
package struct InterfaceWords: Hashable, Sendable {
  /// The program's own words.
  package static let own = InterfaceWords()

  private var templates: [String: LineTemplate] = [:]

  private init() {}

  /// Reads a language's file: `identifier: text`, one per line.
  ///
  /// - Parameter diagnostics: receives what is wrong in it; faulty lines are replaced by the program's own words.
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
      // The screen's texts are in another module: its test checks them.
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

  /// The placeholders of the language's own text; nil where it has none.
  package func placeholders(of text: InterfaceText) -> Set<String>? {
    templates[text.identifier].map { Set($0.placeholders) }
  }

  /// The identifiers of texts that the language has in its own words.
  package var identifiers: Set<String> { Set(templates.keys) }

  /// A text with its values filled in.
  package func callAsFunction(_ text: InterfaceText, _ values: [String: String] = [:]) -> String {
    let template = templates[text.identifier] ?? Self.template(text.own)
    // A value may be empty, but its place is still there.
    return template.parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): values[name] ?? ""
      }
    }.joined()
  }

  /// Texts joined as a list; empty for none.
  package func listed(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { self(.listed, ["first": $0, "last": $1]) }
  }

  private static func template(_ own: String) -> LineTemplate {
    // The program's own texts are valid: a test reads each.
    (try? LineTemplate(Substring(own))) ?? LineTemplate(plain: own)
  }
}

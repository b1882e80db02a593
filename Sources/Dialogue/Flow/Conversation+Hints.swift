package import SimCatalog
import SimLexicon

/// What sirisim itself says about answers, in the conversation's language.
extension Conversation {
  /// A short text about the question: the first of these lines that the language has and whose values are there.
  ///
  /// - Parameter names: the part after `hint.` in the identifiers of the lines.
  package func hint(_ names: String..., with values: [String: String] = [:]) -> String { hint(names, with: values) }

  /// The same for an array of names.
  package func hint(_ names: [String], with values: [String: String] = [:]) -> String {
    lines.said(names.map { "hint.\($0)" }, values).text
  }

  /// The name of a parameter in a hint; nil where the language has none for it.
  package func hintName(of parameter: ParameterSchema) -> String? {
    lines.text("hint.name.\(parameter.name)")
  }

  /// Texts as a list in the language's form.
  package func listed(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { so, text in
      lines.text("list.comma", ["first": so, "last": text]) ?? "\(so), \(text)"
    }
  }
}

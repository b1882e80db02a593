package import SimCatalog
import SimLexicon

/// What sirisim itself tells people about an answer, in the conversation's language.
extension Conversation {
  /// A short text about what is asked: the first of these that the language has and that can be filled.
  ///
  /// - Parameter names: the part after `hint.` in the identifiers of the lines.
  package func hint(_ names: String..., with values: [String: String] = [:]) -> String { hint(names, with: values) }

  /// The same for names that are made.
  package func hint(_ names: [String], with values: [String: String] = [:]) -> String {
    lines.said(names.map { "hint.\($0)" }, values).text
  }

  /// What a parameter is called in a hint; nil where the language has no name for it.
  package func hintName(of parameter: ParameterSchema) -> String? {
    lines.text("hint.name.\(parameter.name)")
  }

  /// Texts one after the other, as the language parts them.
  package func listed(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { so, text in
      lines.text("list.comma", ["first": so, "last": text]) ?? "\(so), \(text)"
    }
  }
}

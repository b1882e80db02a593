import SimAppFiles
public import SimDiagnostics

/// The texts of a definition in one language: its `.strings` and its `.stringsdict`.
public struct DefinitionStrings: Hashable, Sendable {
  /// A text that depends on a number.
  public struct Plural: Hashable, Sendable {
    /// The text around, with `%#@name@` where the variable stands.
    public var format: String
    /// For each variable its texts by plural class: `one`, `other`.
    public var variables: [String: [String: String]]

    /// The text for one plural class: every variable in that class, else in `other`.
    public func text(_ category: String) -> String {
      var text = format
      for (name, forms) in variables {
        text.replace("%#@\(name)@", with: forms[category] ?? forms["other"] ?? "")
      }
      return text
    }

    /// The classes for which there is a text of its own.
    public var categories: [String] { Set(variables.values.flatMap(\.keys)).subtracting(["other"]).sorted() }
  }

  /// By key.
  public var texts: [String: String] = [:]
  /// Where the plain texts stand, by key; a property list in the place of a file of strings has none.
  public var places: [String: TextPlace] = [:]
  /// By key; they go before the plain ones.
  public var plurals: [String: Plural] = [:]

  /// No texts.
  public init() {}

  /// Reads a file of strings: in the old form, or a property list in its place.
  public mutating func readStrings(_ path: String, diagnostics: inout [Diagnostic]) {
    guard let text = FileReader.text(of: path, diagnostics: &diagnostics) else { return }
    guard text.drop(while: \.isWhitespace).first != "<" else {
      readDictionary(path, diagnostics: &diagnostics)
      return
    }
    let file = StringsFile(text, file: path, diagnostics: &diagnostics)
    texts.merge(file.table) { $1 }
    places.merge(file.places.mapValues(\.value)) { $1 }
  }

  /// Reads a dictionary of plurals; a plain text among them is taken as such, and of those for several widths the widest.
  mutating func readDictionary(_ path: String, diagnostics: inout [Diagnostic]) {
    guard let dictionary = StringsDictionary(path, diagnostics: &diagnostics) else { return }
    for (key, text) in dictionary.texts {
      switch text {
      case .plain(let text): texts[key] = text
      case .widths(let variants): texts[key] = variants.last?.text
      case .plural(let plural):
        plurals[key] = Plural(format: plural.format, variables: plural.variables.mapValues(\.forms))
      }
    }
  }
}

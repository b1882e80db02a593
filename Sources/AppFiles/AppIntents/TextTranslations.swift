public import SimDiagnostics

/// Translations of texts, from files of strings and catalogues of strings: of each key one text a language, or a set of phrases.
public struct TextTranslations: Hashable, Sendable {
  /// A translated text with its place.
  public struct Entry: Hashable, Sendable {
    /// In its language.
    public var text: String
    /// Its place in the file.
    public var place: TextPlace
  }

  /// By language and key, the first one first.
  public private(set) var entries: [String: [String: [Entry]]] = [:]
  /// The language of the keys, where a catalogue says it.
  public private(set) var sourceLanguage: String?

  /// No translations.
  public init() {}

  /// The languages in which there is something.
  public var languages: [String] { entries.keys.sorted() }

  /// What a key is in a language, of a set all.
  public func texts(_ key: String, in language: String) -> [Entry] { entries[language]?[key] ?? [] }

  /// Adds the texts of a file. What can't be read is reported, and the rest is read; what was read before holds.
  ///
  /// - Parameter locale: the language of a `.strings` file; a catalogue has all of them in it.
  public mutating func read(_ path: String, locale: String, diagnostics: inout [Diagnostic]) {
    guard let text = FileReader.text(of: path, diagnostics: &diagnostics) else { return }
    if path.hasSuffix(".xcstrings") {
      readCatalogue(text, path, &diagnostics)
    } else {
      var found: [Diagnostic] = []
      let file = StringsFile(text, file: path, diagnostics: &found)
      // Of a key that stands twice the last one counts, here as there.
      diagnostics += found.filter { $0.severity == .error }
      for (key, text) in file.table {
        add(text, key, locale, file.places[key]?.value ?? TextPlace(file: path, line: 1))
      }
    }
  }

  private mutating func add(_ text: String, _ key: String, _ language: String, _ place: TextPlace) {
    guard !text.isEmpty else { return }
    let entry = Entry(text: text, place: place)
    let language = LocaleName.normalised(language)
    if entries[language]?[key]?.contains(where: { $0.text == text }) == true { return }
    entries[language, default: [:]][key, default: []].append(entry)
  }

  // MARK: Catalogues

  private mutating func readCatalogue(_ text: String, _ path: String, _ diagnostics: inout [Diagnostic]) {
    guard let catalogue = StringCatalogue(text, file: path, diagnostics: &diagnostics) else { return }
    if let language = catalogue.sourceLanguage { sourceLanguage = sourceLanguage ?? LocaleName.normalised(language) }
    let places = LinesOfTexts(text, path)
    for entry in catalogue.entries {
      for text in entry.value.texts { add(text, entry.key, entry.language, places.place(of: text)) }
    }
  }
}

/// Finds the lines of texts in a catalogue, which has each on a line of its own.
private struct LinesOfTexts {
  private let path: String
  private var lines: [String: Int] = [:]

  init(_ text: String, _ path: String) {
    self.path = path
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard let last = line.lastIndex(of: "\"") else { continue }
      let written = line[..<last]
      // `"value" : "Soup in ${applicationName}"`, or an element of a list
      let start =
        written.ranges(of: "\" : \"").last.map(\.upperBound) ?? written.firstIndex(of: "\"").map(line.index(after:))
      if let start, start <= last { lines[String(line[start..<last])] = lines[String(line[start..<last])] ?? number }
    }
  }

  func place(of text: String) -> TextPlace {
    let written = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return TextPlace(file: path, line: lines[written] ?? 1)
  }
}

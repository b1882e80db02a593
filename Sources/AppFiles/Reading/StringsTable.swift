import SimDiagnostics

/// A file of texts in any of its forms: `.strings`, as people write it or as a property list, `.stringsdict`, and
/// `.xcstrings`.
package struct StringsTable: Sendable {
  /// A key with its text.
  package struct Entry: Sendable {
    /// As the code has it.
    package var key: String
    /// Its language as a catalogue has it; nil in the other files, which are of one language as a whole.
    package var language: String?
    /// Its text, or the forms of it.
    package var value: StringCatalogue.Value
    /// Its texts when no number is known, with their places.
    package var texts: [PlacedText]
  }

  /// Whether anything of the file could be read.
  package private(set) var isRead = true
  /// Of a key that occurs twice the last one counts.
  package private(set) var entries: [Entry] = []
  /// All keys of a catalogue: in the source's language a key without a translation is its own text.
  package private(set) var sourceKeys: [String] = []
  /// Those of them that somebody wrote by hand.
  package private(set) var manualKeys: [String] = []
  /// The language of a catalogue's keys, if the file says it.
  package private(set) var sourceLanguage: String?
  /// What is wrong in the file.
  package private(set) var faults: [FileFault] = []
  private let file: String

  /// Reads a file; if it can't be read, only its fault is kept.
  package init(_ path: String) {
    file = path
    do throws(Diagnostic) {
      let bytes = try FileReader.bytes(of: path)
      let isDictionary = path.hasSuffix(".stringsdict")
      if isDictionary || bytes.starts(with: Array("bplist".utf8)) {
        readList(bytes, isDictionary: isDictionary)
      } else {
        var found: [Diagnostic] = []
        let text = TextDecoder.decode(bytes, file: path, diagnostics: &found)
        if text.first(where: { !$0.isWhitespace }) == "<" {
          readList(bytes, isDictionary: false)
        } else {
          faults = found.map { FileFault(.encoding($0), of: path) }
          if path.hasSuffix(".xcstrings") { readCatalogue(text) } else { readPairs(text) }
        }
      }
    } catch {
      lose([FileFault(.malformed(error), of: path)])
    }
  }

  private mutating func lose(_ faults: [FileFault]) {
    isRead = false
    self.faults += faults
  }

  private mutating func readPairs(_ text: String) {
    var found: [Diagnostic] = []
    let strings = StringsFile(text, file: file, diagnostics: &found)
    faults += found.map { FileFault($0.severity == .error ? .malformed($0) : .repeatedPair($0), of: file) }
    entries = strings.table.map { key, text in
      Entry(
        key: key, value: .text(.plain(text)),
        texts: [placed(text, of: key, at: strings.places[key] ?? TextPlace(file: file, line: 1))])
    }
  }

  /// - Parameter isDictionary: whether it may hold only texts and rules; in a file of strings, anything else is
  ///   ignored.
  private mutating func readList(_ bytes: [UInt8], isDictionary: Bool) {
    let (document, found) = PlistReader.list(bytes, file: file)
    guard let document else { return lose(found) }
    var walk = PlistWalk(document)
    entries = StringsDictionary.entries(of: &walk, isStrict: isDictionary)
    faults = walk.faults
  }

  private mutating func readCatalogue(_ text: String) {
    var found: [Diagnostic] = []
    let catalogue = StringCatalogue(text, file: file, diagnostics: &found)
    faults += found.map { FileFault(.malformed($0), of: file) }
    guard let catalogue else { return lose([]) }
    sourceKeys = catalogue.keys
    manualKeys = catalogue.manualKeys
    sourceLanguage = catalogue.sourceLanguage
    let lines = LinesOfTexts(text)
    entries = catalogue.entries.map { entry in
      Entry(
        key: entry.key, language: entry.language, value: entry.value,
        texts: entry.value.texts.map { text in
          placed(text, of: entry.key, at: TextPlace(file: file, line: lines.line(of: text)))
        })
    }
  }

  /// - Parameter place: that of the opening quote.
  private func placed(_ text: String, of key: String, at place: TextPlace) -> PlacedText {
    var place = FilePlace(place, length: text.count + 2)
    place.keyPath = key
    return PlacedText(text: text, place: place)
  }
}

/// Finds the lines of texts in a catalogue, which has each on a line of its own.
private struct LinesOfTexts {
  private var lines: [String: Int] = [:]

  init(_ text: String) {
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

  func line(of text: String) -> Int {
    lines[text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")] ?? 1
  }
}

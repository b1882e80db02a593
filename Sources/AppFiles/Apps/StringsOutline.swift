import SimDiagnostics

/// An InfoPlist.strings file, or what an InfoPlist.xcstrings has of one language.
public struct StringsOutline: Sendable {
  /// The file as it was named.
  public let file: String
  /// `en`, `zh-Hans`; that of the development region for a file in `Base.lproj`, "" outside of any `.lproj`.
  public let locale: String
  /// What is wrong in the file.
  public private(set) var faults: [FileFault] = []
  private var texts: [String: (text: String, place: TextPlace)] = [:]

  /// Reads a file: of a catalogue (`.xcstrings`) each of its languages.
  public static func all(of path: String, locale: String) -> [StringsOutline] {
    guard path.hasSuffix(".xcstrings") else { return [StringsOutline(path, locale: locale)] }
    var found: [Diagnostic] = []
    var translations = TextTranslations()
    translations.read(path, locale: locale, diagnostics: &found)
    var outlines = translations.entries.sorted { $0.key < $1.key }.map { language, entries in
      StringsOutline(
        file: path, locale: language, texts: entries.compactMapValues { $0.first.map { ($0.text, $0.place) } })
    }
    guard !found.isEmpty else { return outlines }
    if outlines.isEmpty { outlines = [StringsOutline(file: path, locale: locale, texts: [:])] }
    outlines[0].faults = found.map { FileFault(.malformed($0), of: path) }
    return outlines
  }

  private init(file: String, locale: String, texts: [String: (text: String, place: TextPlace)]) {
    self.file = file
    self.locale = locale
    self.texts = texts
  }

  /// Reads an InfoPlist.strings; of one that can't be read there is nothing but its fault.
  public init(_ path: String, locale: String) {
    file = path
    self.locale = locale
    var found: [Diagnostic] = []
    do {
      let bytes = try FileReader.bytes(of: path)
      let strings: StringsFile
      if bytes.starts(with: Array("bplist".utf8)) {
        strings = StringsFile(compiled: bytes, file: path, diagnostics: &found)
      } else {
        let text = TextDecoder.decode(bytes, file: path, diagnostics: &found)
        faults = found.map { FileFault(.encoding($0), of: path) }
        found = []
        strings = StringsFile(text, file: path, diagnostics: &found)
      }
      for (key, text) in strings.table {
        if let places = strings.places[key] { texts[key] = (text, places.value) }
      }
      faults += found.map { FileFault($0.severity == .error ? .malformed($0) : .repeatedPair($0), of: path) }
    } catch {
      faults = [FileFault(.malformed(error), of: path)]
    }
  }

  /// The text of a key.
  subscript(key: String) -> String? { texts[key]?.text }

  /// The text of a key, with its place.
  public func value(_ key: String) -> PlacedText? {
    guard let (text, start) = texts[key] else { return nil }
    // The place is that of the opening quote.
    var place = FilePlace(start, length: text.count + 2)
    place.keyPath = key
    return PlacedText(text: text, place: place)
  }
}

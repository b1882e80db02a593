/// An InfoPlist.strings file, or what an InfoPlist.xcstrings has of one language.
package struct StringsOutline: Sendable {
  /// The file as it was named.
  package let file: String
  /// `en`, `zh-Hans`; that of the development region for a file in `Base.lproj`, "" outside of any `.lproj`.
  package let locale: String
  /// What is wrong in the file.
  package private(set) var faults: [FileFault] = []
  private let texts: [String: PlacedText]

  /// Reads a file: of a catalogue (`.xcstrings`) each of its languages.
  package static func all(of path: String, locale: String) -> [StringsOutline] {
    let table = StringsTable(path)
    var outlines = Dictionary(grouping: table.entries) { $0.language.map(LocaleName.normalised) ?? locale }
      .sorted { $0.key < $1.key }.map { StringsOutline(file: path, locale: $0, $1) }
    // An empty catalogue belongs to no language.
    if outlines.isEmpty, !table.faults.isEmpty || !path.hasSuffix(".xcstrings") {
      outlines = [StringsOutline(file: path, locale: locale, [])]
    }
    if !outlines.isEmpty { outlines[0].faults = table.faults }
    return outlines
  }

  private init(file: String, locale: String, _ entries: [StringsTable.Entry]) {
    self.file = file
    self.locale = locale
    let texts = entries.compactMap { entry in entry.texts.first.map { (entry.key, $0) } }
    self.texts = Dictionary(texts) { _, last in last }
  }

  /// The text of a key.
  subscript(key: String) -> String? { texts[key]?.text }

  /// The text of a key, with its place.
  package func value(_ key: String) -> PlacedText? { texts[key] }
}

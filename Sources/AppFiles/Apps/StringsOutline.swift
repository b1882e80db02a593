import SimDiagnostics

/// An InfoPlist.strings file.
public struct StringsOutline: Sendable {
  /// The file as it was named.
  public let file: String
  /// `en`, `zh-Hans`; that of the development region for a file in `Base.lproj`, "" outside of any `.lproj`.
  public let locale: String
  /// What is wrong in the file.
  public private(set) var faults: [FileFault] = []
  private var strings: StringsFile

  /// Reads a file; of one that can't be read there is nothing but its fault.
  public init(_ path: String, locale: String) {
    file = path
    self.locale = locale
    var found: [Diagnostic] = []
    do {
      let bytes = try FileReader.bytes(of: path)
      if bytes.starts(with: Array("bplist".utf8)) {
        strings = StringsFile(compiled: bytes, file: path, diagnostics: &found)
      } else {
        let text = TextDecoder.decode(bytes, file: path, diagnostics: &found)
        faults = found.map { FileFault(.encoding($0), of: path) }
        found = []
        strings = StringsFile(text, file: path, diagnostics: &found)
      }
      faults += found.map { FileFault($0.severity == .error ? .malformed($0) : .repeatedPair($0), of: path) }
    } catch {
      strings = StringsFile("", file: path, diagnostics: &found)
      faults = [FileFault(.malformed(error), of: path)]
    }
  }

  /// The text of a key.
  subscript(key: String) -> String? { strings.table[key] }

  /// The text of a key, with its place.
  public func value(_ key: String) -> PlacedText? {
    guard let text = strings.table[key], let places = strings.places[key] else { return nil }
    // The place is that of the opening quote.
    var place = FilePlace(places.value, length: text.count + 2)
    place.keyPath = key
    return PlacedText(text: text, place: place)
  }
}

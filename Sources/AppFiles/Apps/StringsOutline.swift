import SimDiagnostics

/// An InfoPlist.strings file.
public struct StringsOutline: Sendable {
  /// The file as it was named.
  public var file: String
  /// The folder's locale.
  public var locale: String
  /// The file's pairs.
  public var strings: StringsFile

  /// A file that has been read.
  public init(file: String, locale: String, strings: StringsFile) {
    self.file = file
    self.locale = locale
    self.strings = strings
  }

  /// The value of a key, and where it stands.
  public func value(_ key: String) -> PlacedText? {
    guard let text = strings.table[key], let places = strings.places[key] else { return nil }
    // The place is that of the opening quote.
    var place = FilePlace(places.value, length: text.count + 2)
    place.keyPath = key
    return PlacedText(text: text, place: place)
  }
}

public import SimAppFiles

/// An InfoPlist.strings file.
public struct StringsOutline: Sendable {
  /// The file as it was named.
  public var file: String
  /// The folder's locale.
  public var locale: String
  /// The file's pairs.
  public var strings: StringsFile

  /// The value of a key, and where it stands.
  func value(_ key: String) -> PlacedText? {
    guard let text = strings.table[key], let places = strings.places[key] else { return nil }
    // The place is that of the opening quote.
    var place = FindingPlace(places.value, length: text.count + 2)
    place.keyPath = key
    return PlacedText(text: text, place: place)
  }
}

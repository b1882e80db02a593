import SimCatalog

/// Reads `Union Square`, `Union Square (37.788, -122.407)`, `林大北路（40.0, 116.3）`.
enum PlaceSyntax {
  static func read(_ text: String) -> Place {
    guard let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }) else { return Place(name: normalisedLine(text)) }
    let inside = text[text.index(after: open)...].prefix { $0 != ")" && $0 != "）" }
    let numbers = inside.split { ",，".contains($0) }.map { Double(trimmed($0)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
      abs(longitude) <= 180
    else { return Place(name: normalisedLine(text)) }
    return Place(name: normalisedLine(text[..<open]), latitude: latitude, longitude: longitude)
  }

  static func text(of place: Place) -> String {
    guard let latitude = place.latitude, let longitude = place.longitude else { return place.name }
    return "\(place.name) (\(latitude), \(longitude))"
  }
}

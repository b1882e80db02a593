import Foundation

/// Finds the places that the service knows by name.
enum Gazetteer {
  /// The places of this name.
  static func places(named name: String) -> [Place] {
    let wanted = folded(name)
    guard !wanted.isEmpty else { return [] }
    return all.filter { place in
      ([place.name, place.title] + place.otherNames).contains { folded($0) == wanted }
    }
  }

  /// The places in whose names these words stand.
  static func places(containing words: String) -> [Place] {
    let wanted = folded(words)
    guard wanted.count >= 2 else { return [] }
    return all.filter { place in
      ([place.name] + place.otherNames).contains { folded($0).contains(wanted) }
    }
  }

  /// Without case, accents, spaces, punctuation and a leading article.
  private static func folded(_ name: String) -> String {
    let plain = name.lowercased()
    return (plain.hasPrefix("the ") ? String(plain.dropFirst(4)) : plain).foldedName
  }
}

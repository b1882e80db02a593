extension OpenSlot {
  /// A place: a known one, words that look like one, and other words.
  static let place = OpenSlot(
    terms: .places, shapes: [.barePlaces, .here, .names], freeWords: .place, swallowsNames: true)

  /// A place in the user's vocabulary, or one of `bare-places.list`.
  static let knownPlace = OpenSlot(terms: .places, takesWholeTerms: true, shapes: .barePlaces)

  /// A place in the user's vocabulary, a well-known one, or words that look like a place's name.
  static let namedPlace = OpenSlot(
    terms: .places, takesWholeTerms: true, shapes: [.here, .placeNames, .placeEndings, .capitalisedPlaces])

  /// A place in the user's vocabulary or a well-known one, and no other.
  static let listedPlace = OpenSlot(terms: .places, takesWholeTerms: true, shapes: .placeNames)

  /// The device's location.
  static let herePlace = OpenSlot(shapes: .here)
}

extension FreeWords {
  fileprivate static let place = FreeWords(limit: .place, barred: .barredPlace, marks: .stops)
}

extension OpenSlot {
  /// A place: one that somebody knows, words that look like one, and other words.
  static let place = OpenSlot(
    terms: .places, shapes: [.barePlaces, .here, .names], freeWords: .place, swallowsNames: true)

  /// A place that the user has a name for, or one of `bare-places.list`.
  static let knownPlace = OpenSlot(terms: .places, takesWholeTerms: true, shapes: .barePlaces)

  /// A place that the user or everybody has a name for, or words that look like a place's name.
  static let namedPlace = OpenSlot(
    terms: .places, takesWholeTerms: true, shapes: [.here, .placeNames, .placeEndings, .capitalisedPlaces])

  /// A place that the user or everybody has a name for, and no other.
  static let listedPlace = OpenSlot(terms: .places, takesWholeTerms: true, shapes: .placeNames)

  /// Where the device is.
  static let herePlace = OpenSlot(shapes: .here)
}

extension FreeWords {
  fileprivate static let place = FreeWords(limit: .place, barred: .barredPlace, marks: .stops)
}

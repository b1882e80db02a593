package import SimCatalog

extension Place {
  /// The distance in metres within which two places are the same: the size of a large building.
  package static var sameWithin: Double { 150 }

  /// Whether it is the same place for people's habits: by coordinates where both have some, else by name.
  package func isNear(_ other: Place) -> Bool {
    if let metres = metres(to: other) { return metres <= Self.sameWithin }
    return name == other.name
  }

  /// The distance to another place; nil where one of them has only a name.
  package func metres(to other: Place) -> Double? {
    guard let latitude, let longitude, let otherLatitude = other.latitude, let otherLongitude = other.longitude else {
      return nil
    }
    // Over a few kilometres the Earth is flat, except that the meridians converge.
    var turn = (longitude - otherLongitude).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    let x = turn * Self.cosine(degrees: (latitude + otherLatitude) / 2)
    let y = latitude - otherLatitude
    return (x * x + y * y).squareRoot() * 111_195
  }

  /// From -90° to 90°, to a millionth: the core has no maths library.
  private static func cosine(degrees: Double) -> Double {
    let x = degrees * Double.pi / 180
    let square = x * x
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
  }
}

import SimScreen

/// What the mouse did, in the terminal's SGR form: `ESC [ < button ; column ; row M`, `m` for a release.
struct MouseReport: Hashable {
  enum Kind: Hashable { case press, release, wheelUp, wheelDown, other }

  var kind: Kind
  var place: ScreenPlace

  init(kind: Kind, place: ScreenPlace) {
    self.kind = kind
    self.place = place
  }

  /// - Parameter body: the text between the mark and the letter; nil where it isn't a report.
  init?(_ body: some Sequence<UInt8>, isRelease: Bool) {
    let parts = String(decoding: Array(body), as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, parts.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    place = ScreenPlace(row: numbers[2] - 1, column: numbers[1] - 1)
    // Bits 2 to 4 are the modifier keys, bit 5 a movement, bit 6 the wheel.
    switch (numbers[0] & ~0x1C, isRelease) {
    case (0, false): kind = .press
    case (0, true): kind = .release
    case (64, false): kind = .wheelUp
    case (65, false): kind = .wheelDown
    default: kind = .other
    }
  }
}

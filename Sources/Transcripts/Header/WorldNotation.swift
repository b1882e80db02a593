package import SimCatalog
package import SimDialogue

/// Facts of the world as headers and events write them.
package enum WorldNotation {
  /// `2026-11-20 18:05 America/Los_Angeles`.
  package static func text(of clock: CivilDateTime, zone: String) -> String { ClockSyntax.text(of: clock) + " " + zone }

  /// `Union Square (37.788, -122.407)`.
  package static func text(of place: Place) -> String { PlaceSyntax.text(of: place) }

  /// `iPhone`, `watch`, `CarPlay`, `HomePod`.
  package static func name(of device: Setting.Device) -> String {
    switch device {
    case .iPhone: "iPhone"
    case .watch: "watch"
    case .carPlay: "CarPlay"
    case .homePod: "HomePod"
    }
  }
}

import Foundation

/// The app behind the intents: it declares none, and is built because they need it.
final class Kitchen: Sendable {
  static let shared = Kitchen()

  let bowls = 12
}

import AppIntents
import Easel

/// Needs a module that isn't here: it is read, and the others are performed.
struct DrawSoup: AppIntent {
  static let title: LocalizedStringResource = "Draw Soup"

  func perform() async throws -> some IntentResult {
    try await Easel.shared.draw("soup")
    return .result()
  }
}

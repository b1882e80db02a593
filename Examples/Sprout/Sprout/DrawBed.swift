import AppIntents
import Easel

/// Draws with a module that is nowhere but on a phone: here it is read and talked about, and doesn't run.
struct DrawBed: AppIntent {
  static let title: LocalizedStringResource = "Draw Bed"

  @Parameter(title: "Bed", requestValueDialog: "Which bed?") var bed: Bed

  func perform() async throws -> some IntentResult {
    try await Easel.shared.draw(bed.rawValue)
    return .result()
  }
}

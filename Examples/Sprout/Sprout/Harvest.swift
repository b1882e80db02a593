import AppIntents
import SwiftUI

/// Asks by errors: each answer has it begin again from the top. What it does can't be undone, so that it asks before.
struct Harvest: AppIntent {
  static let title: LocalizedStringResource = "Harvest"

  @Parameter(title: "Plant") var plant: Plant?
  @Parameter(title: "Baskets") var baskets: Int?

  @Dependency private var garden: Garden

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let ripe = garden.plants.filter(\.isRipe)
    guard let first = ripe.first else { throw GardenError.nothingRipe }
    if plant == nil, ripe.count > 1 {
      throw $plant.needsDisambiguationError(among: ripe, dialog: "Several are ripe. Which one?")
    }
    guard let baskets else { throw $baskets.needsValueError("How many baskets?") }
    let picked = plant ?? first
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Pick them", acceptAlternatives: ["Off they come"], denyLabel: "Leave them", denyAlternatives: []),
      dialog: "Pick \(baskets) baskets of \(picked.name)?", content: { BasketView(plant: picked, baskets: baskets) })
    garden.harvest(picked.id)
    return .result(dialog: "\(picked.name) is in the kitchen.")
  }
}

/// What is about to be picked; its button waters the plant, and the question stays.
struct BasketView: View {
  let plant: Plant
  let baskets: Int

  var body: some View {
    VStack {
      Label("\(plant.name), ripe", systemImage: "basket")
      Text("\(baskets) baskets")
      Button("Water it first", intent: WaterPlant(plant, litres: 2))
    }
  }
}

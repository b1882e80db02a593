import AppIntents
import SwiftUI

/// Shows a card: what is said beside it is shorter than what is said where there is no screen.
struct ShowGarden: AppIntent {
  static let title: LocalizedStringResource = "Show Garden"

  @Dependency private var garden: Garden

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let dry = garden.plants.filter { garden.litres(of: $0.id) == 0 }
    return .result(
      dialog: IntentDialog(
        full: "\(dry.count) plants are dry: \(dry.map(\.name).formatted(.list(type: .and))).",
        supporting: "\(dry.count) plants are dry."),
      snippetIntent: GardenCard())
  }
}

/// Is performed for its view, and again when one of its buttons has changed something.
struct GardenCard: SnippetIntent {
  static let title: LocalizedStringResource = "Garden Card"
  static let isDiscoverable = false

  @Dependency private var garden: Garden

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: GardenView(plants: garden.plants, litres: garden.plants.map { garden.litres(of: $0.id) }))
  }
}

/// A button's: it says nothing, the card shows it. Siri hasn't done it, so that it is donated.
struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  static let isDiscoverable = false

  @Parameter(title: "Bed") var bed: Bed

  @Dependency private var garden: Garden

  init() {}

  init(_ bed: Bed) { self.bed = bed }

  @MainActor
  func perform() async throws -> some IntentResult {
    for plant in garden.plants where plant.bed == bed {
      try garden.water(plant.id, 1)
      try await WaterPlant(plant, litres: 1).donate()
    }
    return .result()
  }
}

struct GardenView: View {
  let plants: [Plant]
  let litres: [Int]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(plants.indices, id: \.self) { index in
        HStack {
          Image(systemName: litres[index] == 0 ? "drop" : "drop.fill")
          Text(plants[index].name)
          Spacer()
          Text("\(litres[index]) litres").foregroundStyle(.secondary)
        }
      }
      HStack {
        Button("Water the herbs", intent: WaterBed(.herbs))
        Button("Water the vegetables", intent: WaterBed(.vegetables))
      }
    }
    .padding()
  }
}

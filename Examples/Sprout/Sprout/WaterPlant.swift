import AppIntents

/// Asks for an entity and for a number, and is suggested again.
struct WaterPlant: PredictableIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let description: IntentDescription? = "Waters one of the plants."

  /// What the device may suggest, once it was donated: a plant with so much water, or the plant alone.
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$plant, \.$litres)) { plant, litres in
      DisplayRepresentation(title: "Water the \(plant.name)", subtitle: "with \(litres) l")
    }
    IntentPrediction(parameters: \.$plant) { plant in DisplayRepresentation(title: "Water the \(plant.name)") }
  }

  @Parameter(
    title: "Plant", requestValueDialog: "Which plant?", requestDisambiguationDialog: "Which of these plants?")
  var plant: Plant
  @Parameter(title: "Litres", inclusiveRange: (1, 20), requestValueDialog: "How many litres?") var litres: Int

  @Dependency private var garden: Garden

  init() {}

  init(_ plant: Plant, litres: Int) {
    self.plant = plant
    self.litres = litres
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let sum = try garden.water(plant.id, litres)
    return .result(value: sum, dialog: "\(plant.name) has had \(sum) litres today.")
  }
}

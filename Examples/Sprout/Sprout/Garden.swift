import Foundation

/// The garden behind the intents: what grows in it, and how much water it has had. It lives as long as the app.
@MainActor
final class Garden {
  /// So many litres a plant bears.
  static let most = 12

  private(set) var plants = [
    Plant(id: "basil", name: String(localized: "Basil"), bed: .herbs),
    Plant(id: "mint", name: String(localized: "Mint"), bed: .herbs),
    Plant(id: "beef-tomato", name: String(localized: "Beef tomato"), bed: .vegetables, isRipe: true),
    Plant(id: "cherry-tomato", name: String(localized: "Cherry tomato"), bed: .vegetables, isRipe: true),
    Plant(id: "fennel", name: String(localized: "Fennel"), bed: .vegetables),
  ]
  private var litres: [Plant.ID: Int] = [:]

  /// What has died in last winter's frost: people still ask for it.
  let lost = Plant(id: "rosemary", name: String(localized: "Rosemary"), bed: .herbs)

  func litres(of plant: Plant.ID) -> Int { litres[plant, default: 0] }

  /// Waters a plant.
  ///
  /// - Returns: what it has had by then.
  @discardableResult
  func water(_ plant: Plant.ID, _ more: Int) throws -> Int {
    let sum = litres(of: plant) + more
    guard sum <= Self.most else { throw GardenError.soaked(sum) }
    litres[plant] = sum
    return sum
  }

  /// What is ripe is ripe once.
  func harvest(_ plant: Plant.ID) {
    for index in plants.indices where plants[index].id == plant { plants[index].isRipe = false }
  }
}

enum GardenError: Error, CustomLocalizedStringResourceConvertible {
  case soaked(Int)
  case nothingRipe

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .soaked(let litres): "\(litres) litres are too much, the roots would rot."
    case .nothingRipe: "Nothing is ripe yet."
    }
  }
}

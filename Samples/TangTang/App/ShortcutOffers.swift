import CoreLocation
import Foundation
import Intents
import TangTangKit

/// What the app offers to Siri before anybody has ordered anything.
enum ShortcutOffers {
  static func update() {
    let orders = [Order(soup: .tomato, toppings: ["croutons"]), Order(soup: .mushroom)]
    INVoiceShortcutCenter.shared.setShortcutSuggestions(orders.compactMap { INShortcut(intent: $0.intent) } + today)
    INRelevantShortcutStore.default.setRelevantShortcuts(relevant) { error in
      if let error { print("The watch has no shortcuts: \(error)") }
    }
  }

  private static var today: [INShortcut] { INShortcut(intent: ShowSoupOfTheDayIntent()).map { [$0] } ?? [] }

  /// The soup of the day in the morning; the usual order near the kitchen, and at work.
  private static var relevant: [INRelevantShortcut] {
    let morning = today.map { shortcut in
      let relevant = INRelevantShortcut(shortcut: shortcut)
      relevant.shortcutRole = .information
      relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .morning)]
      return relevant
    }
    guard let usual = INShortcut(intent: Order(soup: .tomato, toppings: ["croutons"]).intent) else { return morning }
    let kitchen = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 37.4467, longitude: -122.1602), radius: 300, identifier: "TangTang")
    let lunch = INRelevantShortcut(shortcut: usual)
    lunch.relevanceProviders = [INLocationRelevanceProvider(region: kitchen)]
    let template = INDefaultCardTemplate(title: Texts.lunch)
    template.subtitle = Texts.lunchLine
    lunch.watchTemplate = template
    let work = INRelevantShortcut(shortcut: usual)
    work.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .work)]
    return morning + [lunch, work]
  }
}

// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let definitionsOfTangTangKit = IntentBindings(
    entries: .definitionsOfTangTangKit, binding: definitionsOfTangTangKitBinding, valueClass: definitionsOfTangTangKitClass)

  @Sendable private static func definitionsOfTangTangKitBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "OrderSoupIntent": .orderSoupIntent
      case "ShowSoupOfTheDayIntent": .showSoupOfTheDayIntent
      case "OpenMenuIntent": .openMenuIntent
      default: nil
    }
  }

  @Sendable private static func definitionsOfTangTangKitClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      case "Topping": Topping.self
      default: nil
    }
  }
}

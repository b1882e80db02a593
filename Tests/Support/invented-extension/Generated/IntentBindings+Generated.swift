// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let soups = IntentBindings(
    entries: .soups, binding: soupsBinding, valueClass: soupsClass)

  @Sendable private static func soupsBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "OrderSoupIntent": .orderSoupIntent
      default: nil
    }
  }

  @Sendable private static func soupsClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      case "SoupTopping": SoupTopping.self
      default: nil
    }
  }
}

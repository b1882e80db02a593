// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let definitionsOfPaiPaiKit = IntentBindings(
    entries: .definitionsOfPaiPaiKit, binding: definitionsOfPaiPaiKitBinding, valueClass: definitionsOfPaiPaiKitClass)

  @Sendable private static func definitionsOfPaiPaiKitBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "OrderPizzaIntent": .orderPizzaIntent
      default: nil
    }
  }

  @Sendable private static func definitionsOfPaiPaiKitClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      default: nil
    }
  }
}

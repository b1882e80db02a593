// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let definitionsOfChuiChuiKit = IntentBindings(
    entries: .definitionsOfChuiChuiKit, binding: definitionsOfChuiChuiKitBinding, valueClass: definitionsOfChuiChuiKitClass)

  @Sendable private static func definitionsOfChuiChuiKitBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "CheckBidIntent": .checkBidIntent
      default: nil
    }
  }

  @Sendable private static func definitionsOfChuiChuiKitClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      case "Listing": Listing.self
      default: nil
    }
  }
}

// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let definitionsOfdefined_extension = IntentBindings(
    entries: .definitionsOfdefined_extension, binding: definitionsOfdefined_extensionBinding, valueClass: definitionsOfdefined_extensionClass)

  @Sendable private static func definitionsOfdefined_extensionBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "OrderTeaIntent": .orderTeaIntent
      case "FindTeaHouseIntent": .findTeaHouseIntent
      default: nil
    }
  }

  @Sendable private static func definitionsOfdefined_extensionClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      case "Topping": Topping.self
      case "TeaHouse": TeaHouse.self
      default: nil
    }
  }
}

// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetReservationDetailsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getReservationDetailsIntent = IntentBinding(
    name: "INGetReservationDetailsIntent", intentClass: INGetReservationDetailsIntent.self,
    responseClass: INGetReservationDetailsIntentResponse.self,
    handlerProtocol: "",
    conforms: { _ in false },
    spellings: getReservationDetailsIntentSpellings)

  @Sendable private static func getReservationDetailsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] { [] }
}

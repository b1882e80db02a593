import SimCatalog

/// Schemas made by hand, so that these tests say themselves what they rest on.
enum Schemas {
  static let message = IntentSchema(
    name: "INSendMessageIntent", domain: "Messaging", handlingProtocol: "INSendMessageIntentHandling",
    parameters: [
      ParameterSchema(name: "recipients", type: .person, isList: true, resolvedBy: ["INResult"]),
      ParameterSchema(name: "speakableGroupName", type: .speakable, resolvedBy: ["INResult"]),
      ParameterSchema(name: "content", type: .string, resolvedBy: ["INResult"]),
      ParameterSchema(name: "conversationIdentifier", type: .string),
    ], codes: [], responseFields: [], review: true, alwaysNeedsUnlock: false, introduced: "10.0")

  static let ride = IntentSchema(
    name: "INRequestRideIntent", domain: "RideBooking", handlingProtocol: "INRequestRideIntentHandling",
    parameters: [
      ParameterSchema(name: "dropOffLocation", type: .place, resolvedBy: ["INResult"]),
      ParameterSchema(name: "partySize", type: .integer, resolvedBy: ["INResult"]),
    ], codes: [], responseFields: [], review: true, alwaysNeedsUnlock: true, introduced: "10.0")

  static let workout = IntentSchema(
    name: "INStartWorkoutIntent", domain: "Workouts", handlingProtocol: "INStartWorkoutIntentHandling",
    parameters: [ParameterSchema(name: "isOpenEnded", type: .boolean, resolvedBy: ["INResult"])], codes: [],
    responseFields: [], review: false, alwaysNeedsUnlock: false, introduced: "10.0")

  static let status = IntentSchema(
    name: "INGetRideStatusIntent", domain: "RideBooking", handlingProtocol: "INGetRideStatusIntentHandling",
    parameters: [], codes: [], responseFields: [], review: false, alwaysNeedsUnlock: false, introduced: "10.0")
}

extension Value {
  static func named(_ name: String) -> Value { .person(Person(displayName: name)) }
}

extension HandlerAnswer {
  static let absent = HandlerAnswer(outcome: .notImplemented)
  static func results(_ results: ResolutionResult...) -> HandlerAnswer { HandlerAnswer(outcome: .resolved(results)) }
  static func code(_ code: String) -> HandlerAnswer { HandlerAnswer(outcome: .responded(IntentResponse(code: code))) }
  static func fault(_ fault: HandlerFault) -> HandlerAnswer { HandlerAnswer(outcome: .failed(fault)) }
}

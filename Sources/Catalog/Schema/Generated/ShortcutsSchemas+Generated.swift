// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Shortcuts.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let shortcuts: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INDailyRoutineRelevanceProvider.Situation", kind: .cases,
      cases: [
        EnumerationCase("morning", 0),
        EnumerationCase("evening", 1),
        EnumerationCase("home", 2),
        EnumerationCase("work", 3),
        EnumerationCase("school", 4),
        EnumerationCase("gym", 5),
        EnumerationCase("commute", 6),
        EnumerationCase("headphonesConnected", 7),
        EnumerationCase("activeWorkout", 8),
        EnumerationCase("physicalActivityIncomplete", 9),
      ]),
    EnumerationSchema(
      name: "INMediaUserContext.SubscriptionStatus", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("notSubscribed", 1),
        EnumerationCase("subscribed", 2),
      ]),
    EnumerationSchema(
      name: "INRelevantShortcutRole", kind: .cases,
      cases: [
        EnumerationCase("action", 0),
        EnumerationCase("information", 1),
      ]),
    EnumerationSchema(
      name: "INShortcutAvailabilityOptions", kind: .options,
      cases: [
        EnumerationCase("sleepMindfulness", 1),
        EnumerationCase("sleepJournaling", 2),
        EnumerationCase("sleepMusic", 4),
        EnumerationCase("sleepPodcasts", 8),
        EnumerationCase("sleepReading", 16),
        EnumerationCase("sleepWrapUpYourDay", 32),
        EnumerationCase("sleepYogaAndStretching", 64),
      ]),
    EnumerationSchema(
      name: "INUpcomingMediaPredictionMode", kind: .cases,
      cases: [
        EnumerationCase("default", 0),
        EnumerationCase("onlyPredictSuggestedIntents", 1),
      ]),
  ]
}

extension ObjectSchema {
  static let shortcuts: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let shortcuts: [ResultSchema] = [
  ]
}

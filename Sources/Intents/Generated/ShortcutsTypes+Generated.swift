// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Shortcuts.json: edit that, then print again.
// swift-format-ignore-file

extension INDailyRoutineRelevanceProvider {
  public enum Situation: Int, Sendable {
    case morning = 0
    case evening = 1
    case home = 2
    case work = 3
    case school = 4
    case gym = 5
    case commute = 6
    case headphonesConnected = 7
    case activeWorkout = 8
    case physicalActivityIncomplete = 9
  }
}

extension INMediaUserContext {
  public enum SubscriptionStatus: Int, Sendable {
    case unknown = 0
    case notSubscribed = 1
    case subscribed = 2
  }
}

public enum INRelevantShortcutRole: Int, Sendable {
  case action = 0
  case information = 1
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}

public enum INUpcomingMediaPredictionMode: Int, Sendable {
  case `default` = 0
  case onlyPredictSuggestedIntents = 1
}

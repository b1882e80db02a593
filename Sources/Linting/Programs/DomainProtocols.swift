/// The protocols that combine all handling protocols of a domain. Apple deprecated them in iOS 13, but old handlers
/// conform to nothing else.
enum DomainProtocols {
  /// The handling protocols that a domain's protocol combines; empty for any other name.
  static func members(of name: String) -> [String] { table[name] ?? [] }

  /// The names of a file, with those that the domains' protocols combine.
  static func spelledOut(_ names: Set<String>) -> Set<String> {
    table.reduce(into: names) { all, domain in
      if names.contains(domain.key) { all.formUnion(domain.value) }
    }
  }

  /// As Sources/Intents/Handling/DomainHandling.swift has them, which a test compares.
  static let table: [String: [String]] = [
    "INCallsDomainHandling": [
      "INSearchCallHistoryIntentHandling", "INStartAudioCallIntentHandling", "INStartVideoCallIntentHandling",
    ],
    "INCarCommandsDomainHandling": [
      "INActivateCarSignalIntentHandling", "INGetCarLockStatusIntentHandling",
      "INGetCarPowerLevelStatusIntentHandling", "INSetCarLockStatusIntentHandling",
    ],
    "INCarPlayDomainHandling": [
      "INSaveProfileInCarIntentHandling", "INSetAudioSourceInCarIntentHandling",
      "INSetClimateSettingsInCarIntentHandling", "INSetDefrosterSettingsInCarIntentHandling",
      "INSetProfileInCarIntentHandling", "INSetSeatSettingsInCarIntentHandling",
    ],
    "INWorkoutsDomainHandling": [
      "INCancelWorkoutIntentHandling", "INEndWorkoutIntentHandling", "INPauseWorkoutIntentHandling",
      "INResumeWorkoutIntentHandling", "INStartWorkoutIntentHandling",
    ],
    "INRadioDomainHandling": [
      "INSetRadioStationIntentHandling"
    ],
    "INMessagesDomainHandling": [
      "INSearchForMessagesIntentHandling", "INSendMessageIntentHandling", "INSetMessageAttributeIntentHandling",
    ],
    "INPaymentsDomainHandling": [
      "INPayBillIntentHandling", "INRequestPaymentIntentHandling", "INSearchForAccountsIntentHandling",
      "INSearchForBillsIntentHandling", "INSendPaymentIntentHandling", "INTransferMoneyIntentHandling",
    ],
    "INPhotosDomainHandling": [
      "INSearchForPhotosIntentHandling", "INStartPhotoPlaybackIntentHandling",
    ],
    "INRidesharingDomainHandling": [
      "INCancelRideIntentHandling", "INGetRideStatusIntentHandling", "INListRideOptionsIntentHandling",
      "INRequestRideIntentHandling", "INSendRideFeedbackIntentHandling",
    ],
    "INNotebookDomainHandling": [
      "INAddTasksIntentHandling", "INAppendToNoteIntentHandling", "INCreateNoteIntentHandling",
      "INCreateTaskListIntentHandling", "INSearchForNotebookItemsIntentHandling", "INSetTaskAttributeIntentHandling",
    ],
    "INVisualCodeDomainHandling": [
      "INGetVisualCodeIntentHandling"
    ],
  ]
}

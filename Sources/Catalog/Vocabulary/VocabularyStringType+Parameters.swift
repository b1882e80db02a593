/// Which parameters a type's terms fill (behaviour.md d.1). A term never fills a parameter of another type.
extension VocabularyStringType {
  /// Parameters, or fields of their objects ("toAccount.nickname"), that several intents have.
  public struct Target: Hashable, Sendable {
    public var intents: [IntentName]
    public var parameters: [String]
  }

  /// What a term of this type fills; for contacts nothing: they fill every parameter that is a person.
  public var targets: [Target] { Self.targets[self] ?? [] }

  /// Whether a term of this type is a value of a parameter.
  ///
  /// - Parameter intent: nil when any intent will do.
  public func fills(_ parameter: String, of intent: IntentName?) -> Bool {
    targets.contains { target in
      (intent.map { target.intents.contains($0) } ?? true) && target.parameters.contains(parameter)
    }
  }

  /// The first parameter of an intent that a term of this type fills.
  public func parameter(of intent: IntentName) -> String? {
    targets.first { $0.intents.contains(intent) }?.parameters.first
  }

  private static let targets: [VocabularyStringType: [Target]] = [
    .contactGroupName: [
      Target(intents: ["INSendMessageIntent"], parameters: ["speakableGroupName", "groupName"]),
      Target(intents: ["INSearchForMessagesIntent"], parameters: ["speakableGroupNames", "groupNames"]),
    ],
    .photoTag: [
      Target(intents: ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"], parameters: ["searchTerms"])
    ],
    .photoAlbumName: [
      Target(intents: ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"], parameters: ["albumName"])
    ],
    .workoutActivityName: [
      Target(
        intents: [
          "INStartWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent", "INEndWorkoutIntent",
          "INCancelWorkoutIntent",
        ], parameters: ["workoutName"])
    ],
    .carProfileName: [
      Target(intents: ["INSetProfileInCarIntent", "INSaveProfileInCarIntent"], parameters: ["profileName"])
    ],
    .carName: [
      Target(
        intents: [
          "INActivateCarSignalIntent", "INGetCarLockStatusIntent", "INSetCarLockStatusIntent",
          "INGetCarPowerLevelStatusIntent", "INSetProfileInCarIntent", "INSetClimateSettingsInCarIntent",
          "INSetDefrosterSettingsInCarIntent", "INSetSeatSettingsInCarIntent",
        ], parameters: ["carName"])
    ],
    .paymentsOrganizationName: [
      Target(intents: ["INSearchForAccountsIntent"], parameters: ["organizationName"]),
      Target(
        intents: ["INPayBillIntent", "INSearchForBillsIntent"],
        parameters: ["billPayee", "billPayee.organizationName"]),
      Target(
        intents: ["INPayBillIntent", "INTransferMoneyIntent"],
        parameters: ["fromAccount.organizationName", "toAccount.organizationName"]),
    ],
    .paymentsAccountNickname: [
      Target(intents: ["INSearchForAccountsIntent"], parameters: ["accountNickname"]),
      Target(
        intents: ["INPayBillIntent", "INTransferMoneyIntent"],
        parameters: ["fromAccount", "toAccount", "fromAccount.nickname", "toAccount.nickname"]),
      Target(
        intents: ["INPayBillIntent", "INSearchForBillsIntent"], parameters: ["billPayee", "billPayee.nickname"]),
    ],
    .notebookItemTitle: [
      Target(
        intents: ["INCreateNoteIntent", "INCreateTaskListIntent", "INSearchForNotebookItemsIntent"],
        parameters: ["title"]),
      Target(intents: ["INCreateTaskListIntent", "INAddTasksIntent"], parameters: ["taskTitles"]),
      Target(intents: ["INSetTaskAttributeIntent"], parameters: ["taskTitle", "targetTask", "targetTask.title"]),
      Target(intents: ["INAppendToNoteIntent"], parameters: ["targetNote", "targetNote.title"]),
      Target(intents: ["INDeleteTasksIntent", "INSnoozeTasksIntent"], parameters: ["tasks", "tasks.title"]),
    ],
    .notebookItemGroupName: [
      Target(intents: ["INCreateNoteIntent", "INCreateTaskListIntent"], parameters: ["groupName"]),
      Target(intents: ["INAddTasksIntent"], parameters: ["targetTaskList", "targetTaskList.title"]),
      Target(intents: ["INDeleteTasksIntent"], parameters: ["taskList", "taskList.title"]),
    ],
    .mediaPlaylistTitle: [media], .mediaAudiobookTitle: [media], .mediaShowTitle: [media],
    .mediaMusicArtistName: [artist], .mediaAudiobookAuthorName: [artist],
  ]

  private static let mediaIntents: [IntentName] = [
    "INPlayMediaIntent", "INAddMediaIntent", "INSearchForMediaIntent", "INUpdateMediaAffinityIntent",
  ]
  private static let media = Target(intents: mediaIntents, parameters: ["mediaName", "mediaSearch.mediaName"])
  private static let artist = Target(intents: mediaIntents, parameters: ["artistName", "mediaSearch.artistName"])
}

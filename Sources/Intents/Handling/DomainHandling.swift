// Protocols that combine those of a domain, deprecated since iOS 13.

public protocol INCallsDomainHandling: INSearchCallHistoryIntentHandling, INStartAudioCallIntentHandling,
  INStartVideoCallIntentHandling
{}

public protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling,
  INGetCarPowerLevelStatusIntentHandling, INSetCarLockStatusIntentHandling
{}

public protocol INCarPlayDomainHandling: INSaveProfileInCarIntentHandling, INSetAudioSourceInCarIntentHandling,
  INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetProfileInCarIntentHandling,
  INSetSeatSettingsInCarIntentHandling
{}

public protocol INWorkoutsDomainHandling: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling,
  INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling, INStartWorkoutIntentHandling
{}

public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}

public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling,
  INSetMessageAttributeIntentHandling
{}

public protocol INPaymentsDomainHandling: INPayBillIntentHandling, INRequestPaymentIntentHandling,
  INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling, INSendPaymentIntentHandling,
  INTransferMoneyIntentHandling
{}

public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

public protocol INRidesharingDomainHandling: INCancelRideIntentHandling, INGetRideStatusIntentHandling,
  INListRideOptionsIntentHandling, INRequestRideIntentHandling, INSendRideFeedbackIntentHandling
{}

public protocol INNotebookDomainHandling: INAddTasksIntentHandling, INAppendToNoteIntentHandling,
  INCreateNoteIntentHandling, INCreateTaskListIntentHandling, INSearchForNotebookItemsIntentHandling,
  INSetTaskAttributeIntentHandling
{}

public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}

/// An observer of a ride's progress.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

/// An observer of a car's power level.
public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}

// Printed by `schema-generator generate` from Vocabulary/Siri/schema: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBindings {
  /// Every intent of the schema, and every class of values.
  public static let siriKit = IntentBindings(
    entries: .siriKit, binding: siriKitBinding, valueClass: siriKitClass)

  @Sendable private static func siriKitBinding(_ name: String) -> IntentBinding? {
    switch name {
      case "INActivateCarSignalIntent": .activateCarSignalIntent
      case "INAddMediaIntent": .addMediaIntent
      case "INAddTasksIntent": .addTasksIntent
      case "INAnswerCallIntent": .answerCallIntent
      case "INAppendToNoteIntent": .appendToNoteIntent
      case "INBookRestaurantReservationIntent": .bookRestaurantReservationIntent
      case "INCancelRideIntent": .cancelRideIntent
      case "INCancelWorkoutIntent": .cancelWorkoutIntent
      case "INCreateNoteIntent": .createNoteIntent
      case "INCreateTaskListIntent": .createTaskListIntent
      case "INDeleteTasksIntent": .deleteTasksIntent
      case "INEditMessageIntent": .editMessageIntent
      case "INEndWorkoutIntent": .endWorkoutIntent
      case "INGetAvailableRestaurantReservationBookingDefaultsIntent": .getAvailableRestaurantReservationBookingDefaultsIntent
      case "INGetAvailableRestaurantReservationBookingsIntent": .getAvailableRestaurantReservationBookingsIntent
      case "INGetCarLockStatusIntent": .getCarLockStatusIntent
      case "INGetCarPowerLevelStatusIntent": .getCarPowerLevelStatusIntent
      case "INGetReservationDetailsIntent": .getReservationDetailsIntent
      case "INGetRestaurantGuestIntent": .getRestaurantGuestIntent
      case "INGetRideStatusIntent": .getRideStatusIntent
      case "INGetUserCurrentRestaurantReservationBookingsIntent": .getUserCurrentRestaurantReservationBookingsIntent
      case "INGetVisualCodeIntent": .getVisualCodeIntent
      case "INHangUpCallIntent": .hangUpCallIntent
      case "INListCarsIntent": .listCarsIntent
      case "INListRideOptionsIntent": .listRideOptionsIntent
      case "INPauseWorkoutIntent": .pauseWorkoutIntent
      case "INPayBillIntent": .payBillIntent
      case "INPlayMediaIntent": .playMediaIntent
      case "INRequestPaymentIntent": .requestPaymentIntent
      case "INRequestRideIntent": .requestRideIntent
      case "INResumeWorkoutIntent": .resumeWorkoutIntent
      case "INSaveProfileInCarIntent": .saveProfileInCarIntent
      case "INSearchCallHistoryIntent": .searchCallHistoryIntent
      case "INSearchForAccountsIntent": .searchForAccountsIntent
      case "INSearchForBillsIntent": .searchForBillsIntent
      case "INSearchForMediaIntent": .searchForMediaIntent
      case "INSearchForMessagesIntent": .searchForMessagesIntent
      case "INSearchForNotebookItemsIntent": .searchForNotebookItemsIntent
      case "INSearchForPhotosIntent": .searchForPhotosIntent
      case "INSendMessageIntent": .sendMessageIntent
      case "INSendPaymentIntent": .sendPaymentIntent
      case "INSendRideFeedbackIntent": .sendRideFeedbackIntent
      case "INSetAudioSourceInCarIntent": .setAudioSourceInCarIntent
      case "INSetCarLockStatusIntent": .setCarLockStatusIntent
      case "INSetClimateSettingsInCarIntent": .setClimateSettingsInCarIntent
      case "INSetDefrosterSettingsInCarIntent": .setDefrosterSettingsInCarIntent
      case "INSetMessageAttributeIntent": .setMessageAttributeIntent
      case "INSetProfileInCarIntent": .setProfileInCarIntent
      case "INSetRadioStationIntent": .setRadioStationIntent
      case "INSetSeatSettingsInCarIntent": .setSeatSettingsInCarIntent
      case "INSetTaskAttributeIntent": .setTaskAttributeIntent
      case "INShareFocusStatusIntent": .shareFocusStatusIntent
      case "INSnoozeTasksIntent": .snoozeTasksIntent
      case "INStartAudioCallIntent": .startAudioCallIntent
      case "INStartCallIntent": .startCallIntent
      case "INStartPhotoPlaybackIntent": .startPhotoPlaybackIntent
      case "INStartVideoCallIntent": .startVideoCallIntent
      case "INStartWorkoutIntent": .startWorkoutIntent
      case "INTransferMoneyIntent": .transferMoneyIntent
      case "INUnsendMessagesIntent": .unsendMessagesIntent
      case "INUpdateMediaAffinityIntent": .updateMediaAffinityIntent
      default: nil
    }
  }

  @Sendable private static func siriKitClass(_ name: String) -> INStoredObject.Type? {
    switch name {
      case "INCallRecord": INCallRecord.self
      case "INCallRecordFilter": INCallRecordFilter.self
      case "INCar": INCar.self
      case "INCar.HeadUnit": INCar.HeadUnit.self
      case "INCallGroup": INCallGroup.self
      case "INCurrencyAmount": INCurrencyAmount.self
      case "INDateComponentsRange": INDateComponentsRange.self
      case "INImage": INImage.self
      case "INMediaDestinationReference": INMediaDestinationReference.self
      case "INObject": INObject.self
      case "INPaymentMethod": INPaymentMethod.self
      case "INPerson": INPerson.self
      case "INPersonHandle": INPersonHandle.self
      case "INRecurrenceRule": INRecurrenceRule.self
      case "INSpeakableString": INSpeakableString.self
      case "INFocusStatus": INFocusStatus.self
      case "INImageNoteContent": INImageNoteContent.self
      case "INNote": INNote.self
      case "INNoteContent": INNoteContent.self
      case "INSpatialEventTrigger": INSpatialEventTrigger.self
      case "INTask": INTask.self
      case "INTaskList": INTaskList.self
      case "INTemporalEventTrigger": INTemporalEventTrigger.self
      case "INTextNoteContent": INTextNoteContent.self
      case "INMediaItem": INMediaItem.self
      case "INMediaSearch": INMediaSearch.self
      case "INFile": INFile.self
      case "INMessage": INMessage.self
      case "INMessageLinkMetadata": INMessageLinkMetadata.self
      case "INMessageReaction": INMessageReaction.self
      case "INSendMessageAttachment": INSendMessageAttachment.self
      case "INSticker": INSticker.self
      case "INBalanceAmount": INBalanceAmount.self
      case "INBillDetails": INBillDetails.self
      case "INBillPayee": INBillPayee.self
      case "INPaymentAccount": INPaymentAccount.self
      case "INPaymentAmount": INPaymentAmount.self
      case "INPaymentRecord": INPaymentRecord.self
      case "INAirline": INAirline.self
      case "INAirport": INAirport.self
      case "INAirportGate": INAirportGate.self
      case "INBoatReservation": INBoatReservation.self
      case "INBoatTrip": INBoatTrip.self
      case "INBusReservation": INBusReservation.self
      case "INBusTrip": INBusTrip.self
      case "INFlight": INFlight.self
      case "INFlightReservation": INFlightReservation.self
      case "INLodgingReservation": INLodgingReservation.self
      case "INRentalCar": INRentalCar.self
      case "INRentalCarReservation": INRentalCarReservation.self
      case "INReservation": INReservation.self
      case "INReservationAction": INReservationAction.self
      case "INRestaurantReservation": INRestaurantReservation.self
      case "INSeat": INSeat.self
      case "INTicketedEvent": INTicketedEvent.self
      case "INTicketedEventReservation": INTicketedEventReservation.self
      case "INTrainReservation": INTrainReservation.self
      case "INTrainTrip": INTrainTrip.self
      case "INRestaurant": INRestaurant.self
      case "INRestaurantGuest": INRestaurantGuest.self
      case "INRestaurantGuestDisplayPreferences": INRestaurantGuestDisplayPreferences.self
      case "INRestaurantOffer": INRestaurantOffer.self
      case "INRestaurantReservationBooking": INRestaurantReservationBooking.self
      case "INRestaurantReservationUserBooking": INRestaurantReservationUserBooking.self
      case "INTermsAndConditions": INTermsAndConditions.self
      case "INPriceRange": INPriceRange.self
      case "INRideCompletionStatus": INRideCompletionStatus.self
      case "INRideDriver": INRideDriver.self
      case "INRideFareLineItem": INRideFareLineItem.self
      case "INRideOption": INRideOption.self
      case "INRidePartySizeOption": INRidePartySizeOption.self
      case "INRideStatus": INRideStatus.self
      case "INRideVehicle": INRideVehicle.self
      default: nil
    }
  }
}

// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Common.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let common: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INConditionalOperator", kind: .cases,
      cases: [
        EnumerationCase("all", 0),
        EnumerationCase("any", 1),
        EnumerationCase("none", 2),
      ]),
    EnumerationSchema(
      name: "INDayOfWeekOptions", kind: .options,
      cases: [
        EnumerationCase("monday", 1),
        EnumerationCase("tuesday", 2),
        EnumerationCase("wednesday", 4),
        EnumerationCase("thursday", 8),
        EnumerationCase("friday", 16),
        EnumerationCase("saturday", 32),
        EnumerationCase("sunday", 64),
      ]),
    EnumerationSchema(
      name: "INMediaDestinationType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("library", 1),
        EnumerationCase("playlist", 2),
      ]),
    EnumerationSchema(
      name: "INNoteContentType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("text", 1),
        EnumerationCase("image", 2),
      ]),
    EnumerationSchema(
      name: "INPaymentMethodType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("checking", 1),
        EnumerationCase("savings", 2),
        EnumerationCase("brokerage", 3),
        EnumerationCase("debit", 4),
        EnumerationCase("credit", 5),
        EnumerationCase("prepaid", 6),
        EnumerationCase("store", 7),
        EnumerationCase("applePay", 8),
      ]),
    EnumerationSchema(
      name: "INRecurrenceFrequency", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("minute", 1),
        EnumerationCase("hourly", 2),
        EnumerationCase("daily", 3),
        EnumerationCase("weekly", 4),
        EnumerationCase("monthly", 5),
        EnumerationCase("yearly", 6),
      ]),
  ]
}

extension ObjectSchema {
  static let common: [ObjectSchema] = [
    ObjectSchema(
      name: "INCallGroup", superclass: nil,
      fields: [
        ParameterSchema(name: "groupName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "groupId", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INCurrencyAmount", superclass: nil,
      fields: [
        ParameterSchema(name: "amount", type: .double, swiftType: "NSDecimalNumber?"),
        ParameterSchema(name: "currencyCode", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INDateComponentsRange", superclass: nil,
      fields: [
        ParameterSchema(name: "startDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "endDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "recurrenceRule", type: .object("INRecurrenceRule"), swiftType: "INRecurrenceRule?"),
      ]),
    ObjectSchema(
      name: "INImage", superclass: nil,
      fields: [
      ]),
    ObjectSchema(
      name: "INMediaDestinationReference", superclass: nil,
      fields: [
        ParameterSchema(name: "mediaDestinationType", type: .enumeration("INMediaDestinationType"), swiftType: "INMediaDestinationType"),
        ParameterSchema(name: "playlistName", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INObject", superclass: nil,
      fields: [
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "displayString", type: .string, swiftType: "String"),
        ParameterSchema(name: "pronunciationHint", type: .string, swiftType: "String?"),
        ParameterSchema(name: "subtitleString", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INPaymentMethod", superclass: nil,
      fields: [
        ParameterSchema(name: "type", type: .enumeration("INPaymentMethodType"), swiftType: "INPaymentMethodType"),
        ParameterSchema(name: "name", type: .string, swiftType: "String?"),
        ParameterSchema(name: "icon", type: .object("INImage"), swiftType: "INImage?"),
        ParameterSchema(name: "identificationHint", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INPerson", superclass: nil,
      fields: [
        ParameterSchema(name: "personHandle", type: .object("INPersonHandle"), swiftType: "INPersonHandle?"),
        ParameterSchema(name: "nameComponents", type: .object("PersonNameComponents"), swiftType: "PersonNameComponents?"),
        ParameterSchema(name: "displayName", type: .string, swiftType: "String"),
        ParameterSchema(name: "image", type: .object("INImage"), swiftType: "INImage?"),
        ParameterSchema(name: "contactIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "customIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "relationship", type: .enumeration("INPersonRelationship"), swiftType: "INPersonRelationship?"),
        ParameterSchema(name: "isContactSuggestion", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "aliases", type: .object("INPersonHandle"), isList: true, swiftType: "[INPersonHandle]?"),
        ParameterSchema(name: "suggestionType", type: .enumeration("INPersonSuggestionType"), swiftType: "INPersonSuggestionType"),
        ParameterSchema(name: "handle", type: .string, swiftType: "String?"),
        ParameterSchema(name: "siriMatches", type: .person, isList: true, swiftType: "[INPerson]?"),
        ParameterSchema(name: "isMe", type: .boolean, swiftType: "Bool"),
      ]),
    ObjectSchema(
      name: "INPersonHandle", superclass: nil,
      fields: [
        ParameterSchema(name: "value", type: .string, swiftType: "String?"),
        ParameterSchema(name: "type", type: .enumeration("INPersonHandleType"), swiftType: "INPersonHandleType"),
        ParameterSchema(name: "label", type: .enumeration("INPersonHandleLabel"), swiftType: "INPersonHandleLabel?"),
      ]),
    ObjectSchema(
      name: "INRecurrenceRule", superclass: nil,
      fields: [
        ParameterSchema(name: "interval", type: .integer, swiftType: "Int"),
        ParameterSchema(name: "frequency", type: .enumeration("INRecurrenceFrequency"), swiftType: "INRecurrenceFrequency"),
        ParameterSchema(name: "weeklyRecurrenceDays", type: .enumeration("INDayOfWeekOptions"), swiftType: "INDayOfWeekOptions"),
      ]),
    ObjectSchema(
      name: "INSpeakableString", superclass: nil,
      fields: [
      ]),
  ]
}

extension ResultSchema {
  static let common: [ResultSchema] = [
    ResultSchema(name: "INBooleanResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INDateComponentsRangeResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INDoubleResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INEnergyResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INEnumResolutionResult", answers: []),
    ResultSchema(name: "INFileResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INIntegerResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INLengthResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INMassResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INNoteContentTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INObjectResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPaymentMethodResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPersonResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPlacemarkResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INSpeakableStringResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INSpeedResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INStringResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INTimeIntervalResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INURLResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INVolumeResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
  ]
}

// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/CarPlay.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let carPlay: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INCarAirCirculationMode", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("freshAir", 1),
        EnumerationCase("recirculateAir", 2),
      ]),
    EnumerationSchema(
      name: "INCarAudioSource", kind: .cases,
      cases: [
        EnumerationCase("sourceUnknown", 0),
        EnumerationCase("sourceCarPlay", 1),
        EnumerationCase("sourceiPod", 2),
        EnumerationCase("sourceRadio", 3),
        EnumerationCase("sourceBluetooth", 4),
        EnumerationCase("sourceAUX", 5),
        EnumerationCase("sourceUSB", 6),
        EnumerationCase("sourceMemoryCard", 7),
        EnumerationCase("sourceOpticalDrive", 8),
        EnumerationCase("sourceHardDrive", 9),
      ]),
    EnumerationSchema(
      name: "INCarDefroster", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("front", 1),
        EnumerationCase("rear", 2),
        EnumerationCase("all", 3),
      ]),
    EnumerationSchema(
      name: "INCarSeat", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("driver", 1),
        EnumerationCase("passenger", 2),
        EnumerationCase("frontLeft", 3),
        EnumerationCase("frontRight", 4),
        EnumerationCase("front", 5),
        EnumerationCase("rearLeft", 6),
        EnumerationCase("rearRight", 7),
        EnumerationCase("rear", 8),
        EnumerationCase("thirdRowLeft", 9),
        EnumerationCase("thirdRowRight", 10),
        EnumerationCase("thirdRow", 11),
        EnumerationCase("all", 12),
      ]),
    EnumerationSchema(
      name: "INRelativeReference", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("next", 1),
        EnumerationCase("previous", 2),
      ]),
    EnumerationSchema(
      name: "INRelativeSetting", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("lowest", 1),
        EnumerationCase("lower", 2),
        EnumerationCase("higher", 3),
        EnumerationCase("highest", 4),
      ]),
  ]
}

extension ObjectSchema {
  static let carPlay: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let carPlay: [ResultSchema] = [
    ResultSchema(name: "INCarAirCirculationModeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCarAudioSourceResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCarDefrosterResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCarSeatResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INRelativeReferenceResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INRelativeSettingResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INTemperatureResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
  ]
}

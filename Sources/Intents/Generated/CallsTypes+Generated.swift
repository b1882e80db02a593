// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Calls.json: edit that, then print again.
// swift-format-ignore-file

public enum INCallAudioRoute: Int, Sendable {
  case unknown = 0
  case speakerphoneAudioRoute = 1
  case bluetoothAudioRoute = 2
}

public enum INCallCapability: Int, Sendable {
  case unknown = 0
  case audioCall = 1
  case videoCall = 2
}

public struct INCallCapabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audioCall = INCallCapabilityOptions(rawValue: 1)
  public static let videoCall = INCallCapabilityOptions(rawValue: 2)
}

public enum INCallDestinationType: Int, Sendable {
  case unknown = 0
  case normal = 1
  case emergency = 2
  case voicemail = 3
  case redial = 4
  case callBack = 5
  public static let emergencyDestination = INCallDestinationType.emergency
  public static let normalDestination = INCallDestinationType.normal
  public static let redialDestination = INCallDestinationType.redial
  public static let voicemailDestination = INCallDestinationType.voicemail
}

public enum INCallRecordType: Int, Sendable {
  case unknown = 0
  case outgoing = 1
  case missed = 2
  case received = 3
  case latest = 4
  case voicemail = 5
  case ringing = 6
  case inProgress = 7
  case onHold = 8
}

public struct INCallRecordTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
  public static let missed = INCallRecordTypeOptions(rawValue: 2)
  public static let received = INCallRecordTypeOptions(rawValue: 4)
  public static let latest = INCallRecordTypeOptions(rawValue: 8)
  public static let voicemail = INCallRecordTypeOptions(rawValue: 16)
  public static let ringing = INCallRecordTypeOptions(rawValue: 32)
  public static let inProgress = INCallRecordTypeOptions(rawValue: 64)
  public static let onHold = INCallRecordTypeOptions(rawValue: 128)
}

public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible = 2
  case cameraNotAccessible = 3
}

public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  case noMatchingCall = 1
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported = 2
  case noHandleForLabel = 3
  case invalidHandle = 4
  case unsupportedMmiUssd = 5
  case noCallHistoryForRedial = 6
  case noUsableHandleForRedial = 7
  case requiringInAppAuthentication = 8
}

open class INCallRecord: INStoredObject {
  open var callDuration: Double? { stored("callDuration") }
  open var unseen: Bool? { stored("unseen") }
  open var numberOfCalls: Int? { stored("numberOfCalls") }
  open var identifier: String { stored("identifier", default: "") }
  open var dateCreated: Date? { stored("dateCreated") }
  open var callRecordType: INCallRecordType { storedCase("callRecordType", default: .unknown) }
  open var callCapability: INCallCapability { storedCase("callCapability", default: .unknown) }
  open var participants: [INPerson]? { stored("participants") }
  open var caller: INPerson? { stored("caller") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil) {
    super.init()
    store(identifier, as: "identifier")
    store(dateCreated, as: "dateCreated")
    store(caller, as: "caller")
    storeCase(callRecordType, as: "callRecordType")
    storeCase(callCapability, as: "callCapability")
    store(callDuration, as: "callDuration")
    store(unseen, as: "unseen")
    store(numberOfCalls, as: "numberOfCalls")
  }
}

open class INCallRecordFilter: INStoredObject {
  open var participants: [INPerson]? { stored("participants") }
  open var callTypes: INCallRecordTypeOptions { storedCase("callTypes", default: []) }
  open var callCapability: INCallCapability { storedCase("callCapability", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability) {
    super.init()
    store(participants, as: "participants")
    storeCase(callTypes, as: "callTypes")
    storeCase(callCapability, as: "callCapability")
  }
}

open class INCallCapabilityResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCallCapability, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCallCapability) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCallCapability, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCallCapability) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCallDestinationType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCallDestinationType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCallDestinationType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCallDestinationType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCallRecordResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCallRecord, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCallRecord) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INCallRecord], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INCallRecord]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCallRecord?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCallRecord?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCallRecordTypeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }

  public class func confirmationRequired(with value: INCallRecordTypeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
}

open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCallRecordType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCallRecordType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCallRecordType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCallRecordType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(callCapabilityResolutionResult result: INCallCapabilityResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(callRecordResolutionResult result: INCallRecordResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INStartCallContactResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

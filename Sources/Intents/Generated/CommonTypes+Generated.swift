// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Common.json: edit that, then print again.
// swift-format-ignore-file

public enum INConditionalOperator: Int, Sendable {
  case all = 0
  case any = 1
  case none = 2
}

public struct INDayOfWeekOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let monday = INDayOfWeekOptions(rawValue: 1)
  public static let tuesday = INDayOfWeekOptions(rawValue: 2)
  public static let wednesday = INDayOfWeekOptions(rawValue: 4)
  public static let thursday = INDayOfWeekOptions(rawValue: 8)
  public static let friday = INDayOfWeekOptions(rawValue: 16)
  public static let saturday = INDayOfWeekOptions(rawValue: 32)
  public static let sunday = INDayOfWeekOptions(rawValue: 64)
}

public enum INMediaDestinationType: Int, Sendable {
  case unknown = 0
  case library = 1
  case playlist = 2
}

public enum INNoteContentType: Int, Sendable {
  case unknown = 0
  case text = 1
  case image = 2
}

public enum INPaymentMethodType: Int, Sendable {
  case unknown = 0
  case checking = 1
  case savings = 2
  case brokerage = 3
  case debit = 4
  case credit = 5
  case prepaid = 6
  case store = 7
  case applePay = 8
}

public enum INRecurrenceFrequency: Int, Sendable {
  case unknown = 0
  case minute = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
  case monthly = 5
  case yearly = 6
}

open class INCallGroup: INStoredObject {
  open var groupName: String? { stored("groupName") }
  open var groupId: String? { stored("groupId") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(groupName: String?, groupId: String?) {
    super.init()
    store(groupName, as: "groupName")
    store(groupId, as: "groupId")
  }
}

open class INCurrencyAmount: INStoredObject {
  open var amount: NSDecimalNumber? { stored("amount") }
  open var currencyCode: String? { stored("currencyCode") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(amount: NSDecimalNumber, currencyCode: String) {
    super.init()
    store(amount, as: "amount")
    store(currencyCode, as: "currencyCode")
  }
}

open class INDateComponentsRange: INStoredObject {
  open var startDateComponents: DateComponents? { stored("startDateComponents") }
  open var endDateComponents: DateComponents? { stored("endDateComponents") }
  open var recurrenceRule: INRecurrenceRule? { stored("recurrenceRule") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?) {
    super.init()
    store(startDateComponents, as: "startDateComponents")
    store(endDateComponents, as: "endDateComponents")
    store(recurrenceRule, as: "recurrenceRule")
  }

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    super.init()
    store(startDateComponents, as: "startDateComponents")
    store(endDateComponents, as: "endDateComponents")
  }

  public init(ekRecurrenceRule recurrenceRule: EKRecurrenceRule) {
    super.init()
    store(recurrenceRule, as: "recurrenceRule")
  }
}

open class INPaymentMethod: INStoredObject {
  open var type: INPaymentMethodType { storedCase("type", default: .unknown) }
  open var name: String? { stored("name") }
  open var icon: INImage? { stored("icon") }
  open var identificationHint: String? { stored("identificationHint") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    super.init()
    storeCase(type, as: "type")
    store(name, as: "name")
    store(identificationHint, as: "identificationHint")
    store(icon, as: "icon")
  }
}

open class INRecurrenceRule: INStoredObject {
  open var interval: Int { stored("interval", default: 0) }
  open var frequency: INRecurrenceFrequency { storedCase("frequency", default: .unknown) }
  open var weeklyRecurrenceDays: INDayOfWeekOptions { storedCase("weeklyRecurrenceDays", default: []) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []) {
    super.init()
    store(interval, as: "interval")
    storeCase(frequency, as: "frequency")
    storeCase(weeklyRecurrenceDays, as: "weeklyRecurrenceDays")
  }

  public init(interval: Int, frequency: INRecurrenceFrequency) {
    super.init()
    store(interval, as: "interval")
    storeCase(frequency, as: "frequency")
  }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with value: Bool, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Bool) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Bool?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Bool?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INDateComponentsRange, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INDateComponentsRange) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INDateComponentsRange], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INDateComponentsRange]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INDateComponentsRange?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INDateComponentsRange?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INDoubleResolutionResult: INIntentResolutionResult {
  public class func success(with value: Double, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Double) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Double?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Double?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INEnergyResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitEnergy>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitEnergy>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitEnergy>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitEnergy>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitEnergy>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitEnergy>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INFileResolutionResult: INIntentResolutionResult {
  public class func success(with value: INFile, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INFile) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INFile], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INFile]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INFile?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INFile?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
  public class func success(with value: Int, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Int) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Int?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Int?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INLengthResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitLength>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitLength>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitLength>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitLength>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitLength>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitLength>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INMassResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitMass>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitMass>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitMass>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitMass>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitMass>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitMass>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INNoteContentType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INNoteContentType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INNoteContentType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INNoteContentType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INObjectResolutionResult: INIntentResolutionResult {
  public class func success(with value: INObject, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INObject) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INObject], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INObject]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INObject?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INObject?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPaymentMethod, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPaymentMethod) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INPaymentMethod], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INPaymentMethod]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPaymentMethod?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPaymentMethod?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPersonResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPerson, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPerson) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INPerson], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INPerson]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPerson?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPerson?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPlacemarkResolutionResult: INIntentResolutionResult {
  public class func success(with value: CLPlacemark, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: CLPlacemark) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [CLPlacemark], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [CLPlacemark]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: CLPlacemark?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: CLPlacemark?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  public class func success(with value: INSpeakableString, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INSpeakableString) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INSpeakableString], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INSpeakableString]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INSpeakableString?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INSpeakableString?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INSpeedResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitSpeed>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitSpeed>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitSpeed>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitSpeed>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitSpeed>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitSpeed>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with value: String, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: String) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [String], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [String]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: String?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: String?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  public class func success(with value: TimeInterval, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: TimeInterval) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: TimeInterval, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: TimeInterval) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INURLResolutionResult: INIntentResolutionResult {
  public class func success(with value: URL, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: URL) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [URL], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [URL]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: URL?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: URL?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INVolumeResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitVolume>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitVolume>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitVolume>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitVolume>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitVolume>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitVolume>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

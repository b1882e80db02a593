// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/CarPlay.json: edit that, then print again.
// swift-format-ignore-file

public enum INCarAirCirculationMode: Int, Sendable {
  case unknown = 0
  case freshAir = 1
  case recirculateAir = 2
}

public enum INCarAudioSource: Int, Sendable {
  case sourceUnknown = 0
  case sourceCarPlay = 1
  case sourceiPod = 2
  case sourceRadio = 3
  case sourceBluetooth = 4
  case sourceAUX = 5
  case sourceUSB = 6
  case sourceMemoryCard = 7
  case sourceOpticalDrive = 8
  case sourceHardDrive = 9
}

public enum INCarDefroster: Int, Sendable {
  case unknown = 0
  case front = 1
  case rear = 2
  case all = 3
}

public enum INCarSeat: Int, Sendable {
  case unknown = 0
  case driver = 1
  case passenger = 2
  case frontLeft = 3
  case frontRight = 4
  case front = 5
  case rearLeft = 6
  case rearRight = 7
  case rear = 8
  case thirdRowLeft = 9
  case thirdRowRight = 10
  case thirdRow = 11
  case all = 12
}

public enum INRelativeReference: Int, Sendable {
  case unknown = 0
  case next = 1
  case previous = 2
}

public enum INRelativeSetting: Int, Sendable {
  case unknown = 0
  case lowest = 1
  case lower = 2
  case higher = 3
  case highest = 4
}

open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCarAirCirculationMode, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCarAirCirculationMode) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCarAirCirculationMode, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCarAirCirculationMode) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCarAudioSourceResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCarAudioSource, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCarAudioSource) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCarAudioSource, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCarAudioSource) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCarDefrosterResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCarDefroster, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCarDefroster) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCarDefroster, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCarDefroster) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCarSeatResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCarSeat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCarSeat) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCarSeat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCarSeat) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
  public class func success(with value: INRelativeReference, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INRelativeReference) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INRelativeReference, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INRelativeReference) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INRelativeSettingResolutionResult: INIntentResolutionResult {
  public class func success(with value: INRelativeSetting, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INRelativeSetting) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INRelativeSetting, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INRelativeSetting) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTemperatureResolutionResult: INIntentResolutionResult {
  public class func success(with value: Measurement<UnitTemperature>, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: Measurement<UnitTemperature>) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [Measurement<UnitTemperature>], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [Measurement<UnitTemperature>]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: Measurement<UnitTemperature>?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: Measurement<UnitTemperature>?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

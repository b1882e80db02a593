@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a short sound on a phone; here nothing is heard, and it is said.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SDKNotice.say(.systemSound) }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SDKNotice.say(.systemSound) }

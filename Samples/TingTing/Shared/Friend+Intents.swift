import Foundation
import Intents

extension Friend.Number.Label {
  var asHandleLabel: INPersonHandleLabel {
    switch self {
    case .mobile: .mobile
    case .home: .home
    case .work: .work
    }
  }
}

extension Friend {
  /// The friend as SiriKit passes people around; without a number where none is settled.
  func asPerson(number: Number? = nil) -> INPerson {
    // An only number needs no label to be told from others.
    let label = numbers.count > 1 ? number?.label.asHandleLabel : nil
    return INPerson(
      personHandle: INPersonHandle(
        value: number?.value, type: number == nil ? .unknown : .phoneNumber, label: label),
      nameComponents: nil, displayName: displayName, image: nil, contactIdentifier: nil, customIdentifier: id)
  }
}

extension Call {
  /// The call as Siri tells it.
  func asRecord() -> INCallRecord {
    let type: INCallRecordType =
      switch kind {
      case .missed: .missed
      case .received: .received
      case .outgoing: .outgoing
      }
    return INCallRecord(
      identifier: id, dateCreated: date, caller: friend?.asPerson(), callRecordType: type,
      callCapability: isVideo ? .videoCall : .audioCall, callDuration: kind == .missed ? nil : duration,
      unseen: isUnseen)
  }
}

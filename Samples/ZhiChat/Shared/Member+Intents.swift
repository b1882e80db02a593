import Foundation
import Intents

extension Member.Number.Label {
  var asHandleLabel: INPersonHandleLabel {
    switch self {
    case .mobile: .mobile
    case .home: .home
    case .work: .work
    }
  }
}

extension Member.Number {
  var asHandle: INPersonHandle { INPersonHandle(value: value, type: .phoneNumber, label: label.asHandleLabel) }
}

extension Member {
  /// The name to show: with the city where another member has the same name.
  var displayName: String {
    Members.sharedNames.contains(name) ? "\(name) (\(city))" : name
  }

  /// The member as SiriKit passes people around; without a number where none is settled.
  func asPerson(number: Number? = nil) -> INPerson {
    // An only number needs no label to be told from others.
    let handle =
      activeNumbers.count > 1 ? number?.asHandle : number.map { INPersonHandle(value: $0.value, type: .phoneNumber) }
    return INPerson(
      personHandle: handle ?? INPersonHandle(value: nil, type: .unknown),
      nameComponents: nil, displayName: displayName, image: nil, contactIdentifier: nil, customIdentifier: id)
  }
}

extension Group {
  func asSpeakable() -> INSpeakableString {
    INSpeakableString(vocabularyIdentifier: id, spokenPhrase: name, pronunciationHint: nil)
  }

  /// A group stands for a person where Siri asked for one.
  func asPerson() -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: id, type: .unknown), nameComponents: nil, displayName: name, image: nil,
      contactIdentifier: nil, customIdentifier: id)
  }
}

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension Person {
  init(_ person: INPerson) {
    let components = person.nameComponents
    self.init(
      displayName: person.displayName, spokenPhrase: person.properties["spokenPhrase"] as? String,
      handle: person.personHandle.flatMap(PersonHandle.init), givenName: components?.givenName,
      familyName: components?.familyName, nickname: components?.nickname, contactIdentifier: person.contactIdentifier,
      customIdentifier: person.customIdentifier, relationship: person.relationship?.rawValue, isMe: person.isMe,
      aliases: (person.aliases ?? []).compactMap(PersonHandle.init),
      siriMatches: (person.siriMatches ?? []).map(Person.init))
  }
}

extension PersonHandle {
  /// Nil for a handle with neither value nor label, which Siri makes for a person who was only named.
  init?(_ handle: INPersonHandle) {
    let value = handle.value ?? ""
    guard !value.isEmpty || handle.label != nil else { return nil }
    let kind: Kind =
      switch handle.type {
      case .emailAddress: .emailAddress
      case .phoneNumber: .phoneNumber
      case .unknown: .unknown
      }
    self.init(value: value, kind: kind, label: handle.label?.rawValue)
  }
}

extension INPerson {
  static func make(_ person: Person) -> INPerson {
    let handle = person.handle.map(INPersonHandle.make) ?? INPersonHandle(value: nil, type: .unknown)
    let made = INPerson(
      personHandle: handle, nameComponents: person.nameComponents, displayName: person.displayName, image: nil,
      contactIdentifier: person.contactIdentifier, customIdentifier: person.customIdentifier, isMe: person.isMe)
    made.store(person.spokenPhrase, as: "spokenPhrase")
    made.store(person.relationship, as: "relationship")
    if !person.aliases.isEmpty { made.store(person.aliases.map(INPersonHandle.make), as: "aliases") }
    if !person.siriMatches.isEmpty { made.store(person.siriMatches.map(INPerson.make), as: "siriMatches") }
    return made
  }
}

extension INPersonHandle {
  static func make(_ handle: PersonHandle) -> INPersonHandle {
    let type: INPersonHandleType =
      switch handle.kind {
      case .emailAddress: .emailAddress
      case .phoneNumber: .phoneNumber
      case .unknown: .unknown
      }
    return INPersonHandle(value: handle.value, type: type, label: handle.label.map(INPersonHandleLabel.init(rawValue:)))
  }
}

extension Person {
  /// Nil when no part of the name is known.
  fileprivate var nameComponents: PersonNameComponents? {
    guard givenName != nil || familyName != nil || nickname != nil else { return nil }
    var components = PersonNameComponents()
    components.givenName = givenName
    components.familyName = familyName
    components.nickname = nickname
    return components
  }
}

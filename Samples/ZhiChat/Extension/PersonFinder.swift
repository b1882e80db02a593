import Foundation
import Intents

/// Who is meant by a person of an intent's.
enum PersonFinder {
  enum Finding {
    /// Members whom the words fit: one, or several of whom the user must choose.
    case members([Member])
    /// Nobody has this name, but somebody's sounds like it.
    case perhaps([Member])
    /// In the user's contacts, and without an account.
    case contactWithoutAccount
    /// In the user's contacts, without any number or address.
    case contactWithoutHandle
    case nobody
  }

  static func find(_ person: INPerson) -> Finding {
    if let id = person.customIdentifier, let member = Members.member(id) { return .members([member]) }
    // What Siri makes of the words comes first; several contacts that the app doesn't know drop out.
    let matches = person.siriMatches ?? []
    let known = distinct(matches.flatMap(members(matching:)))
    if !known.isEmpty { return .members(known) }
    let named = distinct(members(matching: person) + Directory.members(named: person.spokenPhrase))
    if !named.isEmpty { return .members(named) }
    let contacts = (matches + [person]).filter { $0.contactIdentifier != nil }
    if !contacts.isEmpty {
      return contacts.contains(where: hasHandle) ? .contactWithoutAccount : .contactWithoutHandle
    }
    let alike = Directory.members(soundingLike: person.spokenPhrase)
    return alike.isEmpty ? .nobody : .perhaps(alike)
  }

  /// The members who have one of the person's numbers, or else the person's name.
  private static func members(matching person: INPerson) -> [Member] {
    if let id = person.customIdentifier, let member = Members.member(id) { return [member] }
    let numbers = ([person.personHandle] + (person.aliases ?? [])).compactMap { $0?.value }
    let byNumber = numbers.compactMap(Directory.member(withNumber:))
    return byNumber.isEmpty ? Directory.members(named: person.displayName) : byNumber
  }

  private static func hasHandle(_ person: INPerson) -> Bool {
    ([person.personHandle] + (person.aliases ?? [])).contains { !($0?.value ?? "").isEmpty }
  }

  private static func distinct(_ members: [Member]) -> [Member] {
    var seen: Set<String> = []
    return members.filter { seen.insert($0.id).inserted }
  }
}

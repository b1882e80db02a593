import Foundation
import Intents

/// Who is meant by a person of an intent's.
enum PersonFinder {
  enum Finding {
    /// Friends whom the words fit: one, or several of whom the user must choose.
    case friends([Friend])
    /// Nobody has this name, but somebody's sounds like it.
    case perhaps([Friend])
    /// A number, or somebody in the user's contacts with these numbers.
    case stranger([INPersonHandle])
    case nobody
  }

  static func find(_ person: INPerson) -> Finding {
    if let id = person.customIdentifier, let friend = Friends.friend(id) { return .friends([friend]) }
    // What Siri makes of the words comes first; contacts that TingTing doesn't know drop out.
    let known = distinct((person.siriMatches ?? []).flatMap(friends(matching:)))
    if !known.isEmpty { return .friends(known) }
    let named = distinct(friends(matching: person) + Directory.friends(named: person.spokenPhrase))
    if !named.isEmpty { return .friends(named) }
    let numbers = handles(of: person).filter { !($0.value ?? "").isEmpty }
    if !numbers.isEmpty { return .stranger(numbers) }
    let alike = Directory.friends(soundingLike: person.spokenPhrase)
    return alike.isEmpty ? .nobody : .perhaps(alike)
  }

  /// The friends who have one of the person's numbers, or else the person's name.
  private static func friends(matching person: INPerson) -> [Friend] {
    if let id = person.customIdentifier, let friend = Friends.friend(id) { return [friend] }
    let byNumber = handles(of: person).compactMap { $0.value }.compactMap(Directory.friend(withNumber:))
    return byNumber.isEmpty ? Directory.friends(named: person.displayName) : byNumber
  }

  private static func handles(of person: INPerson) -> [INPersonHandle] {
    [person.personHandle].compactMap { $0 } + (person.aliases ?? [])
  }

  private static func distinct(_ friends: [Friend]) -> [Friend] {
    var seen: Set<String> = []
    return friends.filter { seen.insert($0.id).inserted }
  }
}

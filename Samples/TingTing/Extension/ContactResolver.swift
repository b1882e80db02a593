import Foundation
import Intents

/// Settles whom to call and, where that matters, under which number.
struct ContactResolver {
  /// A video call goes to the friend, whatever the numbers.
  var choosesNumber = true
  /// How many people one call can hold.
  var limit = Account().groupLimit

  func resolve(_ contacts: [INPerson]) -> [INPersonResolutionResult] {
    contacts.enumerated().map { index, person in index < limit ? resolve(person) : .unsupported() }
  }

  func resolve(_ person: INPerson) -> INPersonResolutionResult {
    switch PersonFinder.find(person) {
    case .friends(let friends) where friends.count == 1: number(of: friends[0], askedFor: person)
    case .friends(let friends): .disambiguation(with: friends.map { $0.asPerson() })
    case .perhaps(let friends) where friends.count == 1: .confirmationRequired(with: friends[0].asPerson())
    case .perhaps(let friends): .disambiguation(with: friends.map { $0.asPerson() })
    case .stranger(let numbers): stranger(person, numbers.filter { PhoneNumber.canBeDialled($0.value ?? "") })
    case .nobody: .unsupported()
    }
  }

  private func number(of friend: Friend, askedFor person: INPerson) -> INPersonResolutionResult {
    guard choosesNumber else { return .success(with: friend.asPerson()) }
    if let asked = person.personHandle {
      if let value = asked.value, let number = friend.numbers.first(where: { PhoneNumber.areSame($0.value, value) }) {
        return .success(with: friend.asPerson(number: number))
      }
      if let label = asked.label {
        let number = friend.numbers.first { $0.label.asHandleLabel == label }
        return number.map { .success(with: friend.asPerson(number: $0)) } ?? .unsupported()
      }
    }
    guard friend.numbers.count > 1 else { return .success(with: friend.asPerson(number: friend.numbers.first)) }
    return .disambiguation(with: friend.numbers.map { friend.asPerson(number: $0) })
  }

  private func stranger(_ person: INPerson, _ numbers: [INPersonHandle]) -> INPersonResolutionResult {
    if numbers.isEmpty { return .unsupported() }
    if numbers.count == 1 { return .success(with: person) }
    return .disambiguation(
      with: numbers.map { handle in
        INPerson(
          personHandle: handle, nameComponents: nil, displayName: person.displayName, image: nil,
          contactIdentifier: person.contactIdentifier, customIdentifier: nil)
      })
  }
}

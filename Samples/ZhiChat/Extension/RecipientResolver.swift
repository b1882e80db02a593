import Foundation
import Intents

/// Settles to whom a message goes, and to which of his numbers.
struct RecipientResolver {
  func resolve(_ person: INPerson) -> INSendMessageRecipientResolutionResult {
    if let group = group(for: person) { return .success(with: group.asPerson()) }
    switch PersonFinder.find(person) {
    case .members(let members) where members.count == 1: return settle(members[0], askedFor: person)
    case .members(let members): return .disambiguation(with: members.map { $0.asPerson() })
    case .perhaps(let members) where members.count == 1: return .confirmationRequired(with: members[0].asPerson())
    case .perhaps(let members): return .disambiguation(with: members.map { $0.asPerson() })
    case .contactWithoutAccount: return .unsupported(forReason: .noAccount)
    case .contactWithoutHandle: return .unsupported(forReason: .noValidHandle)
    case .nobody: return .unsupported()
    }
  }

  /// A group whose name was given as the answer to "to whom?".
  private func group(for person: INPerson) -> Group? {
    if let id = person.customIdentifier { return Groups.group(id) }
    guard let group = Directory.group(named: person.spokenPhrase), !group.isReadOnly else { return nil }
    return group
  }

  private func settle(_ member: Member, askedFor person: INPerson) -> INSendMessageRecipientResolutionResult {
    switch member.reach {
    case .anyTime: break
    case .offline: return .unsupported(forReason: .offline)
    case .messagesOff: return .unsupported(forReason: .messagingServiceNotEnabledForRecipient)
    case .privateSpace: return .unsupported(forReason: .requiringInAppAuthentication)
    }
    // A person who comes back with the app's identifier has been chosen or confirmed.
    let isSettled = person.customIdentifier == member.id
    if member.isBlocked, !isSettled { return .confirmationRequired(with: member.asPerson()) }
    return number(of: member, askedFor: person)
  }

  private func number(of member: Member, askedFor person: INPerson) -> INSendMessageRecipientResolutionResult {
    let active = member.activeNumbers
    guard !active.isEmpty else { return .unsupported(forReason: .noValidHandle) }
    if let asked = requestedHandle(of: person) {
      if let value = asked.value, let number = member.numbers.first(where: { PhoneNumber.areSame($0.value, value) }) {
        return number.isActive
          ? .success(with: member.asPerson(number: number)) : .unsupported(forReason: .requestedHandleInvalid)
      }
      if let label = asked.label {
        guard let number = active.first(where: { $0.label.asHandleLabel == label }) else {
          return .unsupported(forReason: .noHandleForLabel)
        }
        return .success(with: member.asPerson(number: number))
      }
    }
    if active.count == 1 { return .success(with: member.asPerson(number: active[0])) }
    return .disambiguation(with: active.map { member.asPerson(number: $0) })
  }

  /// The number that was asked for; a person with several of them has named none.
  private func requestedHandle(of person: INPerson) -> INPersonHandle? {
    guard let handle = person.personHandle, (person.aliases ?? []).isEmpty else { return nil }
    return (handle.value ?? "").isEmpty && handle.label == nil ? nil : handle
  }
}

import Foundation
import Intents

/// Who is meant by a person of an intent's.
enum PayeeFinder {
  enum Finding {
    /// People whom the words fit: one, or several of whom the user must choose.
    case found([Payee])
    /// Nobody has this name, but somebody's sounds like it.
    case perhaps([Payee])
    /// In the user's contacts, and without a wallet.
    case withoutWallet
    /// In the user's contacts, without any number.
    case withoutNumber
    case nobody
  }

  static func find(_ person: INPerson) -> Finding {
    if let payee = person.customIdentifier.flatMap(Payees.payee) { return .found([payee]) }
    let matches = person.siriMatches ?? []
    let known = distinct(matches.flatMap(payees) + payees(person))
    if !known.isEmpty { return .found(known) }
    let contacts = (matches + [person]).filter { $0.contactIdentifier != nil }
    if !contacts.isEmpty { return contacts.contains { !numbers(of: $0).isEmpty } ? .withoutWallet : .withoutNumber }
    let alike = Payees.all.filter { payee in
      names(of: payee).contains { NameMatching.areAlike($0, person.spokenPhrase) }
    }
    return alike.isEmpty ? .nobody : .perhaps(alike)
  }

  /// By identifier, by number, by the whole name, by a word of it: the first way that leads to somebody.
  private static func payees(_ person: INPerson) -> [Payee] {
    if let payee = person.customIdentifier.flatMap(Payees.payee) { return [payee] }
    let numbers = numbers(of: person)
    let byNumber = Payees.all.filter { payee in numbers.contains { areSame($0, payee.number) } }
    if !byNumber.isEmpty { return byNumber }
    for name in [person.displayName, person.spokenPhrase] {
      let exact = Payees.all.filter { payee in
        (names(of: payee) + [payee.displayName]).contains { $0.foldedName == name.foldedName }
      }
      if !exact.isEmpty { return exact }
    }
    // A contact of the user's is who he is: a part of his name says nothing.
    guard person.contactIdentifier == nil else { return [] }
    return Payees.all.filter { payee in names(of: payee).contains { NameMatching.hasWord($0, person.spokenPhrase) } }
  }

  private static func names(of payee: Payee) -> [String] { [payee.name] + payee.otherNames }

  private static func numbers(of person: INPerson) -> [String] {
    ([person.personHandle] + (person.aliases ?? [])).compactMap { $0?.value }.filter { !$0.isEmpty }
  }

  /// With or without the country's code.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    let (a, b) = (one.filter(\.isNumber), other.filter(\.isNumber))
    return a.count >= 7 && b.count >= 7 && (a.hasSuffix(b) || b.hasSuffix(a))
  }

  private static func distinct(_ payees: [Payee]) -> [Payee] {
    var seen: Set<String> = []
    return payees.filter { seen.insert($0.id).inserted }
  }
}

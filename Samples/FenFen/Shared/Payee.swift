import Foundation
import Intents

/// Somebody who has a wallet.
struct Payee {
  enum Standing {
    case active
    /// Hasn't proved who he is, and can neither pay nor be paid.
    case unverified
    /// Has closed the wallet; the number leads nowhere.
    case closed
  }

  var id: String
  var name: String
  /// Other spellings and names under which people know him.
  var otherNames: [String] = []
  /// Where he lives: tells two people of one name apart.
  var city: String
  var number: String
  /// The money of his country.
  var currency: Currency
  var standing = Standing.active

  /// The name to show: with the city where somebody else has the same name.
  var displayName: String {
    guard Payees.all.contains(where: { $0.id != id && $0.name == name }) else { return name }
    return Texts.pick("\(name) (\(city))", "\(name)（\(city)）", "\(name)（\(city)）", "\(name) (\(city))")
  }

  func asPerson() -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: nil, displayName: displayName,
      image: nil, contactIdentifier: nil, customIdentifier: id)
  }
}

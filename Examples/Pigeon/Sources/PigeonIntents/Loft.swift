import Intents

/// Where a pigeon can fly to.
struct Loft {
  let name: String
  let address: String

  static let all = [
    Loft(name: "Ada Byron", address: "ada@loft.example"),
    Loft(name: "Grace Hopper", address: "grace@loft.example"),
    Loft(name: "Grace Kelly", address: "kelly@loft.example"),
  ]

  /// Whether somebody who says this name may mean its owner.
  func belongs(to spoken: String) -> Bool {
    let spoken = spoken.lowercased()
    return name.lowercased() == spoken || name.lowercased().split(separator: " ").contains { $0 == spoken }
  }

  var person: INPerson {
    INPerson(
      personHandle: INPersonHandle(value: address, type: .emailAddress), nameComponents: nil, displayName: name,
      image: nil, contactIdentifier: address, customIdentifier: nil)
  }
}

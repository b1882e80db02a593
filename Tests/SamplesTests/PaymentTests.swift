@_spi(Host) import Intents
import Testing

@testable import FenFenExtension

@Suite("The wallet's amounts, fees, people and accounts")
struct PaymentTests {
  private func asked(_ amount: String, _ currency: String) -> INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(string: amount), currencyCode: currency)
  }

  private func text(_ check: AmountCheck) -> String {
    switch check {
    case .missing: "missing"
    case .fine: "fine"
    case .large: "large"
    case .broken: "broken"
    case .belowMinimum: "too little"
    case .aboveMaximum: "too much"
    case .unknownCurrency: "unknown currency"
    case .foreign(let same, let worth): "\(same.text) or \(worth.text)"
    }
  }

  @Test(
    "take what lies between the limits of a currency",
    arguments: [
      ("1", "USD", "fine"), ("0.99", "USD", "too little"), ("0", "USD", "too little"), ("-20", "USD", "too little"),
      ("499.99", "USD", "fine"), ("500", "USD", "large"), ("2500", "USD", "large"), ("2500.01", "USD", "too much"),
      ("99999999999999999999999999", "USD", "too much"), ("4.999", "USD", "broken"), ("20000", "CNY", "large"),
      ("9.50", "EUR", "broken"), ("10", "EUR", "fine"), ("5000", "JPY", "unknown currency"),
      ("5", "", "unknown currency"), ("NaN", "USD", "too little"),
    ])
  func limits(_ amount: String, _ currency: String, _ expected: String) {
    #expect(text(AmountCheck(asked(amount, currency), with: nil)) == expected)
  }

  @Test("ask which money somebody in another country is to get")
  func foreignMoney() throws {
    let lukas = try #require(Payees.all.first { $0.name == "Lukas Braun" })
    #expect(text(AmountCheck(asked("100", "USD"), with: lukas.asPerson())) == "€100 or €92")
    #expect(text(AmountCheck(asked("100", "EUR"), with: lukas.asPerson())) == "fine")
    #expect(text(AmountCheck(nil, with: lukas.asPerson())) == "missing")
  }

  @Test("charge for the card and not for the balance")
  func fees() {
    let amount = Amount(value: 40, currency: .dollar)
    #expect(PaymentMethod.card.fee(for: amount)?.text == "$1.20")
    #expect(PaymentMethod.card.fee(for: Amount(value: 40, currency: .yuan))?.text == "¥0.40")
    #expect(PaymentMethod.balance.fee(for: amount) == nil)
  }

  @Test(
    "find people by name, by number, by a part of a name and by its sound",
    arguments: [
      ("Sam Lee", nil, "found Sam Lee"), ("sam", nil, "found Sam Lee, Sam Park"), ("小白", nil, "found 白晓宇"),
      ("somebody", "555 0102", "found Sam Park"), ("Nansy Wu", nil, "perhaps Nancy Wu"), ("韩枚枚", nil, "perhaps 韩梅梅"),
      ("王芳", nil, "found 王芳, 王芳"), ("Zelda", nil, "nobody"), ("", nil, "nobody"),
    ])
  func people(_ name: String, _ number: String?, _ expected: String) {
    let person = INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: nil, displayName: name,
      image: nil, contactIdentifier: nil, customIdentifier: nil)
    let found =
      switch PayeeFinder.find(person) {
      case .found(let payees): "found " + payees.map(\.name).joined(separator: ", ")
      case .perhaps(let payees): "perhaps " + payees.map(\.name).joined(separator: ", ")
      case .withoutWallet: "without wallet"
      case .withoutNumber: "without number"
      case .nobody: "nobody"
      }
    #expect(found == expected)
  }

  @Test(
    "find an account by its name, another name, a part of it",
    arguments: [
      ("Rainy Day", "Rainy Day"), ("rainy day fund", "Rainy Day"), ("rainy", "perhaps Rainy Day"),
      ("travel", "Nest Egg, Travel Card"), ("yacht", "none"), ("", "none"),
    ])
  func accounts(_ name: String, _ expected: String) {
    INPreferences.authorization.languageCode = "en-US"
    let found =
      switch AccountFinder.find(INSpeakableString(spokenPhrase: name)) {
      case .one(let account): account.nickname
      case .perhaps(let account): "perhaps \(account.nickname)"
      case .several(let accounts): accounts.map(\.nickname).joined(separator: ", ")
      case .none: "none"
      }
    #expect(found == expected)
  }
}

import SimCatalog
import SimLexicon
import SimRecognition
import Testing

@testable import SimDialogue

/// Payments, and accounts with what is in them.
@Suite struct PaymentTests {
  private static let app = InstalledApp(
    identifier: "purse", displayNames: ["": "Purse"], intents: ["INSendPaymentIntent", "INSearchForAccountsIntent"])

  private static func money(_ units: Int, _ decimals: Int = 0, _ currency: String = "USD") -> Value {
    .money(Money(minorUnits: units, decimals: decimals, currency: currency))
  }

  private static let sam = Value.person(Person(displayName: "Sam", spokenPhrase: "Sam"))

  /// A payment that costs half a dollar, of which the user has said these slots.
  private func pay(_ slots: [Slot], fee: Bool = false) throws -> Talk {
    let answers = [
      "30": [Messenger.slot("currencyAmount", Self.money(30))],
      "thirty dollars": [Messenger.slot("currencyAmount", Self.money(30))],
      "Ann": [
        Slot(
          parameter: "payee", value: .person(Person(displayName: "Ann")),
          provenance: Provenance(.vocabulary(term: "Ann", source: .contacts)))
      ],
    ]
    var talk = try Talk(
      Messenger.setting(apps: [Self.app]),
      TaughtUnderstander(
        requests: ["go": Messenger.request("INSendPaymentIntent", app: "purse", slots)], answers: answers))
    talk.handler = { call in
      switch call.method {
      case .resolve(let name): call.intent[name].map { .results(.success($0)) } ?? .results(.notRequired)
      case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm:
        .code(
          "ready",
          fee
            ? [
              Field(
                name: "paymentRecord",
                value: .object(
                  ObjectValue(type: "INPaymentRecord", fields: [Field(name: "feeAmount", value: Self.money(50, 2))])))
            ] : [])
      case .handle, .perform: .code("success")
      }
    }
    return talk
  }

  private let slots = [Messenger.slot("payee", sam), Messenger.slot("currencyAmount", money(20))]

  @Test func theFeeAndTheNoteAreSaidBeforeMoneyIsSent() throws {
    var talk = try pay(slots + [Messenger.slot("note", .string("lunch"))], fee: true)
    #expect(
      talk("go").suffix(6) == [
        "There's a fee of $0.50. Send $20 to Sam for \"lunch\"?", "| To  Sam", "| Amount  $20", "| Note  lunch",
        "| Fee  $0.50", "| (Cancel)  (Send)",
      ])
    #expect(talk("yes").contains("OK, I sent $20 to Sam."))
  }

  @Test(arguments: ["make it 30", "no, thirty dollars", "thirty dollars", "change the amount to 30"])
  func anotherAmountChangesTheReview(_ words: String) throws {
    var talk = try pay(slots)
    _ = talk("go")
    #expect(talk(words).contains("OK. Send $30 to Sam?"))
    #expect(talk.calls.last?.intent["payee"] == Self.sam)
  }

  @Test func aKnownNameChangesWhoIsPaid() throws {
    var talk = try pay(slots)
    _ = talk("go")
    #expect(talk("make it Ann").contains("OK. Send $20 to Ann?"))
    #expect(talk("change the note to dinner").contains("OK. Send $20 to Ann for \"dinner\"?"))
    #expect(talk("cancel") == ["OK, I won't send any money."])
  }

  // MARK: Accounts

  private static func account(_ name: String, _ balance: [Field], _ type: String) -> Value {
    .object(
      ObjectValue(
        type: "INPaymentAccount",
        fields: [
          Field(name: "nickname", value: .speakable(SpeakableString(spokenPhrase: name))),
          Field(name: "accountType", value: .enumeration(EnumerationValue(type: "INAccountType", cases: [type]))),
          Field(name: "balance", value: .object(ObjectValue(type: "INBalanceAmount", fields: balance))),
        ]))
  }

  private static let dollars = [
    Field(name: "amount", value: .double(1280.55)), Field(name: "currencyCode", value: .string("USD")),
  ]
  private static let miles = [
    Field(name: "amount", value: .integer(2300)),
    Field(name: "balanceType", value: .enumeration(EnumerationValue(type: "INBalanceType", cases: ["miles"]))),
  ]

  private func search(_ accounts: [Value]) throws -> Talk {
    var talk = try Talk(
      Messenger.setting(apps: [Self.app]),
      TaughtUnderstander(requests: ["go": Messenger.request("INSearchForAccountsIntent", app: "purse")]))
    talk.handler = { call in
      call.method == .handle
        ? .code("success", [Field(name: "accounts", value: .list(accounts))])
        : HandlerAnswer(outcome: .notImplemented)
    }
    return talk
  }

  @Test func oneAccountIsPresentedWithWhatIsInIt() throws {
    var talk = try search([Self.account("Everyday", Self.dollars, "checking")])
    #expect(
      talk("go").suffix(3) == [
        "You have $1,280.55 in Everyday.", "| Account  Everyday", "| Balance  $1,280.55",
      ])
    var card = try search([Self.account("Card", Self.dollars, "credit")])
    #expect(card("go").contains("You owe $1,280.55 on Card."))
    var flight = try search([Self.account("Card", Self.miles, "credit")])
    #expect(flight("go").contains("You have 2,300 miles in Card."))
    var nothing = try search([])
    #expect(nothing("go").contains("You have no such account in Purse."))
  }

  @Test func severalAccountsAreListedOrReadOut() throws {
    let accounts = [Self.account("Everyday", Self.dollars, "checking"), Self.account("Card", Self.miles, "credit")]
    var talk = try search(accounts)
    #expect(talk("go").suffix(3) == ["You have 2 accounts in Purse.", "| Everyday  $1,280.55", "| Card  2,300 miles"])
    var spoken = try search(accounts)
    _ = spoken.happens(.headphones(connected: true))
    #expect(
      spoken("go").suffix(3) == ["You have 2 accounts in Purse.", "Everyday: $1,280.55.", "Card: 2,300 miles."])
  }

  // MARK: Amounts

  @Test(
    arguments: [
      (20, 0, "USD", "$20", "20美元"), (2050, 2, "USD", "$20.50", "20.50美元"), (205, 1, "USD", "$20.50", "20.50美元"),
      (2000, 2, "CNY", "¥20", "20元"), (-1_234_567, 2, "EUR", "€-12,345.67", "-12,345.67欧元"),
      (5000, 0, "JPY", "¥5,000", "5,000日元"), (1_000_000, 0, "CNY", "¥1,000,000", "1,000,000元"),
      (1500, 3, "KWD", "1.500 KWD", "1.500 KWD"), (0, 2, "USD", "$0", "0美元"), (999, 0, "XXX", "999 XXX", "999 XXX"),
    ])
  func amountsReadAsTheirCurrencyIsWritten(
    _ units: Int, _ decimals: Int, _ currency: String, _ english: String, _ chinese: String
  ) throws {
    let now = CivilDateTime(year: 2026, month: 11, day: 20)
    let money = Money(minorUnits: units, decimals: decimals, currency: currency)
    #expect(Wording(lines: try SiriData.catalogue("en"), now: now).text(of: money) == english)
    #expect(Wording(lines: try SiriData.catalogue("zh-Hans"), now: now).text(of: money) == chinese)
  }

  @Test func hugeAmountsAreWrittenAsTheyAre() throws {
    let wording = Wording(lines: try SiriData.catalogue("en"), now: CivilDateTime(year: 2026, month: 11, day: 20))
    #expect(
      wording.text(of: Money(minorUnits: .max, decimals: 1, currency: "USD")) == "$922,337,203,685,477,580.7")
    #expect(wording.text(of: Money(minorUnits: .min, decimals: 18)) == "-9.223372036854775808")
  }
}

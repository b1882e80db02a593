import Foundation
import Intents

/// A payment as it is about to be made, or as it was made.
struct Payment {
  var person: INPerson?
  var amount: Amount
  var note: String?
  var method: PaymentMethod

  var fee: Amount? { method.fee(for: amount) }

  /// What leaves the balance; nothing when the card is charged.
  var cost: Decimal { method == .balance ? amount.value : 0 }

  /// Whether it is in other money than the other person's country has.
  var isInForeignMoney: Bool {
    person?.customIdentifier.flatMap(Payees.payee).map { $0.currency != amount.currency } ?? false
  }

  /// As Siri shows a payment to somebody.
  func asRecord(status: INPaymentStatus) -> INPaymentRecord? {
    INPaymentRecord(
      payee: person, payer: nil, currencyAmount: amount.asCurrencyAmount(), paymentMethod: method.asPaymentMethod(),
      note: note, status: status, feeAmount: fee?.asCurrencyAmount())
  }

  /// As Siri shows a payment that somebody is asked for: he chooses how to pay, and it costs nothing.
  func asRequestRecord(status: INPaymentStatus) -> INPaymentRecord? {
    INPaymentRecord(
      payee: nil, payer: person, currencyAmount: amount.asCurrencyAmount(), paymentMethod: nil, note: note,
      status: status)
  }
}

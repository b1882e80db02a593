import Foundation
import Intents

/// What a payment is made with.
enum PaymentMethod {
  /// The wallet's balance, which costs nothing.
  case balance
  /// The linked credit card, for which its bank wants a fee.
  case card

  /// What a payment costs on top; nil when it costs nothing.
  func fee(for amount: Amount) -> Amount? {
    switch self {
    case .balance: nil
    case .card: amount.part(amount.currency == .yuan ? 1 / 100 : 3 / 100)
    }
  }

  var title: String {
    switch self {
    case .balance: Texts.balance
    case .card: Texts.creditCard
    }
  }

  func asPaymentMethod() -> INPaymentMethod {
    switch self {
    case .balance: INPaymentMethod(type: .prepaid, name: title, identificationHint: nil, icon: nil)
    case .card: INPaymentMethod(type: .credit, name: title, identificationHint: "4242", icon: nil)
    }
  }
}

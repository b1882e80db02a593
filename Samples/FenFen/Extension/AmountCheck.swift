import Foundation
import Intents

/// Whether an amount can be paid, as sending and requesting both see it.
enum AmountCheck {
  case missing
  case fine
  /// So much is asked about twice.
  case large
  /// Smaller change than can be paid.
  case broken
  case belowMinimum
  case aboveMaximum
  case unknownCurrency
  /// Other money than the other person's country has: the same number in that, or as much as it is worth.
  case foreign(same: Amount, worth: Amount)

  init(_ asked: INCurrencyAmount?, with person: INPerson?) {
    guard let asked else {
      self = .missing
      return
    }
    guard let amount = Amount(asked) else {
      self = .unknownCurrency
      return
    }
    let currency = amount.currency
    let theirs = person?.customIdentifier.flatMap(Payees.payee)?.currency ?? currency
    if amount.value < currency.minimum {
      self = .belowMinimum
    } else if amount.value > currency.maximum {
      self = .aboveMaximum
    } else if !amount.isPayable {
      self = .broken
    } else if theirs != currency {
      self = .foreign(same: Amount(value: amount.value, currency: theirs), worth: amount.converted(to: theirs))
    } else {
      self = amount.value >= currency.largeAmount ? .large : .fine
    }
  }
}

import Foundation
import Intents

/// The app's few texts in its two languages.
enum Texts {
  static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  static func pick(_ chinese: String, _ english: String) -> String { isChinese ? chinese : english }

  static var wallet: String { pick("钱包", "Wallet") }
  static var signIn: String { pick("登录", "Sign in") }
  static var signInHint: String { pick("登录后才能付款。", "Sign in to pay.") }
  static var newPayment: String { pick("付款", "Pay") }
  static var newRequest: String { pick("收款", "Request") }
  static var transfer: String { pick("转账", "Transfer") }
  static var accounts: String { pick("我的账户", "Accounts") }

  static var balance: String { pick("分分余额", "FenFen balance") }
  static var creditCard: String { pick("信用卡", "Credit card") }

  static var paid: String { pick("已付款", "Paid") }
  static var onItsWay: String { pick("处理中", "On its way") }
  static var requested: String { pick("已发出收款请求", "Requested") }
  static var transferred: String { pick("已转账", "Transferred") }

  static func to(_ name: String) -> String { pick("付给\(name)", "To \(name)") }
  static func from(_ name: String) -> String { pick("向\(name)收款", "From \(name)") }
  static func fee(_ amount: String) -> String { pick("手续费 \(amount)", "Fee \(amount)") }
  static func paidWith(_ method: String) -> String { pick("用\(method)支付", "With \(method)") }
  static func route(_ from: String, _ to: String) -> String { "\(from) → \(to)" }
}

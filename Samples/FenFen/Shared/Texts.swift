import Foundation
import Intents

/// The app's few texts in its four languages.
enum Texts {
  private enum Language {
    case english, simplified, traditional, indonesian

    /// Siri's: what she is spoken to, and answers, in.
    static var current: Language {
      let code = INPreferences.siriLanguageCode()
      if code.hasPrefix("id") { return .indonesian }
      guard code.hasPrefix("zh") else { return .english }
      return ["Hant", "TW", "HK", "MO"].contains { code.contains($0) } ? .traditional : .simplified
    }
  }

  static func pick<Value>(
    _ english: Value, _ simplified: Value, _ traditional: Value, _ indonesian: Value
  ) -> Value {
    switch Language.current {
    case .english: english
    case .simplified: simplified
    case .traditional: traditional
    case .indonesian: indonesian
    }
  }

  /// What stands between the thousands of an amount, and before its cents.
  static var thousandsSign: String { pick(",", ",", ",", ".") }
  static var decimalSign: String { pick(".", ".", ".", ",") }

  static var wallet: String { pick("Wallet", "钱包", "錢包", "Dompet") }
  static var signIn: String { pick("Sign in", "登录", "登入", "Masuk") }
  static var signInHint: String { pick("Sign in to pay.", "登录后才能付款。", "登入後才能付款。", "Masuk dulu untuk membayar.") }
  static var newPayment: String { pick("Pay", "付款", "付款", "Bayar") }
  static var newRequest: String { pick("Request", "收款", "請款", "Minta") }
  static var transfer: String { pick("Transfer", "转账", "轉帳", "Transfer") }
  static var accounts: String { pick("Accounts", "我的账户", "我的帳戶", "Rekening") }

  static var balance: String { pick("FenFen balance", "分分余额", "分分餘額", "Saldo FenFen") }
  static var creditCard: String { pick("Credit card", "信用卡", "信用卡", "Kartu kredit") }

  static var paid: String { pick("Paid", "已付款", "已付款", "Dibayar") }
  static var onItsWay: String { pick("On its way", "处理中", "處理中", "Diproses") }
  static var requested: String { pick("Requested", "已发出收款请求", "已送出請款", "Diminta") }
  static var transferred: String { pick("Transferred", "已转账", "已轉帳", "Ditransfer") }

  static func to(_ name: String) -> String { pick("To \(name)", "付给\(name)", "付給\(name)", "Kepada \(name)") }
  static func from(_ name: String) -> String { pick("From \(name)", "向\(name)收款", "向\(name)請款", "Dari \(name)") }
  static func fee(_ amount: String) -> String {
    pick("Fee \(amount)", "手续费 \(amount)", "手續費 \(amount)", "Biaya \(amount)")
  }
  static func paidWith(_ method: String) -> String {
    pick("With \(method)", "用\(method)支付", "用\(method)支付", "Dengan \(method)")
  }
  static func route(_ from: String, _ to: String) -> String { "\(from) → \(to)" }
}

import Foundation

/// The accounts that the user has linked, as the service delivered them last.
enum BankAccounts {
  static let walletID = "b-1"

  static var all: [BankAccount] {
    [
      BankAccount(
        id: walletID, nickname: Texts.pick("Wallet", "零钱", "錢包", "Dompet"), otherNames: ["FenFen Wallet", "钱包"],
        number: "0001",
        type: .prepaid, bank: Texts.pick("FenFen", "分分钱包", "分分錢包", "FenFen"), balance: 0,
        reward: .init(type: .points, count: 540)),
      BankAccount(
        id: "b-2", nickname: Texts.pick("Everyday", "工资卡", "活存帳戶", "Harian"), otherNames: ["Everyday Checking"],
        number: "7734",
        type: .checking, bank: Texts.pick("Riverside Bank", "清江银行", "清江銀行", "Bank Tepi Sungai"),
        balance: Decimal(128_055) / 100),
      BankAccount(
        id: "b-3", nickname: Texts.pick("Nest Egg", "定期存款", "定存帳戶", "Deposito"),
        otherNames: [Texts.pick("Travel Savings", "旅行存款", "旅行存款", "Tabungan Liburan")],
        number: "2210", type: .saving,
        bank: Texts.pick("Riverside Bank", "清江银行", "清江銀行", "Bank Tepi Sungai"), balance: 9_400),
      BankAccount(
        id: "b-4", nickname: Texts.pick("Rainy Day", "备用金", "備用金", "Dana Darurat"), otherNames: ["Rainy Day Fund"],
        number: "5108",
        type: .saving, bank: Texts.pick("Harbor Bank", "望海银行", "望海銀行", "Bank Pelabuhan"), balance: 2_000),
      BankAccount(
        id: "b-5", nickname: Texts.pick("Travel Card", "旅行卡", "旅行卡", "Kartu Liburan"), number: "4242", type: .credit,
        bank: Texts.pick("Harbor Bank", "望海银行", "望海銀行", "Bank Pelabuhan"), balance: Decimal(32_040) / 100,
        reward: .init(type: .miles, count: 2_300)),
    ]
  }

  static var banks: [String] {
    var seen: Set<String> = []
    return all.map(\.bank).filter { seen.insert($0).inserted }
  }

  static func account(_ id: String) -> BankAccount? { all.first { $0.id == id } }

  /// The account of exactly this name.
  static func named(_ name: String) -> BankAccount? {
    all.first { account in
      ([account.nickname] + account.otherNames).contains { $0.foldedName == name.foldedName }
    }
  }

  /// The accounts in whose names these words stand, or a part of them.
  static func containing(_ words: String) -> [BankAccount] {
    let wanted = words.foldedName
    guard !wanted.isEmpty else { return [] }
    return all.filter { account in
      ([account.nickname] + account.otherNames).contains { name in
        name.foldedName.contains(wanted) || wanted.contains(name.foldedName)
      }
    }
  }
}

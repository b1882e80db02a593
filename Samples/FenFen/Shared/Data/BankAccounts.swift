import Foundation

/// The accounts that the user has linked, as the service delivered them last.
enum BankAccounts {
  static let walletID = "b-1"

  static var all: [BankAccount] {
    [
      BankAccount(
        id: walletID, nickname: Texts.pick("零钱", "Wallet"), otherNames: ["FenFen Wallet", "钱包"], number: "0001",
        type: .prepaid, bank: Texts.pick("分分钱包", "FenFen"), balance: 0, reward: .init(type: .points, count: 540)),
      BankAccount(
        id: "b-2", nickname: Texts.pick("工资卡", "Everyday"), otherNames: ["Everyday Checking"], number: "7734",
        type: .checking, bank: Texts.pick("清江银行", "Riverside Bank"), balance: Decimal(128_055) / 100),
      BankAccount(
        id: "b-3", nickname: Texts.pick("定期存款", "Nest Egg"), otherNames: [Texts.pick("旅行存款", "Travel Savings")],
        number: "2210", type: .saving,
        bank: Texts.pick("清江银行", "Riverside Bank"), balance: 9_400),
      BankAccount(
        id: "b-4", nickname: Texts.pick("备用金", "Rainy Day"), otherNames: ["Rainy Day Fund"], number: "5108",
        type: .saving, bank: Texts.pick("望海银行", "Harbor Bank"), balance: 2_000),
      BankAccount(
        id: "b-5", nickname: Texts.pick("旅行卡", "Travel Card"), number: "4242", type: .credit,
        bank: Texts.pick("望海银行", "Harbor Bank"), balance: Decimal(32_040) / 100,
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
      ([account.nickname] + account.otherNames).contains { NameMatching.folded($0) == NameMatching.folded(name) }
    }
  }

  /// The accounts in whose names these words stand, or a part of them.
  static func containing(_ words: String) -> [BankAccount] {
    let wanted = NameMatching.folded(words)
    guard !wanted.isEmpty else { return [] }
    return all.filter { account in
      ([account.nickname] + account.otherNames).contains { name in
        NameMatching.folded(name).contains(wanted) || wanted.contains(NameMatching.folded(name))
      }
    }
  }
}

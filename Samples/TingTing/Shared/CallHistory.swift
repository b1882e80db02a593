import Foundation

/// The list of calls, as far as this phone has it.
struct CallHistory {
  let account: Account

  /// The newest first.
  var calls: [Call] { account.history == .empty ? [] : Calls.all }

  /// Whom the user called last.
  var lastDialled: Friend? { calls.first { $0.kind == .outgoing }?.friend }

  /// Who called last.
  var lastCaller: Friend? { calls.first { $0.kind != .outgoing }?.friend }

  var unseenCount: Int { calls.count(where: \.isUnseen) }
}

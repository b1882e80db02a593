import Foundation
import Intents

/// Tells Siri the names that only this app knows: people with a wallet, the user's accounts, their banks.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    vocabulary.setVocabulary(NSOrderedSet(array: people), of: .contactName)
    vocabulary.setVocabulary(NSOrderedSet(array: nicknames), of: .paymentsAccountNickname)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: banks), of: .paymentsOrganizationName)
  }

  /// A name that two people have stands for neither: the extension asks which one is meant.
  private static var people: [INSpeakableString] {
    var owners: [String: Set<String>] = [:]
    var names: [String] = []
    for payee in Payees.all {
      for name in [payee.name] + payee.otherNames {
        if owners[name] == nil { names.append(name) }
        owners[name, default: []].insert(payee.id)
      }
    }
    return names.map { name in
      guard let ids = owners[name], ids.count == 1, let id = ids.first else {
        return INSpeakableString(spokenPhrase: name)
      }
      return INSpeakableString(vocabularyIdentifier: id, spokenPhrase: name, pronunciationHint: nil)
    }
  }

  /// Siri knows the app's own name already.
  private static var banks: [String] {
    BankAccounts.banks.filter { $0 != BankAccounts.all.first(where: \.isWallet)?.bank }
  }

  private static var nicknames: [INSpeakableString] {
    BankAccounts.all.flatMap { account in
      ([account.nickname] + account.otherNames).map { name in
        INSpeakableString(vocabularyIdentifier: account.id, spokenPhrase: name, pronunciationHint: nil)
      }
    }
  }
}

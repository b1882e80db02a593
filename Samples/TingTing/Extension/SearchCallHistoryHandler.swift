import Foundation
import Intents

/// Finds calls, and lets Siri tell them.
class SearchCallHistoryHandler: NSObject, INSearchCallHistoryIntentHandling {
  private let account = Account()

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    let types = intent.callTypes
    let tellable: INCallRecordTypeOptions = [.missed, .received, .outgoing, .latest]
    if types.isEmpty {
      completion(.notRequired())
    } else if types.contains(.voicemail) {
      // Without a mailbox, whoever called is among the missed calls.
      completion(account.hasMailbox ? .success(with: types) : .confirmationRequired(with: .missed))
    } else {
      completion(types.isSubset(of: tellable) ? .success(with: types) : .unsupported())
    }
  }

  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let range = intent.dateCreated else { return completion(.notRequired()) }
    let calendar = Calendar.current
    guard let start = range.firstMoment, let oldest = calendar.date(byAdding: .month, value: -1, to: Date()),
      start < oldest
    else { return completion(.success(with: range)) }
    if let end = range.lastMoment, end <= oldest { return completion(.unsupported()) }
    // The phone keeps a month: the app offers the part that it still has.
    let first = calendar.dateComponents([.year, .month, .day], from: oldest)
    completion(.confirmationRequired(with: INDateComponentsRange(start: first, end: range.endDateComponents)))
  }

  func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) {
    guard let recipient = intent.recipient else { return completion(.notRequired()) }
    switch PersonFinder.find(recipient) {
    case .friends(let friends) where friends.count == 1: completion(.success(with: friends[0].asPerson()))
    case .friends(let friends): completion(.disambiguation(with: friends.map { $0.asPerson() }))
    case .perhaps(let friends) where friends.count == 1:
      completion(.confirmationRequired(with: friends[0].asPerson()))
    case .perhaps(let friends): completion(.disambiguation(with: friends.map { $0.asPerson() }))
    case .stranger, .nobody: completion(.unsupported())
    }
  }

  func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(intent.unseen.map { .success(with: $0) } ?? .notRequired())
  }

  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    if !account.isSetUp { return completion(answer(.failureAppConfigurationRequired)) }
    if !account.isSignedIn {
      return completion(
        INSearchCallHistoryIntentResponse(code: .failureRequiringAppLaunch, userActivity: Activity.signIn()))
    }
    completion(answer(.ready))
  }

  func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    switch account.history {
    case .syncing: return completion(answer(.inProgress))
    case .damaged: return completion(answer(.failure))
    case .complete, .empty: break
    }
    // The mailbox is listened to in the app, and so is a list that nobody wants to hear.
    if intent.callTypes.contains(.voicemail) { return completion(answer(.continueInApp)) }
    let found = CallSearch(intent).results(in: CallHistory(account: account))
    guard found.count <= account.listLimit else { return completion(answer(.continueInApp)) }
    let response = answer(.success)
    response.callRecords = found.map { $0.asRecord() }
    completion(response)
  }

  private func answer(_ code: INSearchCallHistoryIntentResponseCode) -> INSearchCallHistoryIntentResponse {
    INSearchCallHistoryIntentResponse(code: code, userActivity: nil)
  }
}

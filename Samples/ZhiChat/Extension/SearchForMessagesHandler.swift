import Foundation
import Intents

/// Finds messages, and lets Siri read them out. Written for iOS 10, and never touched since.
class SearchForMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
  /// More than these nobody wants to hear.
  private let readingLimit = 10

  private let account = Account()

  func resolveRecipients(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(resolve(intent.recipients))
  }

  func resolveSenders(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(resolve(intent.senders))
  }

  func resolveAttributes(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    let attributes = intent.attributes
    if !attributes.isEmpty { return completion(.success(with: attributes)) }
    // Who names neither people nor a time most likely wants to hear what is new.
    completion(isWideOpen(intent) ? .confirmationRequired(with: .unread) : .notRequired())
  }

  func resolveDateTimeRange(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let range = intent.dateTimeRange else { return completion(.notRequired()) }
    let calendar = Calendar.current
    let now = Date()
    let start = range.firstMoment
    if let start, start > now { return completion(.unsupported()) }
    guard let start, let archive = calendar.date(byAdding: .month, value: -6, to: now), start < archive else {
      return completion(.success(with: range))
    }
    if let end = range.lastMoment, end < archive {
      return completion(.unsupported())
    }
    // The service keeps half a year: the app offers the part that it still has.
    let oldest = calendar.dateComponents([.year, .month, .day], from: archive.addingTimeInterval(86_400))
    completion(.confirmationRequired(with: INDateComponentsRange(start: oldest, end: range.endDateComponents)))
  }

  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    guard let names = intent.speakableGroupNames, !names.isEmpty else { return completion([.notRequired()]) }
    let resolver = GroupResolver(forWriting: false)
    completion(names.map(resolver.resolve))
  }

  func handle(
    searchForMessages intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    if !account.isSignedIn {
      let activity = Activity.signIn(recipients: nil)
      return completion(INSearchForMessagesIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
    }
    if account.isGuardedByPasscode {
      let activity = Activity.unlock()
      return completion(
        INSearchForMessagesIntentResponse(code: .failureRequiringInAppAuthentication, userActivity: activity))
    }
    if account.isServiceDown { return completion(answer(.failureMessageServiceNotAvailable)) }
    if account.isStorageFull { return completion(answer(.failure)) }
    if account.isNetworkSlow { return completion(answer(.inProgress)) }
    let found = MessageSearch(intent).results(in: Mailbox(account: account))
    guard found.count <= readingLimit else { return completion(answer(.failureMessageTooManyResults)) }
    let response = answer(.success)
    response.messages = found.map { $0.asIntentsMessage() }
    completion(response)
  }

  private func answer(_ code: INSearchForMessagesIntentResponseCode) -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: code, userActivity: nil)
  }

  private func isWideOpen(_ intent: INSearchForMessagesIntent) -> Bool {
    (intent.senders ?? []).isEmpty && (intent.recipients ?? []).isEmpty && (intent.searchTerms ?? []).isEmpty
      && (intent.speakableGroupNames ?? []).isEmpty && (intent.identifiers ?? []).isEmpty
      && intent.dateTimeRange == nil
  }

  private func resolve(_ people: [INPerson]?) -> [INPersonResolutionResult] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    return people.map { person in
      switch PersonFinder.find(person) {
      case .members(let members) where members.count == 1: .success(with: members[0].asPerson())
      case .members(let members): .disambiguation(with: members.map { $0.asPerson() })
      case .perhaps(let members) where members.count == 1: .confirmationRequired(with: members[0].asPerson())
      case .perhaps(let members): .disambiguation(with: members.map { $0.asPerson() })
      case .contactWithoutAccount, .contactWithoutHandle, .nobody: .unsupported()
      }
    }
  }
}

import Foundation
import Intents

/// Plays podcasts, in the app and in the background.
class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let account = Account()

  func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    // A shortcut has the show alone; what is resumed without a name is what was playing.
    let resumed = intent.resumePlayback == true && intent.mediaSearch == nil ? account.nowPlaying : nil
    let chosen = intent.mediaItems ?? (intent.mediaContainer ?? resumed?.asMediaItem).map { [$0] }
    let answers = MediaItemResolver(account: account).resolve(chosen, intent.mediaSearch, episodes: true)
    completion(
      answers.map { answer in
        switch answer {
        case .result(let result): INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: result)
        case .refused(let refusal):
          INPlayMediaMediaItemUnsupportedReason(rawValue: refusal.rawValue).map { .unsupported(forReason: $0) }
            ?? .unsupported()
        }
      })
  }

  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    let isAll = intent.mediaSearch?.reference == .my
    switch intent.playShuffled {
    // All that there is, one after the other or mixed?
    case nil where isAll && intent.resumePlayback == nil: completion(.needsValue())
    case nil: completion(.notRequired())
    // An episode alone can't be mixed, and news come as they come.
    case true? where intent.mediaSearch?.sortOrder == .newest: completion(.unsupported())
    case true? where shows(intent.mediaSearch).contains(where: \.isNews): completion(.unsupported())
    case true? where shows(intent.mediaSearch).contains(where: \.isSerial):
      completion(.confirmationRequired(with: true))
    case let shuffled?: completion(.success(with: shuffled))
    }
  }

  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    switch intent.resumePlayback {
    case nil: completion(.notRequired())
    case true? where account.nowPlaying == nil: completion(.unsupported())
    case let resumes?: completion(.success(with: resumes))
    }
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    guard let speed = intent.playbackSpeed else { return completion(.notRequired()) }
    switch speed {
    case ..<0.5: completion(.unsupported(forReason: .belowMinimum))
    case 3.01...: completion(.unsupported(forReason: .aboveMaximum))
    default:
      // The player goes by quarters.
      let nearest = (speed * 4).rounded() / 4
      completion(
        INPlayMediaPlaybackSpeedResolutionResult(
          doubleResolutionResult: nearest == speed ? .success(with: speed) : .confirmationRequired(with: nearest)))
    }
  }

  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
  ) {
    let shows = intent.mediaItems?.compactMap(Shows.show) ?? []
    switch intent.playbackRepeatMode {
    case .unknown: completion(.notRequired())
    case .all, .one:
      if shows.contains(where: \.isNews) {
        completion(.unsupported())
      } else if shows.contains(where: \.isSerial) {
        completion(.confirmationRequired(with: intent.playbackRepeatMode))
      } else {
        completion(.success(with: intent.playbackRepeatMode))
      }
    case .none: completion(.success(with: .none))
    }
  }

  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
  ) {
    let isNext = intent.playbackQueueLocation == .next || intent.playbackQueueLocation == .later
    switch intent.playbackQueueLocation {
    case .unknown: completion(.notRequired())
    // Where nothing is playing nothing comes after it.
    case _ where isNext && account.nowPlaying == nil: completion(.confirmationRequired(with: .now))
    case let location: completion(.success(with: location))
    }
  }

  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    completion(problem ?? answer(.ready))
  }

  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    if let problem { return completion(problem) }
    let show = (intent.mediaItems?.first ?? intent.mediaContainer).flatMap(Shows.show) ?? account.nowPlaying
    let isLatest = intent.mediaItems?.first?.type == .podcastEpisode
    if isLatest, !account.hasUnplayed { return completion(answer(.failureNoUnplayedContent)) }
    switch account.player {
    case .app: completion(account.isNetworkSlow ? answer(.inProgress) : answer(.handleInApp))
    case .speaker:
      // The speaker in the kitchen plays by itself: the app has nothing to do with it.
      account.nowPlaying = show
      completion(answer(.success))
    case .screen: completion(answer(.continueInApp, Activity.watching(show)))
    case .broken: completion(answer(.failure))
    case .outdated: completion(answer(.failureUnknownMediaType))
    }
  }

  /// What is in the way of playing anything; nil when nothing is.
  private var problem: INPlayMediaIntentResponse? {
    if account.mustAgree { return answer(.failureRequiringAppLaunch, Activity.agreeing()) }
    if account.isScreenTimeOver { return answer(.failureRestrictedContent) }
    return account.isStreamLimitReached ? answer(.failureMaxStreamLimitReached) : nil
  }

  /// The shows that are meant, before the user is asked anything.
  private func shows(_ search: INMediaSearch?) -> [Show] {
    guard case .shows(let shows) = MediaFinder.find(search, account: account) else { return [] }
    return shows
  }

  private func answer(
    _ code: INPlayMediaIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: code, userActivity: activity)
  }
}

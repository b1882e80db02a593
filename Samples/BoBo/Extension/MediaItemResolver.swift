import Foundation
import Intents

/// Settles which show is meant. Each intent has a class of results of its own, and the same reasons under the same
/// numbers.
struct MediaItemResolver {
  let account: Account

  /// Why a show can't be had.
  enum Refusal: Int {
    case loginRequired = 1
    case subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent
    case serviceUnavailable, regionRestriction
  }

  enum Answer {
    case result(INMediaItemResolutionResult)
    case refused(Refusal)
  }

  /// - Parameters:
  ///   - chosen: what the user has chosen, or what a shortcut brings: it needs no search.
  ///   - episodes: whether an episode is meant, rather than the show.
  func resolve(_ chosen: [INMediaItem]?, _ search: INMediaSearch?, episodes: Bool = false) -> [Answer] {
    if let refusal = refusal { return [.refused(refusal)] }
    if let chosen, !chosen.isEmpty { return chosen.map(answer) }
    let isEpisode = episodes && (search?.mediaType == .podcastEpisode || search?.sortOrder == .newest)
    func item(_ show: Show) -> INMediaItem { isEpisode ? show.latestAsMediaItem : show.asMediaItem }
    switch MediaFinder.find(search, account: account) {
    case .shows(let shows) where shows.count == 1: return [answer(item(shows[0]))]
    case .shows(let shows): return [.result(.disambiguation(with: shows.map(item)))]
    case .perhaps(let show): return [.result(.confirmationRequired(with: item(show)))]
    case .nothingSaid: return [.result(.needsValue())]
    case .everything: return [.result(.notRequired())]
    case .notFound: return [.result(.unsupported())]
    case .noPodcast: return [.refused(.unsupportedMediaType)]
    }
  }

  /// What is in the way of every show.
  private var refusal: Refusal? {
    if !account.isSignedIn { return .loginRequired }
    if account.isServiceDown { return .serviceUnavailable }
    return account.isWithoutNetwork ? .cellularDataSettings : nil
  }

  private func answer(_ item: INMediaItem) -> Answer {
    guard let show = Shows.show(of: item) else { return .result(.unsupported()) }
    switch show.audience {
    case .explicit where !account.allowsExplicit: return .refused(.explicitContentSettings)
    case .adults where account.isChild: return .refused(.restrictedContent)
    case .subscribers where !account.isSubscriber: return .refused(.subscriptionRequired)
    case .home where account.isAbroad: return .refused(.regionRestriction)
    default: return .result(.success(with: item))
    }
  }
}

import Foundation
import Intents

/// Finds shows by what was said.
enum MediaFinder {
  enum Finding {
    case shows([Show])
    /// Nobody said it like that, but it may be meant.
    case perhaps(Show)
    /// Nothing was said that one could look for.
    case nothingSaid
    /// Whatever the user has: there is nothing to choose.
    case everything
    case notFound
    case noPodcast
  }

  static func find(_ search: INMediaSearch?, account: Account) -> Finding {
    guard let search else { return .nothingSaid }
    guard isPodcast(search.mediaType) else { return .noPodcast }
    if let name = search.mediaName { return shows(named: name) }
    if search.reference == .currentlyPlaying { return account.nowPlaying.map { .shows([$0]) } ?? .nothingSaid }
    if let artist = search.artistName {
      let shows = Shows.all.filter { $0.host.foldedName == artist.foldedName }
      return shows.isEmpty ? .notFound : .shows(shows)
    }
    if search.mediaType == .news { return .shows(Shows.all.filter(\.isNews)) }
    if search.reference == .my { return .everything }
    // An episode without a name comes after what is playing.
    guard search.mediaType == .podcastEpisode, let next = account.next else { return .nothingSaid }
    return .shows([next])
  }

  private static func shows(named name: String) -> Finding {
    let wanted = name.foldedName
    let exact = Shows.all.filter { $0.title.foldedName == wanted }
    if !exact.isEmpty { return .shows(exact) }
    let near = Shows.all.filter { $0.title.foldedName.contains(wanted) }
    switch near.count {
    case 0: return .notFound
    case 1: return .perhaps(near[0])
    default: return .shows(near)
    }
  }

  /// Nothing else is heard here than podcasts and news.
  private static func isPodcast(_ type: INMediaItemType) -> Bool {
    [.unknown, .podcastShow, .podcastEpisode, .podcastPlaylist, .podcastStation, .news].contains(type)
  }
}

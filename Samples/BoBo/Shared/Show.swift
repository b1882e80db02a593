import Foundation
import Intents

/// A podcast.
struct Show {
  /// Who may hear it, and where.
  enum Audience {
    case everybody
    /// What is said in it is for grown-ups.
    case explicit
    /// Children don't get it at all.
    case adults
    case subscribers
    /// There are no rights for it abroad.
    case home
  }

  var id: String
  var title: String
  var host: String
  var audience = Audience.everybody
  /// Its episodes make sense in their order alone.
  var isSerial = false
  /// Yesterday's is old: nobody hears it twice.
  var isNews = false
  /// The title of the newest episode.
  var latest: String
}

/// A list of episodes that the user keeps, or that the service makes.
struct Playlist {
  var id: String
  var name: String
  /// The service's own are nobody's to change.
  var isEditable = true
}

extension Show {
  var asMediaItem: INMediaItem {
    INMediaItem(identifier: id, title: title, type: .podcastShow, artwork: nil, artist: host)
  }

  var latestAsMediaItem: INMediaItem {
    INMediaItem(identifier: "\(id).latest", title: latest, type: .podcastEpisode, artwork: nil, artist: title)
  }
}

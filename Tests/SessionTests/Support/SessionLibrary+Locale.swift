import SimLexicon
import SimTranscripts

@testable import SimSession

extension SessionLibrary {
  /// A conversation in a language with all apps, whose user is nobody in particular.
  func session(in locale: String) throws -> Session {
    var header = TalkHeader()
    header.locale = locale
    return try session(
      header.setting(apps: apps.map(\.app), user: UserProfile()), sources: apps, world: SessionWorld()
    ).get()
  }
}

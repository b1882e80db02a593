package import SimTranscripts

extension SessionLibrary {
  /// The apps of a transcript: those that its header names, all if it names none.
  package func apps(in header: TalkHeader) -> [AppSource] {
    header.apps.isEmpty ? apps : apps.filter { app in header.apps.contains { app.isNamed($0.text) } }
  }
}

import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts

/// The world that a transcript's header describes, with the apps and the user behind its names.
struct HeaderWorld {
  var setting: Setting
  var sources: [AppSource]
  var inside: SessionWorld
  /// The user's name; nil for no particular user.
  var user: String?
  /// The path of the transcript.
  var file: String?
  /// How much each conversation may cost the user.
  var budgets: [TalkBudget]

  /// - Parameters:
  ///   - transcript: the path of the transcript; files that its header copies lie beside it.
  ///   - problems: receives a problem for each app, user or file that isn't there.
  init(_ header: TalkHeader, of transcript: String?, library: SessionLibrary, problems: inout [Diagnostic]) {
    sources = header.apps.isEmpty ? library.apps : []
    for name in header.apps {
      if let source = library.apps.first(where: { $0.isNamed(name.text) }) {
        sources.append(source)
      } else {
        let names = library.apps.flatMap { $0.app.displayNames.values }.sorted()
        problems.append(
          Diagnostic(
            .error, "no app is called '\(name.text)'", at: name.place,
            suggestion: nearestName(to: name.text, among: names)))
      }
    }
    file = transcript
    budgets = header.budgets
    user = header.user?.text
    var profile = UserProfile()
    if let name = header.user {
      switch library.user(name.text, for: header.locale) {
      case .success(let found): profile = found
      case .failure(var problem):
        problem.place = name.place
        problems.append(problem)
      }
    }
    setting = header.setting(apps: sources.map(\.app), user: profile)
    setting.locale = library.spelledOut(header.locale)
    inside = SessionWorld(
      defaults: header.defaults, environment: header.environment, allowsNetwork: header.network == .on)
    for file in header.files {
      switch file.content {
      case .text(let content): inside.files.append(WorldFile(path: file.path, content: content))
      case .copy(let path):
        if let content = FileReader.text(of: Self.beside(transcript, path), diagnostics: &problems) {
          inside.files.append(WorldFile(path: file.path, content: content))
        }
      }
    }
  }

  private static func beside(_ file: String?, _ path: String) -> String {
    guard let file, let slash = file.lastIndex(of: "/") else { return path }
    return file[..<slash] + "/" + path
  }
}

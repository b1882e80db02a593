import SimCatalog
import SimDialogue
import SimLexicon
import SimPolling
import SimRecognition

extension Session {
  /// Replaces an app's programs, for example after a build. The conversation stays at the same question, and the next
  /// answer goes to the new programs; a turn that is under way is stopped.
  ///
  /// - Parameter app: its identifier.
  package func replacePrograms(with new: any Programs, for app: String) {
    stopTurn()
    if let old = programs[app] {
      new.takeOver(from: old)
      old.stop()
      replaced.append(old)
    }
    programs[app] = new
    if conversation != nil { unlaunched.insert(app) }
    new.prepare(startsExtensions: true)
  }

  /// Continues with what the apps' files say now: phrases, titles, intents. The states before earlier turns get them as
  /// well, so that going back doesn't bring back what is gone. A turn that is under way is stopped.
  ///
  /// - Parameters:
  ///   - apps: those that take part, in the same order.
  ///   - catalog: the intents that they may offer now.
  ///   - language: phrases and lines with those of the apps.
  func use(_ apps: [InstalledApp], _ catalog: Catalog, language: @escaping @Sendable () -> SessionLanguage) {
    stopTurn()
    initialSetting.apps = apps
    self.catalog = catalog
    self.language = language
    for app in apps where programs[app.identifier] is PaperPrograms {
      programs[app.identifier] = PaperPrograms(app: app, locale: initialSetting.locale, catalog: catalog)
    }
    let wasReading = reading != nil
    reading = nil
    guard let conversation else {
      if wasReading { beginReading() }
      return
    }
    let words = language()
    // Most moments have the same user.
    var recognizers: [(user: UserProfile, recognizer: Recognizer)] = []
    func replaced(_ conversation: Conversation) -> Conversation {
      let user = conversation.setting.user
      let recognizer =
        recognizers.first { $0.user == user }?.recognizer
        ?? Recognizer(
          language: words.language, locale: initialSetting.locale, apps: apps, user: user, catalog: catalog)
      if recognizers.allSatisfy({ $0.user != user }) { recognizers.append((user, recognizer)) }
      var conversation = conversation
      conversation.use(recognizer, lines: words.lines, apps: apps)
      return conversation
    }
    self.conversation = replaced(conversation)
    for moment in history + otherBranches.flatMap({ $0.history + [$0.moment] }) {
      moment.conversation = replaced(moment.conversation)
    }
  }

  /// Starts to watch the files of the apps' programs, so that a loop that waits for the session notices a new build.
  /// Calling it again does nothing.
  package func watchPrograms() { if watcher == nil { watcher = FileWatcher(programs.values.flatMap(\.executables)) } }

  /// Replaces the programs whose files have changed and are no longer being written. Nothing is replaced during a turn:
  /// it ends with the programs that it started with.
  ///
  /// - Returns: the apps' identifiers, in order.
  package func replaceChangedPrograms() -> [String] {
    guard !isBusy, let changed = watcher?.advance(), !changed.isEmpty else { return [] }
    return initialSetting.apps.map(\.identifier).filter { app in
      guard let old = programs[app], !changed.isDisjoint(with: old.executables), let new = old.unstartedCopy() else {
        return false
      }
      replacePrograms(with: new, for: app)
      return true
    }
  }
}

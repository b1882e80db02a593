import SimDialogue
import SimLexicon
import SimPolling

extension Session {
  /// Lets other programs stand for an app, for example those that were built anew. The conversation goes on where it is, at
  /// the same question, and the next answer goes to them; a turn that is under way is stopped.
  ///
  /// - Parameter app: its identifier.
  public func replacePrograms(with new: any Programs, for app: String) {
    stopTurn()
    if let old = programs[app] {
      new.takeOver(from: old)
      old.stop()
      replaced.append(old)
    }
    programs[app] = new
    if conversation != nil { unlaunched.insert(app) }
    new.prepare()
  }

  /// Begins to watch the files of the apps' programs, so that a loop that waits for the session hears of a new build.
  /// Once is enough.
  public func watchPrograms() { if watcher == nil { watcher = FileWatcher(programs.values.flatMap(\.executables)) } }

  /// Lets programs whose files have changed, and are at rest again, be conversation anew. During a turn nothing is exchanged: it ends
  /// with the programs with which it began.
  ///
  /// - Returns: the apps' identifiers, in their order.
  public func replaceChangedPrograms() -> [String] {
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

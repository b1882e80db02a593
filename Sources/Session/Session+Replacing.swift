import SimDialogue
import SimLexicon
import SimPolling

extension Session {
  /// Replaces an app's programs, for example after a build. The conversation stays at the same question, and the next answer
  /// goes to the new programs; a turn that is under way is stopped.
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

  /// Starts to watch the files of the apps' programs, so that a loop that waits for the session notices a new build.
  /// Calling it again does nothing.
  public func watchPrograms() { if watcher == nil { watcher = FileWatcher(programs.values.flatMap(\.executables)) } }

  /// Replaces the programs whose files have changed and are no longer being written. During a turn nothing is replaced: it ends
  /// with the programs that it started with.
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

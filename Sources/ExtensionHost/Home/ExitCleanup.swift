import Glibc
import Synchronization

/// The processes and folders that must be removed with this process, also when a signal ends it.
package enum ExitCleanup {
  private struct Known {
    var leaders: Set<pid_t> = []
    /// By their paths, with the descriptors that hold their locks.
    var folders: [String: Int32] = [:]
  }

  private static let known = Mutex(Known())

  /// Ends all programs, removes their folders, then calls `end`.
  ///
  /// No other thread can start or end a program meanwhile: a call that is under way blocks for ever, so a program that
  /// is killed here never counts as failed.
  package static func remove(then end: () -> Never) -> Never {
    known.withLock { known in
      for leader in known.leaders { ProcessSession(leader: leader, system: LinuxProcesses()).killAll() }
      for folder in known.folders.keys { FileTree.remove(folder) }
      end()
    }
  }

  /// Makes a folder that is removed with this process; if the process is killed, a later one removes it.
  static func makeFolder(in parent: String) throws(HomeFolderError) -> String {
    AbandonedFolders.removeOnce(in: parent)
    let made = try OwnedFolder.make(in: parent)
    known.withLock { $0.folders[made.path] = made.lock }
    return made.path
  }

  /// Forgets a folder that has been removed.
  static func forget(folder: String) {
    if let lock = known.withLock({ $0.folders.removeValue(forKey: folder) }) { close(lock) }
  }

  /// Starts a program, and registers it before `remove` can run.
  static func adding<Failure>(_ start: () -> Result<StartedProcess, Failure>) -> Result<StartedProcess, Failure> {
    known.withLock { known in
      let result = start()
      if case .success(let process) = result { known.leaders.insert(process.identifier) }
      return result
    }
  }

  /// Registers a process that was forked for this one.
  static func add(leader: pid_t) { known.withLock { _ = $0.leaders.insert(leader) } }

  /// Reaps a process while `remove` can't run, which would kill whatever process has its number next.
  static func letGo<Status>(of leader: pid_t, _ reap: () -> Status) -> Status {
    known.withLock { known in
      known.leaders.remove(leader)
      return reap()
    }
  }
}

import Glibc
import Synchronization

/// The processes and folders that must be gone when this process is: for an end that comes from outside, by a signal.
public enum ExitCleanup {
  private struct Known {
    var leaders: Set<pid_t> = []
    /// By their paths, with the descriptors that hold their locks.
    var folders: [String: Int32] = [:]
  }

  private static let known = Mutex(Known())

  /// Ends all programs, removes their folders, and goes on with the end.
  ///
  /// Nobody can start or end a program meanwhile: a call that is under way waits for ever, and so a program that was killed
  /// here is never taken for one that failed.
  public static func remove(then end: () -> Never) -> Never {
    known.withLock { known in
      for leader in known.leaders { ProcessSession(leader: leader, system: LinuxProcesses()).killAll() }
      for folder in known.folders.keys { FileTree.remove(folder) }
      end()
    }
  }

  /// Makes a folder that goes with this process, however that ends: what a sudden end leaves, a later process removes.
  static func makeFolder(in parent: String) throws(HomeFolderError) -> String {
    AbandonedFolders.removeOnce(in: parent)
    let made = try OwnedFolder.make(in: parent)
    known.withLock { $0.folders[made.path] = made.lock }
    return made.path
  }

  /// A folder that has been removed.
  static func forget(folder: String) {
    if let lock = known.withLock({ $0.folders.removeValue(forKey: folder) }) { close(lock) }
  }

  /// Starts a program, which is known before anybody can ask for the end.
  static func adding<Failure>(_ start: () -> Result<StartedProcess, Failure>) -> Result<StartedProcess, Failure> {
    known.withLock { known in
      let result = start()
      if case .success(let process) = result { known.leaders.insert(process.identifier) }
      return result
    }
  }

  /// A process that was forked for this one.
  static func add(leader: pid_t) { known.withLock { _ = $0.leaders.insert(leader) } }

  /// Lets a process be reaped: nobody ends it here at the same time, whose number may then be another's.
  static func letGo<Status>(of leader: pid_t, _ reap: () -> Status) -> Status {
    known.withLock { known in
      known.leaders.remove(leader)
      return reap()
    }
  }
}

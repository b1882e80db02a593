import FoundationEssentials
import Glibc
import Synchronization

/// The processes and folders that must be gone when this process is: for an end that comes from outside, by a signal.
public enum Leftovers {
  private struct Known {
    var leaders: Set<pid_t> = []
    var folders: Set<String> = []
  }

  private static let known = Mutex(Known())

  /// Ends all programs, removes their folders, and goes on with the end.
  ///
  /// Nobody can start or end a program meanwhile: a call that is under way waits for ever, and so a program that was killed
  /// here is never taken for one that failed.
  public static func remove(then end: () -> Never) -> Never {
    known.withLock { known in
      for leader in known.leaders { ProcessSession.kill(leader) }
      for folder in known.folders { try? FileManager.default.removeItem(atPath: folder) }
      end()
    }
  }

  static func add(folder: String) { known.withLock { _ = $0.folders.insert(folder) } }

  static func forget(folder: String) { known.withLock { _ = $0.folders.remove(folder) } }

  /// Starts a program, which is known before anybody can ask for the end.
  static func adding<Failure>(_ start: () -> Result<SpawnedProcess, Failure>) -> Result<SpawnedProcess, Failure> {
    known.withLock { known in
      let result = start()
      if case .success(let spawned) = result { known.leaders.insert(spawned.identifier) }
      return result
    }
  }

  /// Before a process is waited for: afterwards its identifier may be another's.
  static func forget(leader: pid_t) { known.withLock { _ = $0.leaders.remove(leader) } }
}

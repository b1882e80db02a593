import CConfinement
import Glibc

/// Keeps a program, and all that it starts, from the user's files and from the network, as far as Linux lets a process
/// without privileges do so (Sources/CConfinement).
///
/// There are two fences. A program's first process gets one before the program is loaded: no network, no writing except
/// where homes are made. Each process that runs for a conversation adds its own inside of that: no files but its home
/// and those of the system and of the program.
struct Fence: Hashable {
  /// The folder in which homes are made.
  private let homes: String
  private let refusesNetwork: Bool

  /// The variable by which a user switches all fences off: `off`.
  static let variable = "SIRISIM_FENCE"

  static var isSwitchedOff: Bool { getenv(variable).map { String(cString: $0) } == "off" }

  /// Nil if there is to be no fence.
  init?(around launch: ProgramLaunch) {
    guard launch.world.isFenced, !Self.isSwitchedOff else { return nil }
    homes = Self.folder(of: launch.home.root ?? launch.home.path)
    refusesNetwork = !launch.world.allowsNetwork
  }

  /// Starts something behind the fence: a thread goes behind it, and whatever that starts stays there.
  func start<Output>(_ work: () -> Output) -> Output {
    Self.onThread {
      // If the system can't separate processes, this one at least hides its own data.
      let counters = ProgramEnvironment.countersFolder.map { "\nw " + $0 } ?? ""
      if !sirisim_confine_files("w " + homes + counters, false) { sirisim_hide_process() }
      _ = sirisim_confine_calls(!refusesNetwork)
      sirisim_give_up_privileges()
      return work()
    }
      // Without a thread there is no fence, but the program is needed anyway.
      ?? work()
  }

  /// The parts of the fence that this system supports.
  static func held() -> (files: Bool, signals: Bool, calls: Bool) {
    onThread {
      let holdsFiles = sirisim_confine_files("", false)
      return (holdsFiles, holdsFiles && sirisim_confines_signals(), sirisim_confine_calls(false))
    } ?? (false, false, false)
  }

  /// Runs something on a thread that then ends, because a thread can't take back a right that it gave up. Nil if no
  /// thread can be had.
  private static func onThread<Output>(_ work: () -> Output) -> Output? {
    withoutActuallyEscaping(work) { work in
      let job = Job(work: work)
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Errand>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, Unmanaged.passRetained(job as Errand).toOpaque())
      guard code == 0 else {
        Unmanaged.passUnretained(job as Errand).release()
        return nil
      }
      pthread_join(thread, nil)
      return job.output
    }
  }

  /// What a process of the program may read and write, for `SIRISIM_WITHIN`.
  static func rules(of launch: ProgramLaunch) -> String {
    let folder = folder(of: launch.executable)
    var readable = [folder, folder + "/../libexec/sirisim"]
    if let libraries = getenv("LD_LIBRARY_PATH") {
      readable += String(cString: libraries).split(separator: ":").map(String.init)
    }
    // A bundle has links to resources of the project.
    readable += links(in: folder)
    let lines = ["w " + launch.home.path] + readable.map { "r " + $0 }
    return lines.filter { !$0.utf8.contains(UInt8(ascii: "\n")) }.joined(separator: "\n")
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The targets of a bundle's links; a bundle has folders for languages and frameworks.
  private static func links(in folder: String) -> [String] {
    guard folder.hasSuffix(".appex") || folder.hasSuffix(".app") else { return [] }
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast(), found.count < 1_000 {
      for name in FileTree.names(in: next) {
        let path = next + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        if status.st_mode & S_IFMT == S_IFLNK { found.append(path) }
      }
    }
    return found
  }

  /// Work that is passed to a thread through a C pointer.
  private class Errand {
    func run() {}
  }

  private final class Job<Output>: Errand {
    private let work: () -> Output
    private(set) var output: Output?

    init(work: @escaping () -> Output) { self.work = work }

    override func run() { output = work() }
  }
}

import Glibc
import SimCatalog
import SimExtensionWire

/// The environment in which a program starts. Of the host's own, only the paths of libraries are passed on.
enum ProgramEnvironment {
  /// Variables that matter when a program is loaded, and have no effect on one that is forked afterwards: those of the
  /// loader, the C library, Swift's runtime, Dispatch and Foundation.
  private static let loadersPrefixes = [
    "LD_", "SWIFT_", "GLIBC_", "MALLOC_", "LIBDISPATCH_", "CF", "__CF", "NS", "PATH", "HOME", "USER", "LOGNAME", "TZ",
  ]

  /// The given variable that would have no effect on a forked process.
  static func loadersVariable(in world: ProgramWorld) -> String? {
    world.environment.keys.sorted().first { name in loadersPrefixes.contains { name.hasPrefix($0) } }
  }

  /// A forked process can't have a home with a longer path.
  static let longestPath = 4096

  /// The environment of a program's first process, which contains nothing of a conversation.
  static func variables(ofServer program: ProgramFile) -> [String] {
    var variables = common(executable: program.executable)
    // Room for the children's own values (Sources/CFixedWorld/Variables.c).
    let filler = "\u{1}"
    variables["HOME"] = "/nonexistent" + String(repeating: filler, count: longestPath)
    variables["CFFIXED_USER_HOME"] = variables["HOME"]
    variables["TZ"] = "UTC" + String(repeating: filler, count: 250)
    variables["LANG"] = "C.UTF-8"
    variables["SIRISIM_CLOCK"] = "2001-01-01T00:00:00"
    variables["SIRISIM_SEED"] = "0"
    variables["SIRISIM_NETWORK"] = "refused"
    // How many may be forked for one conversation, which has no use for more: two for each app, if one file holds several.
    variables["SIRISIM_FORKS"] = program.arguments.isEmpty && !program.servesMany ? "16" : "1"
    // Functions of libraries are found when it is loaded: else each child looks for those that it calls.
    if program.servesMany { variables["LD_BIND_NOW"] = "1" }
    return list(variables)
  }

  /// - Parameter callNumber: how many calls came before; random numbers follow from it and the seed.
  static func variables(of launch: ProgramLaunch, callNumber: Int) -> [String] {
    let world = launch.world
    var variables = common(executable: launch.executable)
    let own = [
      "HOME": launch.home.path,
      // Foundation looks at the user database before HOME, but at this variable first.
      "CFFIXED_USER_HOME": launch.home.path,
      "TMPDIR": launch.home.temporaryPath,
      "TZ": world.zone,
      "LANG": language(of: world),
      "SIRISIM_CLOCK": clock(world.clock),
      "SIRISIM_SEED": String(world.seed),
      "SIRISIM_CALLS": String(callNumber),
      "SIRISIM_LANGUAGES": world.languages.joined(separator: ","),
      "SIRISIM_SIRI": world.siriAuthorization.rawValue,
      "SIRISIM_HANDLER_LIFETIME": launch.handlerLifetime.rawValue,
      "SIRISIM_NETWORK": world.allowsNetwork ? "allowed" : "refused",
    ]
    variables.merge(own) { _, own in own }
    variables.merge(world.environment) { _, given in given }
    if launch.sharesFirstProcess { variables["SIRISIM_ARGUMENTS"] = launch.arguments.joined(separator: "\n") }
    // After the given ones, which must not decide what is removed.
    variables["SIRISIM_LEFTOVER"] = launch.home.root
    variables["SIRISIM_WITHIN"] = Fence(around: launch) == nil ? nil : Fence.rules(of: launch)
    return list(variables)
  }

  /// What Swift's backtracer writes, and where. The lines are looked up in what it tells (`Backtrace`).
  static let backtraceOptions =
    "enable=yes,interactive=no,color=no,registers=none,images=mentioned,symbolicate=off,sanitize=no,limit=64,"
    + "output-to=/proc/self/fd/\(ProgramLines.report)"

  /// The variables of every process of a program.
  private static func common(executable: String) -> [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": backtraceOptions + ",timeout=5s" + backtracer(of: executable),
    ]
    for name in ["LD_LIBRARY_PATH", "SWIFT_ROOT"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    // A program with counters writes them there (Sources/ExtensionBuild/Counting).
    if let folder = countersFolder { variables["LLVM_PROFILE_FILE"] = folder + "/%p%c.profraw" }
    return variables
  }

  /// The folder in which programs with counters write them; nil if nothing is counted.
  static var countersFolder: String? { getenv("SIRISIM_COUNT_LINES").map { String(cString: $0) } }

  private static func list(_ variables: [String: String]) -> [String] {
    variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// A program that is linked statically with Swift's libraries doesn't find Swift's backtracer; an installed one
  /// brings it along.
  private static func backtracer(of executable: String) -> String {
    guard let folder = executable.lastIndex(of: "/") else { return "" }
    let path = executable[..<folder] + "/../libexec/sirisim/swift-backtrace"
    // The options of the variable are separated by commas.
    return !path.contains(",") && access(String(path), X_OK) == 0 ? ",swift-backtrace=\(path)" : ""
  }

  /// `zh-Hans` as the C library and command line tools name it.
  private static func language(of world: ProgramWorld) -> String {
    guard let first = world.languages.first else { return "C.UTF-8" }
    let parts = first.split(separator: "-")
    guard let language = parts.first else { return "C.UTF-8" }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }.map { "_" + $0 } ?? ""
    return "\(language)\(region).UTF-8"
  }

  private static func clock(_ clock: CivilDateTime) -> String {
    func padded(_ number: Int, _ count: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
    return "\(padded(clock.year, 4))-\(padded(clock.month))-\(padded(clock.day))"
      + "T\(padded(clock.hour)):\(padded(clock.minute)):\(padded(clock.second))"
  }
}

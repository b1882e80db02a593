package import SimCatalog
package import SimExtensionWire

/// How one of an app's programs is started: which file, in which world, over which home folder.
package struct ProgramLaunch: Hashable, Sendable {
  /// The path of the file to run.
  package var executable: String
  /// The arguments of the executable.
  package var arguments: [String]
  /// Whether one first process serves all programs of the executable: its `main` takes its arguments from the runner
  /// (`ProgramArguments`), so that what they have in common is loaded once.
  package var sharesFirstProcess: Bool
  /// The folder that is the program's home; made by `HomeFolder`.
  package var home: HomeFolder
  /// The world as the program sees it.
  package var world: ProgramWorld
  /// How long a handler object lives.
  package var handlerLifetime: HandlerLifetime
  /// Whether many processes of the program are started one after the other: then its first process takes more time to
  /// get ready, so that each of them takes less.
  package var isOneOfMany: Bool

  /// A launch; by default the program sees an ordinary world.
  package init(
    executable: String, arguments: [String] = [], sharesFirstProcess: Bool = false, home: HomeFolder,
    world: ProgramWorld, handlerLifetime: HandlerLifetime = .call, isOneOfMany: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.sharesFirstProcess = sharesFirstProcess
    self.home = home
    self.world = world
    self.handlerLifetime = handlerLifetime
    self.isOneOfMany = isOneOfMany
  }
}

extension ProgramLaunch {
  /// Why it has to be started from its file.
  var reasonNotToFork: ProcessOrigin.Reason? {
    if let variable = ProgramEnvironment.loadersVariable(in: world) { return .environment(variable: variable) }
    let isTooLong = home.path.utf8.count > ProgramEnvironment.longestPath || world.zone.utf8.count > 250
    return isTooLong ? .environment(variable: "HOME") : nil
  }
}

/// The world as a program sees it, fixed.
package struct ProgramWorld: Hashable, Sendable {
  /// What the user has allowed the app.
  package enum SiriAuthorization: String, Hashable, Sendable { case notDetermined, authorized, denied, restricted }

  /// What the program's clock shows when it starts.
  package var clock: CivilDateTime
  /// An IANA name, for example `Asia/Shanghai`.
  package var zone: String
  /// The user's languages in order of preference: `zh-Hans`, `en-US`. The first one is the locale as well.
  package var languages: [String]
  /// The seed of all random numbers.
  package var seed: UInt64
  /// What INPreferences answers.
  package var siriAuthorization: SiriAuthorization
  /// Whether the program reaches the network.
  package var allowsNetwork: Bool
  /// Whether the program can't reach files outside of its home, nor other programs' data, where the system can enforce
  /// that.
  package var isFenced: Bool
  /// Variables in addition to those that every program gets.
  package var environment: [String: String]

  /// A world at a moment of a zone.
  package init(
    clock: CivilDateTime, zone: String, languages: [String], seed: UInt64 = 1,
    siriAuthorization: SiriAuthorization = .authorized, allowsNetwork: Bool = false,
    isFenced: Bool = true, environment: [String: String] = [:]
  ) {
    self.clock = clock
    self.zone = zone
    self.languages = languages
    self.seed = seed
    self.siriAuthorization = siriAuthorization
    self.allowsNetwork = allowsNetwork
    self.isFenced = isFenced
    self.environment = environment
  }
}

extension ProgramWorld {
  /// Whether a program finds nothing but this world and its home: then it does the same each time.
  package var isIsolated: Bool {
    isFenced && !Fence.isSwitchedOff && !allowsNetwork && ProgramEnvironment.countersFolder == nil
  }
}

public import SimCatalog
public import SimDialogue
import SimExtensionHost
public import SimExtensionWire

/// An app's own two programs, each in a process of its own over one home folder.
public final class ProcessPrograms: Programs {
  private let name: String
  private let commands: ProgramCommands
  private let world: SessionWorld
  private var programWorld: ProgramWorld
  private var defaults: [String: String]
  private var home: HomeFolder?
  private var extensionProcess: ExtensionProcess?
  private var appProcess: ExtensionProcess?
  /// The app was told to launch, and nobody has asked for its answer.
  private var isLaunching = false
  /// The home as it was last kept, until a program runs again.
  private var unchanged: ProgramSnapshot?
  /// The files of that moment, which the next one shares as far as they are the same.
  private var lastHome: HomeSnapshot?

  /// - Parameters:
  ///   - name: the app's name, for what its programs print.
  ///   - setting: the clock, zone, languages and permissions that hold inside.
  public init(name: String, commands: ProgramCommands, setting: Setting, world: SessionWorld, identifier: String) {
    self.name = name
    self.commands = commands
    self.world = world
    defaults = Dictionary(world.defaults.map { ($0.key, $0.value) }) { _, last in last }
    let environment = Dictionary(world.environment.map { ($0.key, $0.value) }) { _, last in last }
    programWorld = ProgramWorld(
      clock: setting.clock, zone: setting.zone, languages: [setting.locale],
      siriAuthorization: setting.appsWithoutSiri.contains(identifier) ? .notDetermined : .authorized,
      allowsNetwork: world.allowsNetwork, environment: environment)
  }

  // MARK: Calls

  /// Calls the handler in the extension's process, which is started where none runs.
  public func call(_ call: HandlerCall) -> HandlerAnswer {
    switch request(.call(call), of: .extension) {
    case .success(.handler(let answer)): answer
    case .success(let reply): HandlerAnswer(outcome: .failed(.unreadable(message: Self.unexpected(reply))))
    case .failure(let failure): HandlerAnswer(outcome: .failed(failure.fault), place: failure.place)
    }
  }

  /// Asks the extension's own view; nil where it has none.
  public func configureView(_ interaction: Interaction) -> [String]? {
    // A view that fails leaves Siri's own card, as on the phone; what went wrong is among what the program printed.
    guard case .success(.view(let rows)) = request(.configureView(interaction), of: .extension) else { return nil }
    return rows
  }

  /// Runs the app's own code.
  public func enter(_ call: AppCall) -> AppAnswer {
    switch request(.enter(call), of: .app) {
    case .success(.app(let answer)): answer
    case .success(let reply): AppAnswer(accepted: false, fault: .unreadable(message: Self.unexpected(reply)))
    case .failure(let failure): AppAnswer(accepted: false, fault: failure.fault, place: failure.place)
    }
  }

  /// Launches the app, which tells its vocabulary; nil where it has no program.
  public func launch() -> Launch? {
    beginLaunch()
    guard isLaunching else { return nil }
    isLaunching = false
    guard case .success(.launched(let launch)) = appProcess?.finish() else { return nil }
    return launch
  }

  /// Starts the processes before they are needed.
  public func prepare() {
    // What goes wrong with the start is told by the first call.
    beginLaunch()
    _ = process(.extension)?.start()
  }

  /// Tells the app to launch, unless it was told already.
  private func beginLaunch() {
    guard commands.appArguments != nil, !isLaunching, let app = process(.app) else { return }
    isLaunching = true
    unchanged = nil
    app.begin(.launch, limit: callLimit)
  }

  private var callLimit: Duration { .milliseconds(Int(world.callLimit * 1000)) }

  /// Sets the clock of the processes that run, and of those to come.
  public func setClock(_ clock: CivilDateTime, zone: String) {
    programWorld.clock = clock
    programWorld.zone = zone
    tell(.setClock(clock, zone: zone))
  }

  /// Sets a user default of the app's and the extension's.
  public func setDefault(key: String, value: String) {
    defaults[key] = value
    unchanged = nil
    try? home?.write(defaults: defaults)
    tell(.setDefault(key: key, value: value), evenIfEnded: true)
  }

  /// Takes what was printed since the last time.
  public func takeLogs() -> [ProgramLog] {
    [(extensionProcess, "extension"), (appProcess, "app")].flatMap { process, kind in
      (process?.takeLogs() ?? []).map { line in
        ProgramLog(program: "\(name) \(kind)", stream: line.stream == .output ? .output : .error, text: line.text)
      }
    }
  }

  /// Takes what the programs have handed over since the last time.
  public func takeHandOvers(listens: Bool) -> [HandOver] {
    [extensionProcess, appProcess].flatMap { $0?.takeHandOvers(listens: listens) ?? [] }
  }

  // MARK: Files

  /// The files as they are now, which a later `restore` brings back.
  public func snapshot(unless isCancelled: () -> Bool) -> ProgramSnapshot {
    if let unchanged { return unchanged }
    var snapshot = ProgramSnapshot()
    if let home {
      do throws(HomeSnapshotError) {
        let files = try home.snapshot(after: lastHome, isCancelled: isCancelled)
        snapshot.files = .kept(files)
        lastHome = files
      } catch {
        snapshot.files = .notKept(error)
      }
    }
    snapshot.extensionCalls = extensionProcess?.callNumber ?? 0
    snapshot.appCalls = appProcess?.callNumber ?? 0
    snapshot.clock = programWorld.clock
    snapshot.defaults = defaults
    if case .notKept = snapshot.files { return snapshot }
    unchanged = snapshot
    return snapshot
  }

  /// Brings the files back and ends the processes: they would remember what is undone.
  public func restore(_ snapshot: ProgramSnapshot) {
    extensionProcess?.end()
    appProcess?.end()
    switch snapshot.files {
    case .kept(let files):
      try? home?.restore(files)
      lastHome = files
    case .notKept: break
    case .none:
      home?.remove()
      home = nil
      lastHome = nil
    }
    defaults = snapshot.defaults ?? defaults
    if let clock = snapshot.clock { programWorld.clock = clock }
    extensionProcess = nil
    appProcess = nil
    isLaunching = false
    process(.extension)?.callNumber = snapshot.extensionCalls
    process(.app)?.callNumber = snapshot.appCalls
    unchanged = if case .kept = snapshot.files { snapshot } else { nil }
  }

  /// Ends the processes and removes their homes.
  public func close() {
    extensionProcess?.end()
    appProcess?.end()
    home?.remove()
  }

  // MARK: Processes

  private enum Kind { case `extension`, app }

  private func request(_ request: WireRequest, of kind: Kind) -> Result<WireReply, ProcessFailure> {
    guard let process = process(kind) else {
      return .failure(ProcessFailure(fault: .notStarted(message: "no home folder can be made for \(name)")))
    }
    unchanged = nil
    return process.call(request, limit: callLimit)
  }

  /// A running process takes the change at once; one that isn't running finds it when it starts.
  ///
  /// - Parameter evenIfEnded: whether a program that ran before must be started for it: what it stored itself under a key of
  ///   the defaults would stand before the new value.
  private func tell(_ request: WireRequest, evenIfEnded: Bool = false) {
    for process in [extensionProcess, appProcess] {
      guard let process else { continue }
      process.launch.world = programWorld
      let hasRun = evenIfEnded && process.callNumber > 0
      if process.processIdentifier != nil || hasRun { _ = process.call(request, limit: .seconds(10)) }
    }
  }

  private func process(_ kind: Kind) -> ExtensionProcess? {
    switch kind {
    case .extension:
      if extensionProcess == nil { extensionProcess = make(commands.extensionArguments) }
      return extensionProcess
    case .app:
      if appProcess == nil, let arguments = commands.appArguments { appProcess = make(arguments) }
      return appProcess
    }
  }

  private func make(_ arguments: [String]) -> ExtensionProcess? {
    if home == nil {
      let files = Dictionary(world.files.map { ($0.path, $0.content) }) { _, last in last }
      home = try? HomeFolder.create(defaults: defaults, files: files)
    }
    guard let home else { return nil }
    return ExtensionProcess(
      ProgramLaunch(
        executable: commands.executable, arguments: arguments, home: home, world: programWorld,
        handlerLifetime: world.handlerLifetime.launched))
  }

  private static func unexpected(_ reply: WireReply) -> String { "an answer to another request: \(reply)" }
}

extension SessionWorld.HandlerLifetime {
  fileprivate var launched: ProgramLaunch.HandlerLifetime {
    switch self {
    case .call: .call
    case .phase: .phase
    case .request: .request
    }
  }
}

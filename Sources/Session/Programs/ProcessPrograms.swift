public import SimCatalog
public import SimDialogue
import SimExtensionHost
import SimExtensionWire
public import SimPolling

/// An app's own programs, each in a process of its own over one home folder.
public final class ProcessPrograms: Programs {
  private enum Kind: Hashable {
    /// Of several extensions the n-th, from 0.
    case `extension`(Int)
    case app
  }

  /// What is being done about the request that is under way.
  private enum Work {
    case nothing
    /// It waits until the home's files are at rest; nil keeps them as they are then.
    case waiting(ProgramRequest?)
    case asking(ProgramRequest, Kind)
    /// The app launches once more, without anybody hearing of it, and then comes the request.
    case launchingAgain(ProgramRequest)
    /// The program learns what the user has added, and then comes the request.
    case sendingShortcuts(ProgramRequest, Kind)
    /// Programs are told of a change, one after the other.
    case notifying(ProgramRequest, Kind, next: [Kind])
    case keeping
    /// The answer that waits to be taken.
    case answered(ProgramAnswer)
  }

  private let name: String
  private let commands: ProgramCommands
  private let world: SessionWorld
  private let beginning: (setting: Setting, identifier: String)
  private var programWorld: ProgramWorld
  private var defaults: [String: String]
  private var home: HomeFolder?
  /// As far as they have been needed.
  private var processes: [Kind: ExtensionProcess] = [:]
  private var work = Work.nothing
  private var launching = Launching.notYet
  private let launches: LaunchMemory?
  /// What a launch has handed over that was remembered, or is.
  private var output = LaunchMemory.Output()
  /// What the user has added of the app's shortcuts.
  public var voiceShortcuts: [VoiceShortcut] = []
  /// What each program's process was told of them.
  private var sentShortcuts: [Kind: SentShortcuts] = [:]
  private struct SentShortcuts {
    var process: Int?
    var shortcuts: [VoiceShortcut]
  }
  /// How far the app's launch is.
  private enum Launching {
    case notYet
    /// It was told to, over a home that looked so, and nobody has asked for its answer.
    case begun(HomeLook?)
    /// What it told is known. As long as the app has been asked nothing else, it should tell nothing more: what is remembered of it
    /// would lack that.
    case done(LaunchMemory.Key?)
  }

  /// The home as it was last kept, until a program runs again.
  private var unchanged: ProgramSnapshot?
  /// The files of that moment, which the next one shares as far as they are the same.
  private var lastHome: HomeSnapshot?
  /// The files that the home must have before anything uses it again.
  private var missing: HomeSnapshot?
  /// What a stand-in for the app has printed.
  private var ownLogs: [ProgramLog] = []
  /// The thread that keeps the files or puts them back.
  private var fileJob: BackgroundJob<FileJobResult>?

  private enum FileJobResult: Sendable {
    case kept(Result<HomeSnapshot, HomeSnapshotError>)
    case restored(HomeSnapshot)
  }

  /// - Parameters:
  ///   - name: the app's name, for what its programs print.
  ///   - setting: the clock, zone, languages and permissions that hold inside.
  ///   - launches: what launches told in other conversations; nil runs each.
  public init(
    name: String, commands: ProgramCommands, setting: Setting, world: SessionWorld, identifier: String,
    launches: LaunchMemory? = nil
  ) {
    self.name = name
    self.launches = launches
    self.commands = commands
    self.world = world
    beginning = (setting, identifier)
    defaults = Dictionary(world.defaults.map { ($0.key, $0.value) }) { _, last in last }
    let environment = Dictionary(world.environment.map { ($0.key, $0.value) }) { _, last in last }
    programWorld = ProgramWorld(
      clock: setting.clock, zone: setting.zone, languages: [setting.locale],
      siriAuthorization: setting.appsWithoutSiri.contains(identifier) ? .notDetermined : .authorized,
      allowsNetwork: world.allowsNetwork, isFenced: world.isFenced, environment: environment)
  }

  /// Whether the program of the app's App Intents runs this one.
  public func runs(_ intent: IntentName) -> Bool { commands.performed.contains(intent.rawValue) }

  // MARK: Requests

  /// Asks, as soon as the home's files are at rest.
  public func begin(_ request: ProgramRequest) {
    work = .waiting(request)
    proceed()
  }

  /// Keeps them, as soon as they are at rest.
  public func beginKeepingFiles() {
    work = .waiting(nil)
    proceed()
  }

  /// Goes on as far as that is possible without waiting.
  public func advance() -> ProgramAnswer? {
    proceed()
    guard case .answered(let answer) = work else { return nil }
    work = .nothing
    return answer
  }

  /// Ends the request that is under way, with the process that works on it.
  public func stop() {
    fileJob?.cancel()
    asked?.end()
    work = .nothing
  }

  /// What the thread or the process that works for the request is waited for with.
  public var watched: [Watched] {
    switch work {
    case .nothing, .answered: []
    case .waiting, .keeping: fileJob?.watched ?? []
    case .asking, .launchingAgain, .sendingShortcuts, .notifying: asked?.watched ?? []
    }
  }

  /// When the call's limit is over.
  public var deadline: ContinuousClock.Instant? {
    switch work {
    case .nothing: nil
    case .answered: .now
    case .waiting, .keeping: fileJob?.deadline
    case .asking, .launchingAgain, .sendingShortcuts, .notifying: asked?.deadline
    }
  }

  /// The program whose answer is waited for.
  private var asked: ExtensionProcess? {
    switch work {
    case .asking(_, let kind), .notifying(_, let kind, _), .sendingShortcuts(_, let kind): process(kind)
    case .launchingAgain: process(.app)
    case .nothing, .waiting, .keeping, .answered: nil
    }
  }

  /// Goes on as far as that is possible without waiting.
  private func proceed() {
    while step() {}
  }

  /// - Returns: whether it can go on at once.
  private func step() -> Bool {
    switch work {
    case .nothing, .answered: return false
    case .waiting(let request):
      guard areFilesAtRest else { return false }
      if let request { start(request) } else { keepFiles() }
      return true
    case .asking(let request, let kind):
      guard let result = process(kind)?.answer() else { return false }
      let answer = ProgramAnswer(to: request, result)
      if case .launched(let launch) = answer { launching = launch.map { .done(remember($0)) } ?? .notYet }
      work = .answered(answer)
      return false
    case .launchingAgain(let request):
      guard let app = process(.app), let result = app.answer() else { return false }
      guard case .success = result else {
        work = .answered(ProgramAnswer(to: request, result))
        return false
      }
      _ = (app.takeLogs(), app.takeSubmissions(listens: true))
      ask(request, of: .app)
      return true
    case .sendingShortcuts(let request, let kind):
      guard let result = process(kind)?.answer() else { return false }
      guard case .success = result else {
        work = .answered(ProgramAnswer(to: request, result))
        return false
      }
      sentShortcuts[kind] = SentShortcuts(process: process(kind)?.processIdentifier, shortcuts: voiceShortcuts)
      process(kind)?.begin(request, limit: callLimit)
      work = .asking(request, kind)
      return true
    case .notifying(let request, let kind, let next):
      guard process(kind)?.answer() != nil else { return false }
      notify(request, next)
      return true
    case .keeping:
      guard case .kept(let kept) = fileJob?.output else { return false }
      fileJob = nil
      switch kept {
      case .success(let files):
        lastHome = files
        work = .answered(.kept(snapshot(with: .kept(files))))
      case .failure(let error): work = .answered(.kept(snapshot(with: .notKept(error))))
      }
      return false
    }
  }

  /// Whether no thread works on the home, and it has the files that it must have. Begins what is left to do for that.
  private var areFilesAtRest: Bool {
    if let fileJob {
      guard let filed = fileJob.output else { return false }
      if case .restored(let files) = filed, missing == files { missing = nil }
      self.fileJob = nil
    }
    guard let missing, let home = home ?? makeHome() else { return true }
    fileJob = BackgroundJob { _ in
      try? home.restore(missing)
      return .restored(missing)
    }
    return false
  }

  private func start(_ request: ProgramRequest) {
    switch request {
    case .call, .observe, .giveUp, .configureView: ask(request, of: request.intent ?? "")
    case .enter(let call):
      if commands.appArguments == nil, commands.hasStandIn { standIn(for: call) } else { ask(request, of: .app) }
    case .launch: launch()
    case .setClock(let clock, let zone):
      programWorld.clock = clock
      programWorld.zone = zone
      notify(request, running { _ in false })
    case .setDefault(let key, let value):
      defaults[key] = value
      unchanged = nil
      try? home?.write(defaults: defaults)
      // What a program stored itself under the key would stand before the new value: it is started for it.
      notify(request, running { $0.callNumber > 0 })
    case .stopObserving, .setVoiceShortcuts, .ping: notify(request, running { _ in false })
    }
  }

  private func standIn(for call: AppCall) {
    let app = StandInApp(name: name)
    if let log = app.log(of: call) { ownLogs.append(log) }
    work = .answered(.app(app.answer(to: call)))
  }

  /// Asks the extension that supports an intent.
  private func ask(_ request: ProgramRequest, of intent: IntentName) {
    if commands.handledInApp.contains(intent.rawValue) { return ask(request, of: .app) }
    let number = commands.number(for: intent)
    guard commands.extensionProgram(number) != nil else {
      return fail(request, "the extension '\(commands.key(ofExtension: number))' could not be built")
    }
    ask(request, of: .extension(number))
  }

  private func fail(_ request: ProgramRequest, _ message: String) {
    let failure = ProcessFailure(fault: .notStarted(message: message))
    work = .answered(ProgramAnswer(to: request, .failure(failure)))
  }

  private func ask(_ request: ProgramRequest, of kind: Kind) {
    guard let process = process(kind) else { return fail(request, "no home folder can be made for \(name)") }
    unchanged = nil
    if kind == .app, case .done = launching {
      launching = .done(nil)
      if !process.isRunning { return launchAgain(for: request, process) }
    }
    if needsShortcuts(kind, process) {
      process.begin(.setVoiceShortcuts(voiceShortcuts), limit: callLimit)
      work = .sendingShortcuts(request, kind)
      return
    }
    process.begin(request, limit: callLimit)
    work = .asking(request, kind)
  }

  /// Whether the program's process knows something else of what the user has added; one that has just started knows nothing.
  private func needsShortcuts(_ kind: Kind, _ process: ExtensionProcess) -> Bool {
    guard let known = sentShortcuts[kind], known.process == process.processIdentifier else {
      return !voiceShortcuts.isEmpty
    }
    return known.shortcuts != voiceShortcuts
  }

  private var callLimit: Duration { .milliseconds(Int(world.callLimit * 1000)) }

  // MARK: Launching

  /// Begins what a launch and the first call will need, without waiting for it.
  public func prepare(startsExtensions: Bool) {
    guard areFilesAtRest else { return }
    // What goes wrong with the start is told by the first call.
    if remembered == nil { beginLaunch() }
    if startsExtensions, !commands.isAppAlone { _ = process(.extension(0))?.start() }
  }

  private func launch() {
    if case .notYet = launching, let known = remembered {
      launching = .done(nil)
      output.add(known.output)
      work = .answered(.launched(known.launch))
      load()
      return
    }
    beginLaunch()
    guard case .begun = launching else {
      work = .answered(.launched(nil))
      return
    }
    work = .asking(.launch, .app)
  }

  /// Nothing runs yet; what is asked first is most often the extension.
  private func load() {
    let program =
      commands.isAppAlone ? commands.appArguments.map { (commands.executable, $0) } : commands.extensionProgram(0)
    guard let (executable, arguments) = program else { return }
    ExtensionProcess.load(makeLaunch(executable, arguments, home ?? .unmade))
  }

  /// Tells the app to launch, unless it was told already.
  private func beginLaunch() {
    if case .begun = launching { return }
    guard commands.appArguments != nil, let app = process(.app) else { return }
    launching = .begun(launches == nil ? nil : home?.look())
    unchanged = nil
    app.begin(.launch, limit: callLimit)
  }

  /// Launches the app in a new process, where an earlier one, or one of another conversation, has told already what its launch tells.
  private func launchAgain(for request: ProgramRequest, _ app: ExtensionProcess) {
    // Random numbers of the request are those that it would have in the process that launched first.
    app.callNumber = max(0, app.callNumber - 1)
    app.begin(.launch, limit: callLimit)
    work = .launchingAgain(request)
  }

  /// What is known of the launch in this world.
  private var remembered: LaunchMemory.Remembered? { launchKey.flatMap { launches?[$0] } }

  private var launchKey: LaunchMemory.Key? {
    guard launches != nil, let arguments = commands.appArguments else { return nil }
    return LaunchMemory.Key(
      program: printedName(of: .app), executable: commands.appExecutable ?? commands.executable, arguments: arguments,
      world: programWorld,
      defaults: defaults, files: world.files, handlerLifetime: world.handlerLifetime)
  }

  /// Remembers a launch that has left nothing but what it told.
  ///
  /// - Returns: under what it is remembered.
  private func remember(_ launch: Launch) -> LaunchMemory.Key? {
    guard case .begun(let look) = launching, let launches, let key = launchKey, let app = processes[.app] else {
      return nil
    }
    // First of all: what no thread works at any more has been sent by now.
    let isAtRest = app.isAtRest
    let more = LaunchMemory.Output(logs: logs(of: .app), submissions: app.takeSubmissions(listens: true))
    output.add(more)
    guard isAtRest, let look, home?.look() == look else { return nil }
    launches.remember(LaunchMemory.Remembered(launch: launch, output: more), for: key)
    return key
  }

  /// The app has told something more by itself, after its launch: what is remembered lacks that.
  private func forgetLaunch() {
    guard case .done(let key?) = launching else { return }
    launches?.forget(key)
    launching = .done(nil)
  }

  // MARK: Changes

  /// The programs that take a change at once; the others find it when they start.
  private func running(orElse mustStart: (ExtensionProcess) -> Bool) -> [Kind] {
    kinds.filter { kind in
      guard let process = processes[kind] else { return false }
      process.launch.world = programWorld
      return process.processIdentifier != nil || mustStart(process)
    }
  }

  private func notify(_ request: ProgramRequest, _ kinds: [Kind]) {
    guard let kind = kinds.first else {
      work = .answered(.done)
      return
    }
    unchanged = nil
    process(kind)?.begin(request, limit: .seconds(10))
    work = .notifying(request, kind, next: Array(kinds.dropFirst()))
  }

  /// Takes what was printed since the last time.
  public func takeLogs() -> [ProgramLog] {
    defer {
      ownLogs = []
      output.logs = []
    }
    return ownLogs + output.logs + kinds.flatMap { logs(of: $0) }
  }

  private func logs(of kind: Kind) -> [ProgramLog] {
    let lines = processes[kind]?.takeLogs() ?? []
    if kind == .app, !lines.isEmpty { forgetLaunch() }
    return lines.map { line in
      ProgramLog(
        program: printedName(of: kind),
        stream: line.stream == .output ? .output : .error, text: line.text)
    }
  }

  private func printedName(of kind: Kind) -> String { "\(name) \(kind == .app ? "app" : "extension")" }

  /// Takes what the programs have handed over since the last time.
  public func takeSubmissions(listens: Bool) -> [AppSubmission] {
    defer { output.submissions = [] }
    return output.submissions
      + kinds.flatMap { kind in
        let submissions = processes[kind]?.takeSubmissions(listens: listens) ?? []
        if kind == .app, !submissions.isEmpty { forgetLaunch() }
        return submissions
      }
  }

  // MARK: Files

  private func keepFiles() {
    if let unchanged {
      work = .answered(.kept(unchanged))
      return
    }
    guard let home else {
      lastHome = nil
      work = .answered(.kept(snapshot(with: .none)))
      return
    }
    let last = lastHome
    fileJob = BackgroundJob { isCancelled in
      do throws(HomeSnapshotError) {
        return .kept(.success(try home.snapshot(after: last, isCancelled: isCancelled)))
      } catch {
        return .kept(.failure(error))
      }
    }
    work = .keeping
  }

  private func snapshot(with files: ProgramSnapshot.Files) -> ProgramSnapshot {
    var snapshot = ProgramSnapshot()
    snapshot.files = files
    snapshot.calls = calls
    snapshot.clock = programWorld.clock
    snapshot.defaults = defaults
    // What could not be kept is tried again at the next turn.
    if case .notKept = files {} else { unchanged = snapshot }
    return snapshot
  }

  /// The files themselves are put back before they are used next: going back several times waits once.
  public func restore(_ snapshot: ProgramSnapshot) {
    // A program that has been asked nothing since goes on as it is.
    if case .nothing = work, unchanged == snapshot, missing == nil, !isLaunching, programWorld.clock == snapshot.clock {
      return
    }
    endProcesses()
    switch snapshot.files {
    case .kept(let files):
      if unchanged?.files != snapshot.files || missing != nil { missing = files }
      lastHome = files
    case .notKept: break
    case .none:
      home?.remove()
      (home, missing, lastHome) = (nil, nil, nil)
    }
    defaults = snapshot.defaults ?? defaults
    if let clock = snapshot.clock { programWorld.clock = clock }
    processes = [:]
    if isLaunching { launching = .notYet }
    goOn(from: snapshot.calls)
    unchanged = if case .kept = snapshot.files { snapshot } else { nil }
  }

  /// Goes on over the home of the other programs, which have none then.
  public func takeOver(from other: any Programs) {
    guard let other = other as? ProcessPrograms else { return }
    other.stop()
    other.endProcesses()
    (home, fileJob, missing, lastHome) = (other.home, other.fileJob, other.missing, other.lastHome)
    (defaults, programWorld.clock, programWorld.zone) = (
      other.defaults, other.programWorld.clock, other.programWorld.zone
    )
    goOn(from: other.calls)
    (other.home, other.fileJob) = (nil, nil)
  }

  /// The file that holds the app's two programs, and those of further extensions.
  public var executables: [String] {
    [commands.executable] + commands.furtherExtensions.compactMap(\.executable)
      + [commands.appExecutable].compactMap { $0 }
  }

  /// Programs of the same app in the same world, which have not been started.
  public func unstartedCopy() -> (any Programs)? {
    ProcessPrograms(
      name: name, commands: commands, setting: beginning.setting, world: world, identifier: beginning.identifier,
      launches: launches)
  }

  /// Ends the processes and removes their homes.
  public func close() {
    stop()
    endProcesses()
    home?.remove()
  }

  // MARK: Processes

  /// All that there may be, in the order in which they are told of something.
  private var kinds: [Kind] { (0...commands.furtherExtensions.count).map(Kind.extension) + [.app] }

  private func process(_ kind: Kind) -> ExtensionProcess? {
    if let process = processes[kind] { return process }
    let process =
      switch kind {
      case .extension(let number): commands.extensionProgram(number).flatMap { make($0.executable, $0.arguments) }
      case .app: commands.appArguments.flatMap { make(commands.appExecutable ?? commands.executable, $0) }
      }
    // The launch that was remembered counts as if it had been run.
    if kind == .app, case .done = launching { process?.callNumber = 1 }
    processes[kind] = process
    return process
  }

  private func make(_ executable: String, _ arguments: [String]) -> ExtensionProcess? {
    (home ?? makeHome()).map { ExtensionProcess(makeLaunch(executable, arguments, $0)) }
  }

  private func makeLaunch(_ executable: String, _ arguments: [String], _ home: HomeFolder) -> ProgramLaunch {
    ProgramLaunch(
      executable: executable, arguments: arguments, sharesFirstProcess: commands.sharesFirstProcess, home: home,
      world: programWorld, handlerLifetime: world.handlerLifetime)
  }

  private func endProcesses() {
    // What it has told meanwhile is looked at once more.
    if case .done(_?) = launching {
      _ = logs(of: .app)
      if processes[.app]?.takeSubmissions(listens: true).isEmpty == false { forgetLaunch() }
    }
    for process in processes.values { process.end() }
  }

  private var isLaunching: Bool { if case .begun = launching { true } else { false } }

  /// How many calls each program has got.
  private var calls: [String: Int] {
    Dictionary(uniqueKeysWithValues: processes.map { (key(of: $0), $1.callNumber) }).filter { $0.value > 0 }
  }

  private func goOn(from calls: [String: Int]) {
    for kind in kinds { if let number = calls[key(of: kind)] { process(kind)?.callNumber = number } }
  }

  private func key(of kind: Kind) -> String {
    switch kind {
    case .extension(let number): commands.key(ofExtension: number)
    case .app: "app"
    }
  }

  private func makeHome() -> HomeFolder? {
    let files = Dictionary(world.files.map { ($0.path, $0.content) }) { _, last in last }
    home = try? HomeFolder.create(defaults: defaults, files: files)
    return home
  }
}

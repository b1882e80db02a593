package import SimCatalog
package import SimDialogue
import SimExtensionHost
import SimExtensionWire
package import SimPolling

/// An app's own programs, each in a process of its own, with one home folder for all.
package final class ProcessPrograms: Programs {
  private enum Kind: Hashable {
    /// The n-th extension, from 0.
    case `extension`(Int)
    case app
  }

  /// The state of the request that is under way.
  private enum Work {
    case nothing
    /// It waits until the home's files are at rest; nil then keeps a copy of them.
    case waiting(ProgramRequest?)
    case asking(ProgramRequest, Kind)
    /// Programs launch one after the other, the first of them now; `told` is what earlier ones have sent.
    case launching([Kind], told: Launch?)
    /// A program launches once more without anything being reported, and then gets the request.
    case launchingAgain(Kind, ProgramRequest)
    /// The program learns what the user has added, and then comes the request.
    case sendingShortcuts(ProgramRequest, Kind)
    /// Programs receive a change, one after the other.
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
  /// Those that have been needed so far.
  private var processes: [Kind: ExtensionProcess] = [:]
  /// Whether one was: what is remembered needs none.
  var hasNeededProcess: Bool { !processes.isEmpty }
  private var work = Work.nothing
  /// The state of each program's launch, once it has been requested.
  private var launchings: [Kind: Launching] = [:]
  private let launches: LaunchMemory?
  /// What a remembered launch has handed over, or one that is to be remembered.
  private var output = LaunchMemory.Output()
  /// The app's shortcuts that the user has added.
  package var voiceShortcuts: [VoiceShortcut] = []
  /// The shortcuts that each program's process has received.
  private var sentShortcuts: [Kind: SentShortcuts] = [:]
  private struct SentShortcuts {
    var process: Int?
    var shortcuts: [VoiceShortcut]
  }
  /// The state of a program's launch.
  private enum Launching {
    /// It has been requested, over a home that looked like this, and its answer hasn't been fetched.
    case begun(HomeLook?)
    /// Its result is known. Until the program is asked for something else it should send nothing more: a remembered
    /// launch would lack that.
    case done(LaunchMemory.Key?)
  }

  /// The home as it was last kept, until a program runs again.
  private var unchanged: ProgramSnapshot?
  /// The files of that moment; the next copy shares those that haven't changed.
  private var lastHome: HomeSnapshot?
  /// The files that must be put back before the home is used again.
  private var missing: HomeSnapshot?
  /// What a stand-in for the app has printed.
  private var ownLogs: [ProgramLog] = []
  /// The thread that copies the files or puts them back.
  private var fileJob: BackgroundJob<FileJobResult>?
  /// Whether a program has run without a process that ends whatever it has started.
  private var mayHaveLeftProcesses = false

  private enum FileJobResult: Sendable {
    case kept(Result<HomeSnapshot, HomeSnapshotError>)
    case restored(HomeSnapshot)
  }

  /// - Parameters:
  ///   - name: the app's name, for what its programs print.
  ///   - setting: the clock, zone, languages and permissions inside.
  ///   - launches: what launches sent in other conversations; nil runs each launch.
  package init(
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

  /// Whether the program of the app's App Intents performs this one.
  package func runs(_ intent: IntentName) -> Bool { commands.performed.contains(intent.rawValue) }

  // MARK: Requests

  /// Sends a request, as soon as the home's files are at rest.
  package func begin(_ request: ProgramRequest) {
    work = .waiting(request)
    proceed()
  }

  /// Copies the files, as soon as they are at rest.
  package func beginKeepingFiles() {
    work = .waiting(nil)
    proceed()
  }

  /// Continues as far as that is possible without waiting.
  package func advance() -> ProgramAnswer? {
    proceed()
    guard case .answered(let answer) = work else { return nil }
    work = .nothing
    return answer
  }

  /// Ends the request that is under way, with the process that works on it.
  package func stop() {
    fileJob?.cancel()
    asked?.end()
    work = .nothing
  }

  /// What to poll for the thread or the process that works on the request.
  package var watched: [Watched] {
    switch work {
    case .nothing, .answered: []
    case .waiting, .keeping: fileJob?.watched ?? []
    case .asking, .launching, .launchingAgain, .sendingShortcuts, .notifying: asked?.watched ?? []
    }
  }

  /// When the call's limit is over.
  package var deadline: ContinuousClock.Instant? {
    switch work {
    case .nothing: nil
    case .answered: .now
    case .waiting, .keeping: fileJob?.deadline
    case .asking, .launching, .launchingAgain, .sendingShortcuts, .notifying: asked?.deadline
    }
  }

  /// The program whose answer is awaited.
  private var asked: ExtensionProcess? {
    switch work {
    case .asking(_, let kind), .notifying(_, let kind, _), .sendingShortcuts(_, let kind), .launchingAgain(let kind, _):
      process(kind)
    case .launching(let kinds, _): kinds.first.flatMap { process($0) }
    case .nothing, .waiting, .keeping, .answered: nil
    }
  }

  /// Continues as far as that is possible without waiting.
  private func proceed() {
    while step() {}
  }

  /// - Returns: whether it can continue at once.
  private func step() -> Bool {
    switch work {
    case .nothing, .answered: return false
    case .waiting(let request):
      guard areFilesAtRest else { return false }
      if let request { start(request) } else { keepFiles() }
      return true
    case .asking(let request, let kind):
      guard let result = process(kind)?.answer() else { return false }
      work = .answered(ProgramAnswer(to: request, result))
      return false
    case .launching(let kinds, let told):
      guard let kind = kinds.first, let result = process(kind)?.answer() else { return false }
      guard case .success(.launched(let launch)) = result else {
        launchings[kind] = nil
        launch(kinds.dropFirst(), told: told)
        return true
      }
      launchings[kind] = .done(remember(launch, of: kind))
      self.launch(kinds.dropFirst(), told: told.map { $0.adding(launch) } ?? launch)
      return true
    case .launchingAgain(let kind, let request):
      guard let program = process(kind), let result = program.answer() else { return false }
      guard case .success = result else {
        work = .answered(ProgramAnswer(to: request, result))
        return false
      }
      _ = (program.takeLogs(), program.takeSubmissions(listens: true))
      ask(request, of: kind)
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

  /// Whether no thread works on the home, and its files are in place. Starts whatever that still takes.
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
    case .launch: launch(launched[...], told: nil)
    case .setClock(let clock, let zone):
      programWorld.clock = clock
      programWorld.zone = zone
      notify(request, running { _ in false })
    case .setDefault(let key, let value):
      defaults[key] = value
      unchanged = nil
      try? home?.write(defaults: defaults)
      // A value that a program has stored itself under the key would win over the new one: a program that has been
      // called is started to receive it.
      notify(request, running { $0.callNumber > 0 })
    case .stopObserving, .setVoiceShortcuts, .ping: notify(request, running { _ in false })
    }
  }

  private func standIn(for call: AppCall) {
    let app = StandInApp(name: name)
    if let log = app.log(of: call) { ownLogs.append(log) }
    work = .answered(.app(app.answer(to: call)))
  }

  /// Sends a request to the extension that supports an intent.
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
    if case .done = launchings[kind] {
      launchings[kind] = .done(nil)
      if !process.isRunning { return launchAgain(kind, for: request, process) }
    }
    if needsShortcuts(kind, process) {
      process.begin(.setVoiceShortcuts(voiceShortcuts), limit: callLimit)
      work = .sendingShortcuts(request, kind)
      return
    }
    process.begin(request, limit: callLimit)
    work = .asking(request, kind)
  }

  /// Whether the program's process knows other shortcuts than the user has added; one that has just started knows none.
  private func needsShortcuts(_ kind: Kind, _ process: ExtensionProcess) -> Bool {
    guard let known = sentShortcuts[kind], known.process == process.processIdentifier else {
      return !voiceShortcuts.isEmpty
    }
    return known.shortcuts != voiceShortcuts
  }

  private var callLimit: Duration { .milliseconds(Int(world.callLimit * 1000)) }

  // MARK: Launching

  /// Starts what a launch and the first call will need, without waiting for it.
  package func prepare(startsExtensions: Bool) {
    guard areFilesAtRest else { return }
    // A failure to start is reported by the first call.
    if let first = launched.first, remembered(of: first) == nil { beginLaunch(of: first) }
    if startsExtensions, !commands.isAppAlone { _ = process(.extension(0))?.start() }
  }

  /// The programs that are launched, one after the other: the app, and the one that performs App Intents if their
  /// phrases contain its values.
  private var launched: [Kind] {
    var kinds: [Kind] = commands.appArguments == nil ? [] : [.app]
    if commands.saysPhraseValues, let intent = commands.performed.first {
      let number = commands.number(for: IntentName(intent))
      if commands.extensionProgram(number) != nil { kinds.append(.extension(number)) }
    }
    return kinds
  }

  private func launch(_ kinds: ArraySlice<Kind>, told: Launch?) {
    guard let kind = kinds.first else {
      work = .answered(.launched(told))
      if processes.isEmpty { load() }
      return
    }
    if launchings[kind] == nil, let known = remembered(of: kind) {
      launchings[kind] = .done(nil)
      output.add(known.output)
      return launch(kinds.dropFirst(), told: told.map { $0.adding(known.launch) } ?? known.launch)
    }
    beginLaunch(of: kind)
    guard case .begun = launchings[kind] else { return launch(kinds.dropFirst(), told: told) }
    work = .launching(Array(kinds), told: told)
  }

  /// Nothing runs yet; the extension is usually asked first.
  private func load() {
    let program =
      commands.isAppAlone ? commands.appArguments.map { (commands.executable, $0) } : commands.extensionProgram(0)
    guard let (executable, arguments) = program else { return }
    ExtensionProcess.load(makeLaunch(executable, arguments, home ?? .unmade))
  }

  /// Requests a program's launch, unless that has been done.
  private func beginLaunch(of kind: Kind) {
    if case .begun = launchings[kind] { return }
    guard let program = process(kind) else { return }
    launchings[kind] = .begun(launches == nil ? nil : home?.look())
    unchanged = nil
    program.begin(.launch, limit: callLimit)
  }

  /// Launches a program in a new process after a launch, in an earlier process or another conversation, whose result is
  /// already known.
  private func launchAgain(_ kind: Kind, for request: ProgramRequest, _ program: ExtensionProcess) {
    // The request gets the random numbers that it would get in the process that launched first.
    program.callNumber = max(0, program.callNumber - 1)
    program.begin(.launch, limit: callLimit)
    work = .launchingAgain(kind, request)
  }

  /// The remembered launch of a program in this world.
  private func remembered(of kind: Kind) -> LaunchMemory.Remembered? { launchKey(of: kind).flatMap { launches?[$0] } }

  private func launchKey(of kind: Kind) -> LaunchMemory.Key? {
    guard launches != nil, let (executable, arguments) = program(kind) else { return nil }
    return LaunchMemory.Key(
      program: printedName(of: kind), executable: executable, arguments: arguments, world: programWorld,
      defaults: defaults, files: world.files, handlerLifetime: world.handlerLifetime)
  }

  /// Remembers a launch that has left nothing but what it sent.
  ///
  /// - Returns: the key under which it is remembered.
  private func remember(_ launch: Launch, of kind: Kind) -> LaunchMemory.Key? {
    guard case .begun(let look) = launchings[kind], let launches, let key = launchKey(of: kind),
      let program = processes[kind]
    else { return nil }
    // This comes first: if no thread is at work, everything has been sent by now.
    let isAtRest = program.isAtRest
    let more = LaunchMemory.Output(logs: logs(of: kind), submissions: program.takeSubmissions(listens: true))
    output.add(more)
    guard isAtRest, let look, home?.look() == look else { return nil }
    launches.remember(LaunchMemory.Remembered(launch: launch, output: more), for: key)
    return key
  }

  /// Forgets a launch after which the program has sent more by itself: what is remembered lacks that.
  private func forgetLaunch(of kind: Kind) {
    guard case .done(let key?) = launchings[kind] else { return }
    launches?.forget(key)
    launchings[kind] = .done(nil)
  }

  // MARK: Changes

  /// The programs that receive a change at once; the others find it when they start.
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

  /// Takes the lines that were printed since the last time.
  package func takeLogs() -> [ProgramLog] {
    defer {
      ownLogs = []
      output.logs = []
    }
    return ownLogs + output.logs + kinds.flatMap { logs(of: $0) }
  }

  private func logs(of kind: Kind) -> [ProgramLog] {
    let lines = processes[kind]?.takeLogs() ?? []
    if !lines.isEmpty { forgetLaunch(of: kind) }
    return lines.map { line in
      ProgramLog(
        program: printedName(of: kind),
        stream: line.stream == .output ? .output : .error, text: line.text)
    }
  }

  private func printedName(of kind: Kind) -> String { "\(name) \(kind == .app ? "app" : "extension")" }

  /// Takes what the programs have handed over since the last time.
  package func takeSubmissions(listens: Bool) -> [AppSubmission] {
    defer { output.submissions = [] }
    return output.submissions
      + kinds.flatMap { kind in
        let submissions = processes[kind]?.takeSubmissions(listens: listens) ?? []
        if !submissions.isEmpty { forgetLaunch(of: kind) }
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

  /// The files themselves are put back before their next use: going back several times waits only once.
  package func restore(_ snapshot: ProgramSnapshot) {
    // A program that has been asked nothing since continues as it is.
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
    launchings = launchings.filter { if case .done = $0.value { true } else { false } }
    goOn(from: snapshot.calls)
    unchanged = if case .kept = snapshot.files { snapshot } else { nil }
  }

  /// Takes over the home of the other programs, which have none afterwards.
  package func takeOver(from other: any Programs) {
    guard let other = other as? ProcessPrograms else { return }
    other.stop()
    other.endProcesses()
    (home, fileJob, missing, lastHome) = (other.home, other.fileJob, other.missing, other.lastHome)
    mayHaveLeftProcesses = other.mayHaveLeftProcesses
    (defaults, programWorld.clock, programWorld.zone) = (
      other.defaults, other.programWorld.clock, other.programWorld.zone
    )
    goOn(from: other.calls)
    (other.home, other.fileJob) = (nil, nil)
  }

  /// The files that hold the app's two programs, and those of further extensions.
  package var executables: [String] {
    [commands.executable] + commands.furtherExtensions.compactMap(\.executable)
      + [commands.appExecutable].compactMap { $0 }
  }

  /// Programs of the same app in the same world, which have not been started.
  package func unstartedCopy() -> (any Programs)? {
    ProcessPrograms(
      name: name, commands: commands, setting: beginning.setting, world: world, identifier: beginning.identifier,
      launches: launches)
  }

  /// Ends the processes and removes their homes.
  package func close() {
    // Ended, it may still be at work.
    let isAtRest = fileJob == nil
    stop()
    endProcesses()
    if world.isOneOfMany, isAtRest, !mayHaveLeftProcesses { home?.giveBack() } else { home?.remove() }
    home = nil
  }

  // MARK: Processes

  /// All programs that there may be, in the order in which they receive changes.
  private var kinds: [Kind] { (0...commands.furtherExtensions.count).map(Kind.extension) + [.app] }

  private func process(_ kind: Kind) -> ExtensionProcess? {
    if let process = processes[kind] { return process }
    let process = program(kind).flatMap { make($0.executable, $0.arguments) }
    // The launch that was remembered counts as if it had been run.
    if case .done = launchings[kind] { process?.callNumber = 1 }
    processes[kind] = process
    return process
  }

  private func program(_ kind: Kind) -> (executable: String, arguments: [String])? {
    switch kind {
    case .extension(let number): commands.extensionProgram(number)
    case .app: commands.appArguments.map { (commands.appExecutable ?? commands.executable, $0) }
    }
  }

  private func make(_ executable: String, _ arguments: [String]) -> ExtensionProcess? {
    (home ?? makeHome()).map { ExtensionProcess(makeLaunch(executable, arguments, $0)) }
  }

  private func makeLaunch(_ executable: String, _ arguments: [String], _ home: HomeFolder) -> ProgramLaunch {
    ProgramLaunch(
      executable: executable, arguments: arguments, sharesFirstProcess: commands.sharesFirstProcess, home: home,
      world: programWorld, handlerLifetime: world.handlerLifetime, isOneOfMany: world.isOneOfMany)
  }

  private func endProcesses() {
    // What it has sent in the meantime is checked once more.
    for (kind, launching) in launchings {
      guard case .done(_?) = launching else { continue }
      _ = logs(of: kind)
      if processes[kind]?.takeSubmissions(listens: true).isEmpty == false { forgetLaunch(of: kind) }
    }
    for process in processes.values {
      process.end()
      if process.wasStartedFromFile { mayHaveLeftProcesses = true }
    }
  }

  private var isLaunching: Bool {
    launchings.values.contains { if case .begun = $0 { true } else { false } }
  }

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

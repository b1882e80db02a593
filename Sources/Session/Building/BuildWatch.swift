import SimAppFiles
package import SimDiagnostics
package import SimExtensionBuild
import SimLexicon
package import SimPolling

/// Builds apps, and rebuilds them when their sources change, while a conversation goes on.
///
/// Nothing here waits: the builds run on threads, and the loop that runs the conversation lets the watch go on between
/// two turns.
package final class BuildWatch: PollSource {
  /// An event of a build.
  package enum Event {
    /// The build of an app has ended: the app as it is now, and the result.
    case built(AppSource, AppBuild.Result)
    /// The sources of an app change again and again without the user doing anything.
    case paused(AppSource)
  }

  /// Long enough for editors that write twice.
  private static let rest = Duration.milliseconds(40)
  /// More builds in a row than a person causes: something writes the sources in reaction to the build.
  private static let mostInARow = 8
  /// How soon after a build a save counts as the next of a row: no person is as quick again and again.
  package static let quick = Duration.seconds(1)

  private struct Entry {
    var source: AppSource
    var watcher: FileWatcher?
    var build: AppBuild?
    /// Whether it must be built as soon as no other build is under way.
    var isDue = false
    /// Whether its files must be read again, because they differ from what is in use.
    var isBehind = false
    /// Builds in a row without a word from the user between them.
    var inARow = 0
    /// When the last build ended.
    var lastEnd: ContinuousClock.Instant?
    var isPaused = false
  }

  private var entries: [Entry]
  private let tools: Swift.Result<BuildTools, Diagnostic>
  private let quick: Duration
  private let hearsSaves: Bool

  /// Watches the sources of those apps that have any.
  ///
  /// - Parameters:
  ///   - builds: whether they are built in any case, one after the other, and not only when they are saved.
  ///   - hearsSaves: whether they are built when they are saved.
  ///   - quick: how soon after a build a save can't be a person's.
  package init(
    _ sources: [AppSource], tools: Swift.Result<BuildTools, Diagnostic>, builds: Bool = false, hearsSaves: Bool = true,
    quick: Duration = BuildWatch.quick
  ) {
    self.tools = tools
    self.hearsSaves = hearsSaves
    self.quick = quick
    entries = []
    entries = sources.filter { $0.plan != nil }.map {
      Entry(source: $0, watcher: watcher($0), isDue: builds)
    }
    beginNext()
  }

  /// Begins the next build that is due: several compilers at once would slow each other down.
  private func beginNext() {
    guard !isBuilding, let index = entries.firstIndex(where: \.isDue) else { return }
    entries[index].isDue = false
    entries[index].build = AppBuild(entries[index].source, tools: tools)
  }

  /// Whether something is being built.
  package var isBuilding: Bool { entries.contains { $0.build != nil } }

  /// The user has said something: paused apps are built again, with their last saves.
  package func hasSaid() {
    for index in entries.indices {
      entries[index].inARow = 0
      if entries[index].isPaused {
        entries[index].isPaused = false
        entries[index].watcher = watcher(entries[index].source)
        entries[index].build = AppBuild(entries[index].source, tools: tools, readsAnew: true)
      }
    }
  }

  /// Goes on as far as that is possible without waiting.
  package func advance() -> [Event] {
    var events: [Event] = []
    for index in entries.indices {
      if let changed = entries[index].watcher?.advance(), !changed.isEmpty {
        // While a build is under way its result hasn't been seen: a save counts as part of the row.
        let isAtOnce = entries[index].build != nil || entries[index].lastEnd.map { .now - $0 < quick } ?? false
        entries[index].inARow = isAtOnce ? entries[index].inARow + 1 : 1
        if entries[index].inARow > Self.mostInARow {
          entries[index].isPaused = true
          entries[index].watcher = nil
          events.append(.paused(entries[index].source))
        } else {
          // The build under way is older than the save.
          entries[index].build?.cancel()
          entries[index].isDue = false
          if Self.concernsWords(changed, entries[index].source) { entries[index].isBehind = true }
          entries[index].build = AppBuild(
            entries[index].source, tools: tools, readsAnew: entries[index].isBehind)
        }
      }
      guard let result = entries[index].build?.result else { continue }
      entries[index].build = nil
      entries[index].lastEnd = .now
      if result.wasStopped { continue }
      if entries[index].source.takes(result) || entries[index].source.programs == nil {
        entries[index].isBehind = false
      }
      entries[index].source = entries[index].source.with(result)
      if result.reread != nil, !entries[index].isPaused {
        entries[index].watcher = watcher(entries[index].source)
      }
      events.append(.built(entries[index].source, result))
    }
    beginNext()
    return events
  }

  /// The build under way: the app, and the progress.
  package var underWay: (app: AppSource, progress: BuildProgress)? {
    entries.lazy.compactMap { entry in entry.build.map { (entry.source, $0.progress) } }.first
  }

  /// What to poll for the watchers and the builds.
  package var watched: [Watched] { entries.flatMap { ($0.watcher?.watched ?? []) + ($0.build?.watched ?? []) } }

  /// When the changed files have rested long enough, or a build can be checked again.
  package var deadline: ContinuousClock.Instant? {
    entries.flatMap { [$0.watcher?.deadline, $0.build?.deadline] }.compactMap { $0 }.min()
  }

  /// Whether an app is being built for the first time.
  func isFirstBuild(of app: AppSource) -> Bool {
    entries.contains { entry in
      entry.source.app.identifier == app.app.identifier && (entry.build != nil || entry.isDue)
        && entry.source.programs == nil && !entry.source.isBuildFailed
    }
  }

  /// Ends the builds that are under way.
  package func close() { for entry in entries { entry.build?.cancel() } }

  // MARK: Files

  private func watcher(_ source: AppSource) -> FileWatcher? {
    guard hearsSaves, let plan = source.plan else { return nil }
    return FileWatcher(
      Self.files(of: plan), endings: [".swift", ".intentdefinition", ".strings", ".xcstrings"], rest: Self.rest)
  }

  /// Every file that is built.
  private static func files(of plan: AppPlan) -> [String] {
    var paths = planFiles(of: plan) + wordFiles(of: plan)
    for program in plan.built + [plan.view].compactMap({ $0 }) {
      paths += program.sources + program.reserve + program.definitions
      paths += program.resources.map(\.path)
      for module in program.modules { paths += module.sources + module.definitions }
    }
    return paths
  }

  /// Every file that determines what is built.
  private static func planFiles(of plan: AppPlan) -> [String] {
    let programs = plan.extensions + [plan.view, plan.app, plan.performer].compactMap { $0 }
    // Without a project or a list, their path is the folder; the files beside it aren't the program's.
    return programs.flatMap { [$0.infoPath, $0.place.file].compactMap { $0 } }.filter { !FileReader.isFolder($0) }
  }

  /// Every file, except definitions, that determines what people may say to the app.
  private static func wordFiles(of plan: AppPlan) -> [String] {
    let loaded = plan.loaded
    let intents = loaded.appIntents
    return loaded.vocabularies.map(\.file) + loaded.strings.map(\.file) + loaded.lineFiles.map(\.path)
      + intents.sources + (intents.phrases + intents.texts).map(\.path)
  }

  /// Whether the app's words or its list of sources may have changed: a file that determines them has, or some have
  /// come or gone.
  private static func concernsWords(_ changed: Set<String>, _ source: AppSource) -> Bool {
    guard let plan = source.plan else { return false }
    let known = Set(files(of: plan)).subtracting(planFiles(of: plan) + wordFiles(of: plan) + plan.definitionPaths)
    return !changed.isSubset(of: known)
      || changed.contains { !FileReader.exists($0) || AppIntentFiles.mayDeclare($0) }
  }
}

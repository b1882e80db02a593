import SimAppFiles
package import SimDiagnostics
package import SimExtensionBuild
import SimLexicon
package import SimPolling

/// Builds apps, and rebuilds them when their sources change, while a conversation goes on.
///
/// Nothing here waits: the builds run on threads, and the loop that runs the conversation lets the watch go on between two turns.
package final class BuildWatch: PollSource {
  /// What has happened.
  package enum Event {
    /// The build of an app has ended: the app as it is now, and what came of it.
    case built(AppSource, AppBuild.Result)
    /// The sources of an app change on and on, and nobody asks for it.
    case paused(AppSource)
  }

  /// Editors that write twice are done within it.
  private static let rest = Duration.milliseconds(40)
  /// So many builds in a row are no person's: something writes the sources that the build itself sets off.
  private static let mostInARow = 8
  /// A build is one of a row when something was saved so soon after the last one: no person is as quick again and again.
  package static let quick = Duration.seconds(1)

  private struct Entry {
    var source: AppSource
    var watcher: FileWatcher?
    var build: AppBuild?
    /// It is to be built as soon as nothing else is.
    var isDue = false
    /// Its files are to be read again: they say something else than what goes on.
    var isBehind = false
    /// Builds that followed each other at once, since somebody said something.
    var inARow = 0
    /// When the last build ended.
    var lastEnd: ContinuousClock.Instant?
    var isPaused = false
  }

  private var entries: [Entry]
  private let tools: Swift.Result<BuildTools, Diagnostic>
  private let quick: Duration
  private let hearsSaves: Bool

  /// Watches the sources of apps, of which the others have none.
  ///
  /// - Parameters:
  ///   - builds: whether they are built in any case, one after the other, and not only when they are saved.
  ///   - hearsSaves: whether they are built when they are saved.
  ///   - quick: how soon after a build something is saved that no person saves.
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

  /// Begins what is due: several compilers at once take each other's processors.
  private func beginNext() {
    guard !isBuilding, let index = entries.firstIndex(where: \.isDue) else { return }
    entries[index].isDue = false
    entries[index].build = AppBuild(entries[index].source, tools: tools)
  }

  /// Whether something is being built.
  package var isBuilding: Bool { entries.contains { $0.build != nil } }

  /// Somebody is there: what was paused goes on, with what was saved last.
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
        // While one build is under way nobody has seen yet what came of it: the next one belongs to it.
        let isAtOnce = entries[index].build != nil || entries[index].lastEnd.map { .now - $0 < quick } ?? false
        entries[index].inARow = isAtOnce ? entries[index].inARow + 1 : 1
        if entries[index].inARow > Self.mostInARow {
          entries[index].isPaused = true
          entries[index].watcher = nil
          events.append(.paused(entries[index].source))
        } else {
          // What was being built is older than what was saved.
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

  /// What is under way: the app, and since when.
  package var underWay: (app: AppSource, progress: BuildProgress)? {
    entries.lazy.compactMap { entry in entry.build.map { (entry.source, $0.progress) } }.first
  }

  /// What the watchers and the builds are waited for with.
  package var watched: [Watched] { entries.flatMap { ($0.watcher?.watched ?? []) + ($0.build?.watched ?? []) } }

  /// When the changed files have been left alone, or a build can be looked at again.
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

  /// Everything that a build comes from.
  private static func files(of plan: AppPlan) -> [String] {
    var paths = planFiles(of: plan) + wordFiles(of: plan)
    for program in plan.built + [plan.view].compactMap({ $0 }) {
      paths += program.sources + program.reserve + program.definitions
      paths += program.resources.map(\.path)
      for module in program.modules { paths += module.sources + module.definitions }
    }
    return paths
  }

  /// Everything that says what a build comes from.
  private static func planFiles(of plan: AppPlan) -> [String] {
    let programs = plan.extensions + [plan.view, plan.app, plan.performer].compactMap { $0 }
    // Where there is neither a project nor a list, the folder stands for them; what lies beside it is another's.
    return programs.flatMap { [$0.infoPath, $0.place.file].compactMap { $0 } }.filter { !FileReader.isFolder($0) }
  }

  /// Everything but definitions that says what people may say to the app.
  private static func wordFiles(of plan: AppPlan) -> [String] {
    let loaded = plan.loaded
    let intents = loaded.appIntents
    return loaded.vocabularies.map(\.file) + loaded.strings.map(\.file) + loaded.lineFiles.map(\.path)
      + intents.sources + (intents.phrases + intents.texts).map(\.path)
  }

  /// Whether something else may be said now, or other files may be sources: they say so, or some have come or gone.
  private static func concernsWords(_ changed: Set<String>, _ source: AppSource) -> Bool {
    guard let plan = source.plan else { return false }
    let known = Set(files(of: plan)).subtracting(planFiles(of: plan) + wordFiles(of: plan) + plan.definitionPaths)
    return !changed.isSubset(of: known)
      || changed.contains { !FileReader.exists($0) || AppIntentFiles.mayDeclare($0) }
  }
}

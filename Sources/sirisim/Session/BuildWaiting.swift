import Glibc
import SimCommandLine
import SimExtensionBuild
import SimLexicon
import SimLinting
import SimPolling
import SimSession
import SimShown
import SimTerminalUI

/// Builds the programs of apps before a conversation begins, and shows the progress.
struct BuildWaiting {
  /// How long a build may take before its progress is shown.
  static let moment = Duration.milliseconds(300)

  /// Whether the sources themselves are inspected, too; `doctor` does that itself.
  var inspects = true

  private let line = ProgressLine()

  /// An app after its build; without a result if there was nothing to build, or the build isn't done.
  struct BuiltApp {
    var source: AppSource
    var result: AppBuild.Result?

    /// The remarks on it.
    var news: [Remark] {
      result.map { BuildNotice(app: source.app.displayName(in: ""), path: source.path, result: $0).remarks } ?? []
    }
  }

  /// Builds the apps that have sources, one after the other, and waits for that.
  func build(_ sources: [AppSource], environment: [String: String]) -> [BuiltApp] {
    guard let watch = begin(sources, environment: environment, hearsSaves: false) else {
      return sources.map { BuiltApp(source: $0) }
    }
    return wait(for: watch, of: sources)
  }

  /// Begins to build the apps that have sources; nil if none has.
  ///
  /// - Parameter hearsSaves: whether they are rebuilt when they are saved.
  func begin(_ sources: [AppSource], environment: [String: String], hearsSaves: Bool) -> BuildWatch? {
    guard sources.contains(where: { $0.plan != nil }) else { return nil }
    let inspection = inspects ? (try? LanguageLibrary.found(nil)).map(ProgramInspection.init) : nil
    let inspected = sources.map { source in
      var source = source
      if let inspection { source.inspect = inspection.findings }
      return source
    }
    return BuildWatch(
      inspected, tools: BuildTools.find(environment: environment), builds: true, hearsSaves: hearsSaves)
  }

  /// Waits until all apps are built.
  ///
  /// - Parameter end: when to stop waiting; nil for never.
  func wait(for watch: BuildWatch, of sources: [AppSource], until end: ContinuousClock.Instant? = nil) -> [BuiltApp] {
    var apps = sources.map { BuiltApp(source: $0) }
    var begun: ContinuousClock.Instant?
    var longReported: ContinuousClock.Instant?
    while watch.isBuilding, end.map({ .now < $0 }) ?? true {
      if let (app, progress) = watch.underWay {
        report(app.app.displayName(in: ""), progress, &begun, &longReported)
      }
      _ = Poll.wait(for: [watch, TimerSource(min(end ?? .now + .milliseconds(100), .now + .milliseconds(100)))])
      for case .built(let source, let result) in watch.advance() {
        // Of two apps with one identifier, the first is built first.
        let isMeant = { (app: BuiltApp) in app.source.app.identifier == source.app.identifier && app.result == nil }
        guard let index = apps.firstIndex(where: isMeant) else { continue }
        apps[index] = BuiltApp(source: source, result: result)
      }
    }
    line.show("")
    return apps
  }

  /// Reports the progress of a build: every second on a terminal, once in a file or a pipe.
  private func report(
    _ name: String, _ progress: BuildProgress, _ begun: inout ContinuousClock.Instant?,
    _ longReported: inout ContinuousClock.Instant?
  ) {
    let text = "building \(name): \(progress.words)"
    if !line.isShown, progress.seconds > 1, begun != progress.since {
      begun = progress.since
      Console.write("sirisim: \(text)\n", to: STDERR_FILENO)
    }
    if .now - progress.since > Self.moment { line.show(text, ", \(BuildNotice.seconds(progress.seconds))") }
    if progress.seconds > BuildNotice.long, longReported != progress.since {
      longReported = progress.since
      line.show("")
      Console.write(
        "sirisim: the compiler has been at '\(name)' for a minute; Ctrl-C ends it\n", to: line.terminal ?? STDERR_FILENO
      )
    }
  }
}

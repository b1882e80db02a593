import Glibc
import SimCommandLine
import SimExtensionBuild
import SimLexicon
import SimLinting
import SimPolling
import SimSession
import SimShown
import SimTerminalUI

/// Builds the programs of apps before a conversation begins, and shows on the error output how far they are.
struct BuildWaiting {
  /// Whether the sources themselves are looked at, too; the doctor does so himself.
  var inspects = true

  private let progress = ProgressLine()
  /// What somebody types meanwhile; nil where nobody is listened to.
  var typed: TypedMeanwhile?

  /// An app as it is after its build; without a result where there was nothing to build.
  struct BuiltApp {
    var source: AppSource
    var result: AppBuild.Result?

    /// What there is to say of it.
    var news: [Remark] {
      result.map { BuildNotice(app: source.app.displayName(in: ""), result: $0).remarks } ?? []
    }
  }

  /// Builds what has sources, one app after the other.
  ///
  /// - Throws: `EndedMeanwhile` when somebody has typed that it is to end.
  func build(_ sources: [AppSource], environment: [String: String]) throws(EndedMeanwhile) -> [BuiltApp] {
    guard sources.contains(where: { $0.plan != nil }) else { return sources.map { BuiltApp(source: $0) } }
    let tools = BuildTools.find(environment: environment)
    let inspection = inspects ? (try? LanguageLibrary.found(nil)).map(ProgramInspection.init) : nil
    var apps: [BuiltApp] = []
    for var source in sources {
      if let inspection { source.inspect = inspection.findings }
      if let build = AppBuild(source, tools: tools) {
        let result = try wait(for: build)
        apps.append(BuiltApp(source: source.with(result), result: result))
      } else {
        apps.append(BuiltApp(source: source))
      }
    }
    return apps
  }

  private func wait(for build: AppBuild) throws(EndedMeanwhile) -> AppBuild.Result {
    let name = build.source.app.displayName(in: "")
    var isLongReported = false
    while true {
      if let result = build.result {
        progress.show("")
        return result
      }
      let seconds = build.progress.seconds
      // Nobody wonders in the first moment.
      if seconds > 0.3 {
        progress.show("building \(name): \(build.progress.step.words), \(BuildNotice.seconds(seconds))")
      }
      if seconds > BuildNotice.long, !isLongReported {
        isLongReported = true
        Console.write(
          "sirisim: the compiler has been at '\(name)' for a minute; Ctrl-C ends it\n", to: STDERR_FILENO)
      }
      var sources: [any PollSource] = [build, TimerSource(.now + .milliseconds(100))]
      if let typed, !typed.isAtEnd { sources.append(ReadableSource(STDIN_FILENO)) }
      let ready = Poll.wait(for: sources)
      if let typed, ready.contains(STDIN_FILENO), typed.take() {
        progress.show("")
        build.cancel()
        BuildProcesses.endAll()
        throw EndedMeanwhile()
      }
    }
  }
}

import Glibc
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimSession
import SimShown
import SimTerminalUI
import SimText

/// Builds the programs of apps before a conversation begins, and shows on the error output how far they are.
struct BuildWaiting {
  /// When it is told that a build takes long.
  private static let long = 60.0

  private let showsProgress = isatty(STDERR_FILENO) == 1

  /// - Returns: the apps, those that were built with their programs, and what there is to say of it.
  func build(_ sources: [AppSource], environment: [String: String]) -> (sources: [AppSource], news: [Remark]) {
    guard sources.contains(where: { $0.plan != nil }) else { return (sources, []) }
    let tools = BuildTools.find(environment: environment)
    var news: [Remark] = []
    let built = sources.map { source -> AppSource in
      guard let build = AppBuild(source, tools: tools) else { return source }
      let result = wait(for: build)
      let name = source.app.displayName(in: "en")
      news += BuildNotice(app: name, result: result).remarks
      return build.source.with(result)
    }
    return (built, news)
  }

  func wait(for build: AppBuild) -> AppBuild.Result {
    let name = build.source.app.displayName(in: "en")
    var isLongTold = false
    while true {
      if let result = build.result {
        show("")
        return result
      }
      let seconds = build.progress.seconds
      // Nobody wonders in the first moment.
      if seconds > 0.3 { show("building \(name): \(build.progress.step.words), \(BuildNotice.seconds(seconds))") }
      if seconds > Self.long, !isLongTold {
        isLongTold = true
        Console.write(
          "sirisim: the compiler has been at '\(name)' for a minute; Ctrl-C ends it\n", to: STDERR_FILENO)
      }
      _ = Poll.wait(for: [build, TimerSource(.now + .milliseconds(100))])
    }
  }

  /// Writes over the line of before.
  private func show(_ text: String) {
    guard showsProgress else { return }
    _ = DescriptorWriter.write("\r\u{1B}[K" + SafeText.oneLine(text), to: STDERR_FILENO)
  }
}

import SimCommandLine
import SimScreen
import SimShown
import SimTerminalUI

extension SessionRunner {
  func demo(_ request: DemoRequest) throws -> Int32 {
    let played = try PlayedTranscript(
      request.file,
      library: libraryForTranscripts(
        ConversationSettings(vocabulary: request.vocabulary), apps: request.apps, isScripted: request.isScripted),
      isScripted: request.isScripted)
    var options = request.options
    if let chapter = request.chapter {
      options.chapter = try PlayedTranscript.chapter(
        chapter, of: played.screenplay.chapters.map(\.title), in: request.file)
    }
    let status = DemoMode.run(played.screenplay, options: options, display: request.display)
    guard status == ExitStatus.success else { return status }
    let holds = played.holds(orReporting: "the run that was played is not what the transcript expects")
    return holds ? ExitStatus.success : ExitStatus.failed
  }
}

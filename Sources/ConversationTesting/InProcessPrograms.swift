import SimCatalog
import SimExtensionRunner
import SimExtensionWire
import SimPolling
import SimSession

/// An app that only has an extension, which is called in the test's own process.
///
/// Its files, clock and user defaults are the test's: going back in the conversation doesn't restore them.
final class InProcessPrograms: Programs {
  private enum Work {
    case nothing
    case answered(ProgramAnswer)
    case asking(BackgroundJob<InProcessExtension.Outcome>)
  }

  private let program: InProcessExtension
  private let name: String
  private var work = Work.nothing
  private var logs: [ProgramLog] = []
  var voiceShortcuts: [VoiceShortcut] = []
  private var submissions: [AppSubmission] = []

  /// - Parameter name: the app's, for messages about its program.
  init(_ program: InProcessExtension, name: String) {
    self.program = program
    self.name = name
  }

  func begin(_ request: ProgramRequest) {
    switch request {
    case .call, .observe, .stopObserving: ask(request)
    case .configureView: work = .answered(.view(nil))
    case .enter: work = .answered(.app(AppAnswer(accepted: false)))
    case .launch: work = .answered(.launched(nil))
    case .giveUp, .setClock, .setDefault, .setVoiceShortcuts, .ping: work = .answered(.done)
    }
  }

  func beginKeepingFiles() { work = .answered(.kept(ProgramSnapshot())) }

  private func ask(_ request: ProgramRequest) {
    let (program, shortcuts) = (program, voiceShortcuts)
    work = .asking(
      BackgroundJob { _ in
        _ = program.answer(.setVoiceShortcuts(shortcuts))
        return program.answer(request)
      })
  }

  func advance() -> ProgramAnswer? {
    switch work {
    case .nothing: return nil
    case .answered(let answer):
      work = .nothing
      return answer
    case .asking(let job):
      guard let outcome = job.output else { return nil }
      work = .nothing
      submissions += outcome.submissions
      logs += outcome.late.map { ProgramLog(program: "\(name) extension", stream: .error, text: $0.sentence) }
      if case .success(.done) = outcome.reply { return .done }
      return .handler(Self.answer(outcome.reply))
    }
  }

  private static func answer(_ reply: Result<WireReply, InProcessExtension.Failure>) -> HandlerAnswer {
    switch reply {
    case .success(.handler(let answer)): answer
    case .success(let other):
      HandlerAnswer(outcome: .failed(.unreadable(message: "an answer to another request: \(other)")))
    case .failure(let failure): HandlerAnswer(outcome: .failed(failure.fault))
    }
  }

  var watched: [Watched] { if case .asking(let job) = work { job.watched } else { [] } }

  var deadline: ContinuousClock.Instant? {
    switch work {
    case .nothing: nil
    case .answered: .now
    case .asking(let job): job.deadline
    }
  }

  func stop() { work = .nothing }

  func takeLogs() -> [ProgramLog] {
    defer { logs = [] }
    return logs
  }

  func takeSubmissions(listens: Bool) -> [AppSubmission] {
    defer { submissions = [] }
    return submissions
  }

  func prepare(startsExtensions: Bool) {}
  func restore(_ snapshot: ProgramSnapshot) {}
  func takeOver(from other: any Programs) {}
  var executables: [String] { [] }
  func unstartedCopy() -> (any Programs)? { nil }
  func close() { stop() }
}

import SimCatalog
import SimPolling

@testable import SimSession

/// An app whose extension is a stub: the app itself, of which a stub knows nothing, does what the transcript's trace says.
final class StubbedPrograms: Programs {
  private let stub: any Programs
  private let script: any Programs
  /// Whose answer is waited for.
  private var isStubAsked = false

  init(stub: any Programs, script: any Programs) {
    self.stub = stub
    self.script = script
  }

  func begin(_ request: ProgramRequest) {
    isStubAsked = Self.isForHandler(request)
    (isStubAsked ? stub : script).begin(request)
  }

  func beginKeepingFiles() {
    isStubAsked = true
    stub.beginKeepingFiles()
  }

  private static func isForHandler(_ request: ProgramRequest) -> Bool {
    switch request {
    case .call, .observe, .stopObserving, .giveUp, .setClock, .setDefault: true
    case .configureView, .enter, .launch, .setVoiceShortcuts, .ping: false
    }
  }

  func advance() -> ProgramAnswer? { isStubAsked ? stub.advance() : script.advance() }
  func stop() { stub.stop() }
  var voiceShortcuts: [VoiceShortcut] = []
  func prepare(startsExtensions: Bool) { stub.prepare(startsExtensions: startsExtensions) }
  func takeLogs() -> [ProgramLog] { stub.takeLogs() }
  func takeSubmissions(listens: Bool) -> [AppSubmission] { stub.takeSubmissions(listens: listens) }
  func restore(_ snapshot: ProgramSnapshot) { stub.restore(snapshot) }
  func takeOver(from other: any Programs) {}
  var executables: [String] { [] }
  func unstartedCopy() -> (any Programs)? { nil }
  func close() { stub.close() }
  var watched: [Watched] { stub.watched }
  var deadline: ContinuousClock.Instant? { stub.deadline }
}

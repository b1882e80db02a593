public import Intents
import SimAppFiles
public import SimExtensionRunner
import SimLexicon
import SimSession

/// An extension that is called in the test's own process, with what Siri knows of its app.
///
/// ```swift
/// let extension = TestedExtension(IntentHandler.self, vocabulary: "Sources/MyExtension")
/// ```
public struct TestedExtension: Sendable {
  let principal: INExtension.Type
  /// The folder with the extension's Info.plist and its vocabularies.
  let vocabulary: String
  let intents: IntentBindings
  let callLimit: Duration?

  /// - Parameters:
  ///   - principal: the extension's principal class.
  ///   - vocabulary: the folder with its Info.plist, and with AppIntentVocabulary.plist if there is one; relative to
  ///     the folder that `swift test` is run in.
  ///   - intents: SiriKit's, and the app's own if it has some.
  ///   - callLimit: how long a call may take; while a debugger is attached there is no limit.
  public init(
    _ principal: INExtension.Type, vocabulary: String, intents: IntentBindings = .siriKit,
    callLimit: Duration = .seconds(10)
  ) {
    self.principal = principal
    self.vocabulary = vocabulary
    self.intents = intents
    self.callLimit = Self.isDebugged ? nil : callLimit
  }

  /// A library of the extension's app alone.
  func library() throws -> SessionLibrary {
    try SessionLibrary.open(apps: [vocabulary], environment: ProcessVariables.all).get()
  }

  /// - Parameter turnLimit: how long a turn may take: a call is awaited no longer than that.
  func replay(in library: SessionLibrary, turnLimit: Duration? = nil) -> TranscriptReplay {
    let (principal, intents) = (UncheckedType(principal), intents)
    // The turn ends first, whatever the call is doing.
    let limit = [callLimit, turnLimit.map { $0 + .seconds(1) }].compactMap { $0 }.min()
    return TranscriptReplay(
      library: library,
      options: TranscriptReplay.Options(programs: { source in
        let program = InProcessExtension(principal.type, bindings: intents, limit: limit)
        return InProcessPrograms(program, name: source.app.identifier)
      }))
  }

  /// Whether a debugger watches this process (proc(5), TracerPid).
  static var isDebugged: Bool {
    let status = try? FileReader.bytes(of: "/proc/self/status")
    let text = String(decoding: status ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    return line.map { !$0.hasSuffix("\t0") } ?? false
  }
}

/// A class, which may be used from every thread.
private struct UncheckedType: @unchecked Sendable {
  let type: INExtension.Type
  init(_ type: INExtension.Type) { self.type = type }
}

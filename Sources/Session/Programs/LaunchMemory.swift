import SimAppFiles
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import SimText
import Synchronization

/// What apps told when they were launched: where everything is the same that a launch can find, it needn't be run again.
///
/// Remembered is a launch that has left nothing but what it told: no file in its home, and no thread at work. The app itself is
/// launched when it is first asked for something.
package final class LaunchMemory: Sendable {
  /// All that a launch can find: the program, what it is given, and the world around it.
  struct Key: Hashable {
    /// What the program is called in what it prints.
    let program: String
    private let executable: String
    private let file: FileMark
    private let arguments: [String]
    private let world: ProgramWorld
    private let defaults: [String: String]
    private let files: [WorldFile]
    private let handlerLifetime: HandlerLifetime

    /// Nil where the program reaches what isn't said here: the network, or files of others.
    init?(
      program: String, executable: String, arguments: [String], world: ProgramWorld, defaults: [String: String],
      files: [WorldFile], handlerLifetime: HandlerLifetime
    ) {
      guard world.isIsolated, let file = FileMark(of: executable) else { return nil }
      (self.program, self.executable, self.file, self.arguments) = (program, executable, file, arguments)
      (self.world, self.defaults, self.files, self.handlerLifetime) = (world, defaults, files, handlerLifetime)
    }

    private static let host = VocabularyFolder.programPath().flatMap(FileMark.init(of:))?.text ?? ""

    /// All of it in a line, the same in every run of this very sirisim: another one may speak of launches in another way.
    var text: String {
      let clock = world.clock
      var parts = [
        Self.host, program, executable, file.text, world.zone, String(world.seed), world.siriAuthorization.rawValue,
        handlerLifetime.rawValue,
        [clock.year, clock.month, clock.day, clock.hour, clock.minute, clock.second].map(String.init).joined(
          separator: "-"),
      ]
      parts += [arguments, world.languages].map { $0.joined(separator: "\t") }
      parts += [world.environment, defaults].map { entries in
        entries.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\t")
      }
      for file in files {
        var contents = Fingerprint()
        contents.add(field: file.content)
        parts.append("\(file.path) \(contents.digits)")
      }
      return parts.joined(separator: "\u{1F}").split(whereSeparator: \.isNewline).joined(separator: "\u{1E}")
    }
  }

  /// What a launch hands over beside its answer.
  struct Output: Hashable {
    var logs: [ProgramLog] = []
    var submissions: [AppSubmission] = []

    mutating func add(_ other: Output) {
      logs += other.logs
      submissions += other.submissions
    }
  }

  /// A launch that was run.
  struct Remembered: Hashable {
    var launch: Launch
    var output: Output
  }

  private enum Entry {
    case remembered(Remembered)
    /// It goes on telling by itself: it is run each time.
    case restless
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let kept: LaunchFiles?

  /// A memory of no launch.
  ///
  /// - Parameter kept: where launches are remembered from one run to the next; nil where they aren't.
  package init(kept: LaunchFiles? = nil) { self.kept = kept }

  subscript(key: Key) -> Remembered? {
    entries.withLock { entries in
      switch entries[key] {
      case .remembered(let launch): return launch
      case .restless: return nil
      case nil:
        let launch = kept?.read(key)
        if let launch { entries[key] = .remembered(launch) }
        return launch
      }
    }
  }

  func remember(_ launch: Remembered, for key: Key) {
    let isNew = entries.withLock { entries in
      guard entries[key] == nil else { return false }
      entries[key] = .remembered(launch)
      return true
    }
    if isNew { kept?.write(launch, for: key) }
  }

  /// The app has told more by itself after its launch, in a conversation that has run it.
  func forget(_ key: Key) {
    entries.withLock { $0[key] = .restless }
    kept?.remove(key)
  }
}

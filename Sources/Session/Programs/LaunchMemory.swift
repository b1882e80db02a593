import SimAppFiles
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import SimText
import Synchronization

/// What apps sent when they were launched: if everything that a launch can find is the same, it needn't be run again.
///
/// A launch is remembered if it left nothing but what it sent: no file in its home, and no running thread. The app
/// itself is launched when it is first asked for something.
package final class LaunchMemory: Sendable {
  /// All that a launch can find: the program, what it is given, and the world around it.
  struct Key: Hashable {
    /// The program's name in what it prints.
    let program: String
    private let executable: String
    private let file: FileMark
    private let arguments: [String]
    private let world: ProgramWorld
    private let defaults: [String: String]
    private let files: [WorldFile]
    private let handlerLifetime: HandlerLifetime

    /// Nil if the program can reach something that the key doesn't hold: the network, or other programs' files.
    init?(
      program: String, executable: String, arguments: [String], world: ProgramWorld, defaults: [String: String],
      files: [WorldFile], handlerLifetime: HandlerLifetime
    ) {
      guard world.isIsolated, let file = FileMark(of: executable) else { return nil }
      (self.program, self.executable, self.file, self.arguments) = (program, executable, file, arguments)
      (self.world, self.defaults, self.files, self.handlerLifetime) = (world, defaults, files, handlerLifetime)
    }

    private static let host = VocabularyFolder.programPath().flatMap(FileMark.init(of:))?.text ?? ""

    /// All of it in a line, the same in every run of this version of sirisim: another one may format launches
    /// differently.
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

  /// What a launch hands over apart from its answer.
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
    /// It goes on sending by itself, so it is run each time.
    case restless
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let kept: LaunchFiles?

  /// A memory of no launch.
  ///
  /// - Parameter kept: keeps launches from one run to the next; nil if they aren't kept.
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

  /// Forgets a launch after which a conversation has seen the app send more by itself.
  func forget(_ key: Key) {
    entries.withLock { $0[key] = .restless }
    kept?.remove(key)
  }
}

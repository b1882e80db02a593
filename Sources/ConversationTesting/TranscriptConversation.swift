import SimAppFiles
import SimDiagnostics
import SimSession
import SimTranscripts
public import Testing

/// One conversation of a transcript: an argument for a test.
public struct TranscriptConversation: Hashable, Sendable, Codable, Identifiable, CustomStringConvertible {
  /// The path of its file.
  public let file: String
  /// The index of the conversation in the file, from 0.
  public let index: Int
  /// Its title; nil without one.
  public let title: String?

  /// A conversation by its index in a file, from 0.
  public init(file: String, index: Int, title: String? = nil) {
    self.file = file
    self.index = index
    self.title = title
  }

  /// The same in every run, so that one conversation can be tested again by itself.
  public var id: String { "\(file)#\(index)" }

  /// The file, and the title or the number of the conversation in it.
  public var description: String { "\(file): \(title ?? "conversation \(index + 1)")" }

  /// Plays it against the apps' own programs.
  ///
  /// - Parameters:
  ///   - apps: folders of apps, or projects; empty for the sample apps.
  ///   - builds: whether their programs are built from their sources, once in a run of tests.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  public func replay(apps: [String] = [], builds: Bool = true, strict: Bool = true) async -> Transcripts.Verdict {
    await Transcripts.replay(file, conversation: index, strict: strict) {
      let library = try BuiltLibrary.open(apps, builds: builds)
      return (library, TranscriptReplay(library: library))
    }
  }

  /// Plays it against an extension that runs in this process.
  ///
  /// - Parameters:
  ///   - tested: the extension.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  public func replay(with tested: TestedExtension, strict: Bool = true) async -> Transcripts.Verdict {
    await Transcripts.replay(file, conversation: index, strict: strict) {
      let library = try tested.library()
      return (library, tested.replay(in: library))
    }
  }

  /// Expects that it holds against an extension that runs in this process.
  ///
  /// Each turn that differs is a failure at the caller's line; the differences, and the file as `sirisim accept` would
  /// write it, are attachments.
  ///
  /// - Parameters:
  ///   - tested: the extension.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  /// - Returns: whether it holds.
  @discardableResult
  public func expectHolds(
    with tested: TestedExtension, strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    tell(await replay(with: tested, strict: strict), sourceLocation)
  }

  /// Expects that it holds against the apps' own programs.
  ///
  /// - Parameters:
  ///   - apps: folders of apps, or projects; empty for the sample apps.
  ///   - builds: whether their programs are built from their sources, once in a run of tests.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  /// - Returns: whether it holds.
  @discardableResult
  public func expectHolds(
    apps: [String] = [], builds: Bool = true, strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    tell(await replay(apps: apps, builds: builds, strict: strict), sourceLocation)
  }

  private func tell(_ verdict: Transcripts.Verdict, _ place: SourceLocation) -> Bool {
    guard !verdict.differences.isEmpty else { return true }
    let name = file.split(separator: "/").last.map(String.init) ?? "transcript.talk"
    Attachment.record(verdict.differences, named: name + ".diff", sourceLocation: place)
    if let accepted = verdict.accepted { Attachment.record(accepted, named: name + ".new", sourceLocation: place) }
    for difference in verdict.turns { Issue.record(Comment(rawValue: difference), sourceLocation: place) }
    return false
  }
}

extension TranscriptConversation: CustomTestStringConvertible {
  /// The file's name, and the title or the number of the conversation in it.
  public var testDescription: String {
    "\(file.split(separator: "/").last ?? ""): \(title ?? "conversation \(index + 1)")"
  }
}

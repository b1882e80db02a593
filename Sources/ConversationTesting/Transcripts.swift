import SimAppFiles
import SimDiagnostics
import SimSession
import SimTranscripts

/// A folder of transcripts as tests: one file, one test.
///
/// ```swift
/// @Test(arguments: Transcripts("Transcripts").files)
/// func replay(_ file: String) { #expect(Transcripts.replay(file).differences == "") }
/// ```
public struct Transcripts: Sendable {
  /// The paths of the `.talk` files, sorted; empty when there are none.
  public let files: [String]

  /// - Parameter folder: a folder, or one file.
  public init(_ folder: String) {
    var problems: [Diagnostic] = []
    files = FileSearch.files([folder], ending: ".talk", diagnostics: &problems)
  }

  /// What came of one transcript.
  public struct Verdict: Sendable {
    /// Every difference, with its place, in the transcript's own notation; empty when the transcript passes.
    public let differences: String
    /// Turns that say nothing of what must come.
    public let uncheckedTurns: Int
  }

  /// Plays one transcript against the apps' own code.
  ///
  /// - Parameters:
  ///   - file: the path of a `.talk` file.
  ///   - apps: folders of apps; none stands for the sample apps.
  ///   - strict: whether a turn that checks nothing is a difference.
  public static func replay(_ file: String, apps: [String] = [], strict: Bool = true) -> Verdict {
    let library: SessionLibrary
    switch SessionLibrary.open(apps: apps, environment: ProcessVariables.all) {
    case .success(let opened): library = opened
    case .failure(let problem): return Verdict(differences: DiagnosticPrinter().text(of: problem), uncheckedTurns: 0)
    }
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: file, diagnostics: &problems) else {
      return Verdict(differences: problems.map(DiagnosticPrinter().text(of:)).joined(), uncheckedTurns: 0)
    }
    let result = TranscriptReplay(library: library).run(
      TalkFile.parse(text, file: file, catalog: library.catalog, words: library.talkWords))
    return Verdict(differences: result.report(strict: strict), uncheckedTurns: result.uncheckedCount)
  }
}

import SimAppFiles
import SimDiagnostics

/// The `.talk.new` files that `replay --write-new` has left beside transcripts.
struct NewFiles {
  /// A file that is of no use, and why.
  struct Stale: Hashable {
    enum Cause: String {
      case same = "the transcript says the same"
      case noTranscript = "there is no such transcript"
      case damaged = "it is no text any more"
    }

    let path: String
    let cause: Cause
  }

  private static let ending = ".talk.new"

  /// Those without anything new, in the order of the paths.
  static func stale(beside paths: [String]) -> [Stale] {
    // A folder without any is no problem.
    var ignored: [Diagnostic] = []
    let searched = paths.map { path in
      FileReader.isFolder(path) || path.hasSuffix(ending) ? path : path + ".new"
    }
    var seen: Set<String> = []
    return FileSearch.files(searched, ending: ending, diagnostics: &ignored).compactMap { path in
      guard path.hasSuffix(ending), seen.insert(path).inserted else { return nil }
      let transcript = String(path.dropLast(".new".count))
      guard FileReader.exists(transcript) else { return Stale(path: path, cause: .noTranscript) }
      guard let new = try? FileReader.bytes(of: path) else { return nil }
      if String(validating: new, as: UTF8.self) == nil { return Stale(path: path, cause: .damaged) }
      return (try? FileReader.bytes(of: transcript)) == new ? Stale(path: path, cause: .same) : nil
    }
  }
}

import SimAppFiles
public import SimDiagnostics

/// The file of a recording. It is whole after every turn: what was said before a crash is there.
public struct RecordingFile {
  public let path: String
  private let recording: Recording

  /// Begins a recording; a file that exists stays as it is.
  public static func create(_ path: String, recording: Recording) -> Result<RecordingFile, Diagnostic> {
    guard !FileReader.exists(path) else {
      return .failure(
        Diagnostic(.error, "'\(path)' is there already; a recording overwrites nothing, so name another file"))
    }
    let file = RecordingFile(path: path, recording: recording)
    if let problem = file.write([]) { return .failure(problem) }
    return .success(file)
  }

  /// Writes all turns.
  ///
  /// - Returns: what went wrong; the file as it was before is still there then.
  public func write(_ turns: [Turn]) -> Diagnostic? {
    do {
      try FileWriter.write(recording.text(of: turns), to: path)
      return nil
    } catch {
      return error
    }
  }
}

import SimAppFiles
package import SimDiagnostics

/// The file of a recording. It is whole after every turn: what was said before a crash is there.
package final class RecordingFile {
  /// The file that is written.
  package let path: String
  private let recording: Recording
  /// The contents of the file; nil when it must be rewritten.
  private var written: (turns: Int, bytes: Int)?

  private init(path: String, recording: Recording) {
    self.path = path
    self.recording = recording
  }

  /// Begins a recording with the turns so far; an existing file isn't touched.
  package static func create(
    _ path: String, recording: Recording, turns: [SessionTurn] = []
  ) -> Result<RecordingFile, Diagnostic> {
    guard !FileReader.exists(path) else {
      return .failure(
        Diagnostic(.error, "'\(path)' is there already; a recording overwrites nothing, so name another file"))
    }
    let file = RecordingFile(path: path, recording: recording)
    if let problem = file.write(turns) { return .failure(problem) }
    return .success(file)
  }

  /// Writes all turns again, after they have changed.
  ///
  /// - Returns: what went wrong; the old file is still there then.
  package func write(_ turns: [SessionTurn]) -> Diagnostic? {
    written = nil
    let text = recording.text(of: turns)
    do {
      try FileWriter.write(text, to: path)
    } catch {
      return error
    }
    written = (turns.count, text.utf8.count)
    return nil
  }

  /// Appends a turn at a cost that doesn't grow with the number of turns.
  ///
  /// - Parameter turns: all of them, including the new one, in case the file must be rewritten.
  /// - Returns: what went wrong; the next turn then writes all of them.
  package func append(_ turn: SessionTurn, to turns: [SessionTurn]) -> Diagnostic? {
    // The first turn follows the header; and redaction searches all turns.
    guard !recording.isRedacted, let written, written.turns > 0, written.turns == turns.count - 1 else {
      return write(turns)
    }
    let text = "\n" + recording.text(of: turn)
    do {
      guard try FileWriter.append(text, to: path, after: written.bytes) else { return write(turns) }
    } catch {
      self.written = nil
      return error
    }
    self.written = (turns.count, written.bytes + text.utf8.count)
    return nil
  }
}

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

  /// Begins a recording with the turns so far; a file that exists stays as it is.
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

  /// Writes all turns again, for turns that have changed.
  ///
  /// - Returns: what went wrong; the file as it was before is still there then.
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

  /// Writes one more turn after the others, at a cost that doesn't grow with them.
  ///
  /// - Parameter turns: all of them, the new one included, for a file that has to be rewritten.
  /// - Returns: what went wrong; the next turn writes them all.
  package func append(_ turn: SessionTurn, to turns: [SessionTurn]) -> Diagnostic? {
    // The first one stands below the header; what is taken out is looked for in all of them.
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

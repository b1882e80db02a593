import Glibc
import SimAppFiles
import SimExtensionWire
import SimText

/// Launches that are remembered from one run of sirisim to the next, so that a conversation of one sentence needn't
/// launch apps that it isn't about.
///
/// A file holds the key, then what the app sent, as it came over the wire and in this order. Any of them may be
/// deleted.
package struct LaunchFiles: Sendable {
  private let folder: String
  /// They are small, and there is one for each app and world.
  private static let most = 500

  /// The files of the user whose environment this is; nil when it names no place.
  package init?(environment: [String: String]) {
    guard let folder = CacheFolder.path(of: "launches", environment: environment) else { return nil }
    self.folder = folder
  }

  init(folder: String) { self.folder = folder }

  private enum Mark {
    static let output = "output "
    static let error = "error "
  }

  /// - Parameter key: as its file has it.
  private func path(of key: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(field: key)
    return "\(folder)/\(fingerprint.digits)"
  }

  /// - Returns: nil where there is none, or none that can be read.
  func read(_ key: LaunchMemory.Key) -> LaunchMemory.Remembered? {
    let written = key.text
    guard let bytes = try? FileReader.bytes(of: path(of: written)), bytes.starts(with: "\(written)\n".utf8) else {
      return nil
    }
    var output = LaunchMemory.Output()
    var launch: Launch?
    for line in bytes.dropFirst(written.utf8.count + 1).split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Mark.output.utf8) {
        output.logs.append(log(.output, line.dropFirst(Mark.output.utf8.count), key))
      } else if line.starts(with: Mark.error.utf8) {
        output.logs.append(log(.error, line.dropFirst(Mark.error.utf8.count), key))
      } else {
        switch try? WireCodec.decodeReply(Array(line)) {
        case .launched(let answer): launch = answer
        case .submitted(let submission): output.submissions.append(submission)
        default: return nil
        }
      }
    }
    // It is written last: without it the file isn't complete.
    return launch.map { LaunchMemory.Remembered(launch: $0, output: output) }
  }

  private func log(_ stream: ProgramLog.Stream, _ text: ArraySlice<UInt8>, _ key: LaunchMemory.Key) -> ProgramLog {
    ProgramLog(program: key.program, stream: stream, text: String(decoding: text, as: UTF8.self))
  }

  /// Keeps a launch; errors are ignored.
  func write(_ remembered: LaunchMemory.Remembered, for key: LaunchMemory.Key) {
    let written = key.text
    var text = written + "\n"
    for log in remembered.output.logs { text += (log.stream == .output ? Mark.output : Mark.error) + log.text + "\n" }
    for submission in remembered.output.submissions { text += line(.submitted(submission)) }
    text += line(.launched(remembered.launch))
    FileWriter.makeFolder(folder, permissions: 0o700)
    try? FileWriter.write(text, to: path(of: written))
    tidy()
  }

  private func line(_ reply: WireReply) -> String { String(decoding: WireCodec.encode(reply), as: UTF8.self) }

  func remove(_ key: LaunchMemory.Key) { unlink(path(of: key.text)) }

  /// Removes the oldest files, if there are many.
  func tidy() {
    let files = FileReader.entries(of: folder).filter { !$0.isFolder }.map { folder + "/" + $0.name }
    guard files.count > Self.most else { return }
    let byAge = files.map { path in
      var status = stat()
      return (path: path, written: lstat(path, &status) == 0 ? status.st_mtim.tv_sec : 0)
    }
    for file in byAge.sorted(by: { $0.written < $1.written }).dropLast(Self.most / 2) { unlink(file.path) }
  }
}

import SimExtensionWire
import SimText

/// What to do next when transcripts fail: the commands that accept the changes, or show them.
struct ReplayAdvice {
  private let request: ReplayRequest
  private var acceptable: [String] = []
  private var others: [String] = []

  init(_ request: ReplayRequest) { self.request = request }

  /// Adds a transcript that fails.
  ///
  /// - Parameter canBeAccepted: whether accepting would change the file: not if a forbidden text came, or a line can't
  ///   be read.
  mutating func add(_ path: String, canBeAccepted: Bool) {
    if canBeAccepted { acceptable.append(path) } else { others.append(path) }
  }

  /// A line for each thing to do; empty if nothing failed.
  var lines: [String] {
    var lines: [String] = []
    if !acceptable.isEmpty {
      if request.isScripted {
        lines.append("mend the traces that contradict each other, or let the handler answer: \(command("replay"))")
      }
      let scripted = request.isScripted ? ["--script"] : []
      let wording = request.compared == .wording ? ["--wording"] : []
      lines.append("if what came is right: \(command("accept", wording + scripted))")
      if request.compared == .both { lines.append("to decide turn by turn: \(command("review", scripted))") }
      if !request.writesNew {
        let options = request.isScripted ? ["--write-new", "--script"] : ["--write-new"]
        lines.append("to see it as a file, FILE.new: \(command("replay", options))")
      }
    }
    if !others.isEmpty { lines.append("to be mended by hand, where the report points: \(shown(others))") }
    return lines
  }

  /// A command with the options that choose the handlers.
  private func command(_ name: String, _ flags: [String] = []) -> String {
    var words = ["sirisim", name] + flags
    for app in request.apps { words += ["--path", app] }
    if let folder = request.options.vocabulary { words += ["--vocabulary", folder] }
    if request.options.handlerLifetime != .call {
      words += ["--handler-lifetime", request.options.handlerLifetime.rawValue]
    }
    if !request.options.isFenced { words.append("--no-fence") }
    return shown(words) + " " + shown(acceptable.count > 3 ? request.paths : acceptable)
  }

  /// Words quoted for a shell.
  private func shown(_ words: [String]) -> String {
    words.map { word in
      let text = SafeText.oneLine(word)
      let isPlain =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
          byte >= 0x80 || Self.plain.contains(byte)
        }
      return isPlain
        ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:+@%=".utf8)
}

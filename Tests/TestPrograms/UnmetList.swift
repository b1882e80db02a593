import Glibc

/// A file beside a set that names what of it isn't met, each with why, or with what comes instead: `NAME: REASON`, a line each.
///
/// A gate that lets some of a set fail keeps them here: a failure without a line, a line that is met by now and a line that names
/// nothing all fail. `SIRISIM_RECORD_FAILURES=1` writes the list anew: lines that still hold keep their place and reason, new
/// failures come at the end with what came.
package struct UnmetList {
  /// Something of a set, and what became of it.
  package struct Outcome {
    /// By which the list knows it; no line's number stands in it.
    package var name: String
    /// The file and the line of the set.
    package var place: String
    /// What was expected and what came; nil where it is met.
    package var failure: Failure?

    package init(_ name: String, at place: String, failure: Failure?) {
      (self.name, self.place, self.failure) = (name, place, failure)
    }
  }

  package struct Failure {
    /// As the set says it; nil where the failure tells both.
    package var expected: String?
    package var got: String

    package init(expected: String? = nil, got: String) { (self.expected, self.got) = (expected, got) }

    /// As a diff.
    fileprivate var text: String {
      let lines = (expected.map { ["- \($0)"] } ?? []) + ["+ \(got)"]
      return lines.joined(separator: "\n").split(separator: "\n").map { "\n  " + $0 }.joined()
    }
  }

  /// As it is told of.
  private let path: String
  private let lines: [String]

  /// - Parameter path: the file; one that isn't there names nothing.
  package init(path: String) {
    self.init(text: Self.read(path), path: path)
  }

  init(text: String, path: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether lists are written anew.
  package static var isRecording: Bool {
    getenv("SIRISIM_RECORD_FAILURES").map { !["", "0"].contains(String(cString: $0)) } ?? false
  }

  /// What stands otherwise in the list than it is, each with its place; empty where the gate holds.
  package func complaints(of outcomes: [Outcome]) -> [String] {
    let read = read(outcomes)
    var complaints: [String] = []
    var reported: Set<String> = []
    for (number, entry) in read {
      let place = "\(path):\(number): "
      switch entry {
      case .remark: continue
      case .unknown(let text): complaints.append(place + "nothing that was tried is called so: \(text)")
      case .named(let outcome, let reason):
        if !reported.insert(outcome.name).inserted {
          complaints.append(place + "a second line for '\(outcome.name)'")
        } else if outcome.failure == nil {
          complaints.append(place + "'\(outcome.name)' is met by now (\(outcome.place)): the line goes")
        } else if reason.isEmpty {
          complaints.append(place + "'\(outcome.name)' has no reason")
        }
      }
    }
    for outcome in outcomes where !reported.contains(outcome.name) {
      guard let failure = outcome.failure else { continue }
      complaints.append("\(outcome.place): '\(outcome.name)' fails, and \(path) has no line for it\(failure.text)")
    }
    return complaints
  }

  /// The list as it would have to be: without what is met or gone, with what fails anew.
  package func recorded(_ outcomes: [Outcome]) -> String {
    var kept: [String] = []
    var reported: Set<String> = []
    for (number, entry) in read(outcomes) {
      switch entry {
      case .remark: kept.append(lines[number - 1])
      case .unknown: continue
      case .named(let outcome, let reason):
        guard let failure = outcome.failure, reported.insert(outcome.name).inserted else { continue }
        kept.append(reason.isEmpty ? Self.line(outcome.name, failure) : lines[number - 1])
      }
    }
    if kept.last?.isEmpty == true { kept.removeLast() }
    for outcome in outcomes where !reported.contains(outcome.name) {
      if let failure = outcome.failure { kept.append(Self.line(outcome.name, failure)) }
    }
    return kept.map { $0 + "\n" }.joined()
  }

  /// Holds a set against its list, which is written anew before where the environment asks for it.
  ///
  /// - Returns: what is to be told; empty where the gate holds.
  package static func check(_ outcomes: [Outcome], against path: String) -> [String] {
    let list = UnmetList(path: path)
    guard isRecording else { return list.complaints(of: outcomes) }
    let text = list.recorded(outcomes)
    if text != read(path), !write(text, to: path) { return ["\(path) can't be written"] }
    return UnmetList(path: path).complaints(of: outcomes)
  }

  // MARK: Lines

  private enum Entry {
    case remark
    case named(Outcome, reason: String)
    case unknown(String)
  }

  /// The lines with their numbers. A name may hold colons, so that it is looked for whole.
  private func read(_ outcomes: [Outcome]) -> [(number: Int, entry: Entry)] {
    let byName = Dictionary(outcomes.map { ($0.name, $0) }) { first, _ in first }
    return lines.enumerated().map { index, line in
      if line.isEmpty || line.hasPrefix("#") { return (index + 1, .remark) }
      var end = line.endIndex
      while true {
        let name = String(line[..<end])
        if let outcome = byName[name] {
          let reason = line[end...].drop { $0 == ":" || $0 == " " }
          return (index + 1, .named(outcome, reason: String(reason)))
        }
        // The longest name comes first.
        guard let colon = line[..<end].lastIndex(of: ":") else { return (index + 1, .unknown(line)) }
        end = colon
      }
    }
  }

  private static func line(_ name: String, _ failure: Failure) -> String {
    "\(name): " + failure.got.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: The file

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whole or not at all: the same list may be read at this moment.
  private static func write(_ text: String, to path: String) -> Bool {
    let new = path + ".\(getpid())"
    guard let file = fopen(new, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { return false }
    return rename(new, path) == 0
  }
}

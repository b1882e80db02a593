import SimCatalog

/// What Swift's backtracer wrote about a process that died: the places on each thread's stack, the innermost first.
struct Backtrace: Hashable {
  struct Thread: Hashable {
    var isCrashed: Bool
    var frames: [Frame]
  }

  struct Frame: Hashable {
    /// The path that the compiler noted.
    var path: String
    var line: Int
  }

  var threads: [Thread] = []

  /// Reads the report: lines of frames under `Thread 1 "name" crashed:`.
  init(report: String) {
    for line in report.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("Thread "), line.hasSuffix(":") {
        threads.append(Thread(isCrashed: line.hasSuffix(" crashed:"), frames: []))
      } else if !threads.isEmpty, let frame = Frame(line: line) {
        threads[threads.count - 1].frames.append(frame)
      }
    }
  }

  /// The line of the author's code that ran last.
  ///
  /// - Parameters:
  ///   - module: the author's module, by which the place is named.
  ///   - runner: the folder of the runner's sources; from there outwards, a stack is the program's start.
  ///   - isForeign: whether a file is not the author's.
  func place(module: String, runner: String?, isForeign: (String) -> Bool) -> CodePlace? {
    for thread in threads.filter(\.isCrashed) + threads.filter({ !$0.isCrashed }) {
      let inner = thread.frames.prefix { frame in !(runner.map(frame.path.hasPrefix) ?? false) }
      guard let frame = inner.first(where: { !isForeign($0.path) }) else { continue }
      let name = frame.path.split(separator: "/").last.map(String.init) ?? frame.path
      return CodePlace(file: "\(module)/\(name)", line: frame.line)
    }
    return nil
  }
}

extension Backtrace.Frame {
  /// `2 [ra] 0x… Handler.handle() + 40 in program at /path/File.swift:13:7`; nil for every line that names no place.
  init?(line: Substring) {
    guard line.first == " " || line.first?.isNumber == true, let at = line.range(ofText: " at /") else { return nil }
    let place = line[at.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 2, let path = place.first, let number = Int(place[1]), number > 0 else { return nil }
    self.init(path: "/" + path, line: number)
  }
}

import SimCatalog
import SimDebugLines

/// What Swift's backtracer wrote about a process that died: the addresses on each thread's stack, the innermost first,
/// and where the files lay in memory to which they belong.
///
/// It can tell the lines itself, but takes half a second for each of a large program.
struct Backtrace: Hashable {
  struct Thread: Hashable {
    var isCrashed: Bool
    /// The addresses of code: of a caller, one within its call.
    var addresses: [UInt]
  }

  struct Image: Hashable {
    var addresses: Range<UInt>
    var path: String
  }

  var threads: [Thread] = []
  var images: [Image] = []

  /// Reads the report: lines of frames under `Thread 1 "name" crashed:`, and of files under `Images`.
  init(report: String) {
    for line in report.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("Thread "), line.hasSuffix(":") {
        threads.append(Thread(isCrashed: line.hasSuffix(" crashed:"), addresses: []))
      } else if let image = Image(line: line) {
        images.append(image)
      } else if !threads.isEmpty, let address = Thread.address(line: line) {
        threads[threads.count - 1].addresses.append(address)
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
    let files = OpenFiles(images)
    for thread in threads.filter(\.isCrashed) + threads.filter({ !$0.isCrashed }) {
      for line in thread.addresses.lazy.flatMap(files.lines) {
        if let runner, line.path.hasPrefix(runner) { break }
        guard !isForeign(line.path) else { continue }
        return CodePlace(line, in: module)
      }
    }
    return nil
  }
}

extension Backtrace.Thread {
  /// `2 [ra] 0x0000555f6bdb6f9d`; nil for every other line. Where a call returns to is behind the call.
  fileprivate static func address(line: Substring) -> UInt? {
    let words = line.split(separator: " ")
    guard let first = words.first, first.allSatisfy(\.isNumber), let mark = words.firstIndex(where: isAddress) else {
      return nil
    }
    let isReturn = words[..<mark].contains { $0 == "[ra]" || $0 == "[async]" }
    return UInt(words[mark].dropFirst(2), radix: 16).map { isReturn && $0 > 0 ? $0 - 1 : $0 }
  }

  private static func isAddress(_ word: Substring) -> Bool { word.hasPrefix("0x") }
}

extension Backtrace.Image {
  /// `0x0000555f6bdb6000–0x0000555f6bdb7320 b96d879b… program /folder/program`; nil for every other line.
  fileprivate init?(line: Substring) {
    let ends = line.prefix { $0 != " " }.split(separator: "–")
    guard ends.count == 2, ends.allSatisfy({ $0.hasPrefix("0x") }), let slash = line.firstIndex(of: "/"),
      let start = UInt(ends[0].dropFirst(2), radix: 16), let end = UInt(ends[1].dropFirst(2), radix: 16), start < end
    else { return nil }
    self.init(addresses: start..<end, path: String(line[slash...]))
  }
}

/// The files of a report, opened as they are needed.
private final class OpenFiles {
  private let images: [Backtrace.Image]
  private var files: [String: DebugImage?] = [:]

  init(_ images: [Backtrace.Image]) { self.images = images }

  func lines(at address: UInt) -> [SourceLine] {
    guard let image = images.first(where: { $0.addresses.contains(address) }) else { return [] }
    let file = files[image.path] ?? DebugImage(path: image.path)
    files[image.path] = .some(file)
    return file?.code(at: address - image.addresses.lowerBound).lines ?? []
  }
}

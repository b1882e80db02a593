package import SimText

/// The lines of a program's sources that were run, from the output of `llvm-cov export`.
package struct LineCoverage: Sendable {
  /// A source with the counts of its lines.
  package struct Source: Hashable, Sendable {
    /// The file's path.
    package var path: String
    /// How often each line with code was run, by its number from 1, in order.
    package var counts: [LineCount]

    /// A source with its lines.
    package init(path: String, counts: [LineCount]) {
      self.path = path
      self.counts = counts
    }

    /// Ranges of consecutive lines that were never run.
    package var missed: [ClosedRange<Int>] {
      var ranges: [ClosedRange<Int>] = []
      for (index, line) in counts.enumerated() where line.count == 0 {
        // Lines between two lines of code have no code.
        let follows = index > 0 && counts[index - 1].count == 0
        if follows, let last = ranges.last {
          ranges[ranges.count - 1] = last.lowerBound...line.number
        } else {
          ranges.append(line.number...line.number)
        }
      }
      return ranges
    }

    /// Lines that were run except for a part that never was: one case of many, a `guard` that always held. A part that
    /// continues on the next lines shows in these.
    package var partlyMissed: [Int] {
      counts.enumerated().filter { index, line in
        let next = index + 1 < counts.count ? counts[index + 1] : nil
        let goesOn = next.map { $0.number == line.number + 1 && $0.count == 0 } ?? false
        return line.count > 0 && line.missesPart && !goesOn
      }.map(\.element.number)
    }

    /// How many lines with code were run.
    package var reached: Int { counts.count { $0.count > 0 } }
  }

  /// A line with code.
  package struct LineCount: Hashable, Sendable {
    /// From 1.
    package var number: Int
    /// How often it was run.
    package var count: Int
    /// Whether code begins in it that was never run.
    package var missesPart: Bool

    /// A line that was run so often.
    package init(number: Int, count: Int, missesPart: Bool = false) {
      self.number = number
      self.count = count
      self.missesPart = missesPart
    }
  }

  /// In the order of their paths.
  package var sources: [Source]

  /// Sources with their counts.
  package init(sources: [Source]) { self.sources = sources.sorted { $0.path < $1.path } }

  /// Reads the output of `llvm-cov export -format=text`; nil if it is something else.
  package init?(export bytes: [UInt8]) {
    guard let json = try? JSONReader.read(bytes), json["type"]?.text == "llvm.coverage.json.export" else { return nil }
    let files = (json["data"]?.elements ?? []).flatMap { $0["files"]?.elements ?? [] }
    self.init(
      sources: files.compactMap { file in
        file["filename"]?.text.map { path in
          Source(path: path, counts: Self.counts((file["segments"]?.elements ?? []).compactMap(Segment.init)))
        }
      })
  }

  private struct Segment {
    var line: Int
    var count: Int
    var hasCount: Bool
    var beginsRegion: Bool
    var isGap: Bool

    init?(_ json: JSONValue) {
      let fields = json.elements
      guard fields.count >= 6, case .integer(let line) = fields[0], case .integer(let count) = fields[2] else {
        return nil
      }
      self.line = line
      self.count = count
      hasCount = fields[3] == .boolean(true)
      beginsRegion = fields[4] == .boolean(true)
      isGap = fields[5] == .boolean(true)
    }
  }

  /// A line's count is that of the region that continues from above, or the largest of those that begin in it.
  private static func counts(_ segments: [Segment]) -> [LineCount] {
    guard let first = segments.first, let last = segments.last else { return [] }
    var counts: [LineCount] = []
    var index = 0
    var above: Segment?
    for line in first.line...max(first.line, last.line) {
      var own: [Segment] = []
      while index < segments.count, segments[index].line == line {
        own.append(segments[index])
        index += 1
      }
      let entries = own.filter { $0.hasCount && $0.beginsRegion && !$0.isGap }
      let wrapped = above.flatMap { $0.hasCount ? $0.count : nil }
      if wrapped != nil || !entries.isEmpty {
        let count = max(wrapped ?? 0, entries.map(\.count).max() ?? 0)
        counts.append(LineCount(number: line, count: count, missesPart: entries.contains { $0.count == 0 }))
      }
      above = own.last ?? above
    }
    return counts
  }

  /// The part of the lines that were run, from 0 to 100.
  package var percent: Double {
    let all = sources.reduce(0) { $0 + $1.counts.count }
    return all == 0 ? 100 : Double(sources.reduce(0) { $0 + $1.reached }) * 100 / Double(all)
  }

  /// The share of each file that was run, and the ranges that weren't, each in a line.
  ///
  /// - Parameters:
  ///   - missingAlone: leaves out the files of which every line was run.
  ///   - shown: the path as it is shown.
  package func lines(missingAlone: Bool = false, shown: (String) -> String = { $0 }) -> [String] {
    var lines: [String] = []
    for source in sources {
      let missed = source.missed
      if missingAlone, missed.isEmpty, source.partlyMissed.isEmpty { continue }
      lines.append("\(SafeText.oneLine(shown(source.path))): \(source.reached) of \(source.counts.count) lines are run")
      let parts = source.partlyMissed.map { (line: $0, text: "\($0): a part of it was never run") }
      let wholes = missed.map { range in
        let end = range.count == 1 ? "" : "-\(range.upperBound)"
        return (line: range.lowerBound, text: "\(range.lowerBound)\(end): never run")
      }
      for place in (parts + wholes).sorted(by: { $0.line < $1.line }) {
        lines.append("  \(SafeText.oneLine(shown(source.path))):\(place.text)")
      }
    }
    let all = sources.reduce(0) { $0 + $1.counts.count }
    lines.append("\(sources.reduce(0) { $0 + $1.reached }) of \(all) lines are run")
    return lines
  }

  /// As JSON: a file each with `file`, `lines`, `reached`, `partly` (lines) and `missed`, ranges of `first` and `last`.
  package var json: JSONValue {
    .fields([
      ("percent", .double((percent * 10).rounded(.down) / 10)),
      (
        "files",
        .array(
          sources.map { source in
            .fields([
              ("file", .string(source.path)), ("lines", .integer(source.counts.count)),
              ("reached", .integer(source.reached)),
              ("partly", .array(source.partlyMissed.map { .integer($0) })),
              (
                "missed",
                .array(
                  source.missed.map {
                    .fields([("first", .integer($0.lowerBound)), ("last", .integer($0.upperBound))])
                  })
              ),
            ])
          })
      ),
    ])
  }
}

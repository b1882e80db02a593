import SimText

/// A run in the Test Anything Protocol, version 13 (https://testanything.org/tap-version-13-specification.html).
struct TAPReport {
  private let chapters: [ReplayedChapter]

  init(_ chapters: [ReplayedChapter]) { self.chapters = chapters }

  var text: String {
    let tests = chapters.enumerated().flatMap { index, chapter in test(chapter, number: index + 1) }
    return (["TAP version 13", "1..\(chapters.count)"] + tests).map { $0 + "\n" }.joined()
  }

  private func test(_ chapter: ReplayedChapter, number: Int) -> [String] {
    let name = escaped("\(chapter.file ?? "transcript"): \(chapter.name)")
    guard let summary = chapter.summary else { return ["ok \(number) - \(name)"] }
    // A TODO test may fail.
    if case .failedAsKnown(let reason) = chapter.outcome {
      return ["not ok \(number) - \(name) # TODO \(escaped(reason))"]
    }
    let details = chapter.details.isEmpty ? [summary] : chapter.details.split(separator: "\n").map(String.init)
    return ["not ok \(number) - \(name)", "  ---", "  message: \(quoted(summary))", "  data: |"]
      + details.map { "    " + SafeText.oneLine($0) } + ["  ..."]
  }

  /// A `#` would begin a directive.
  private func escaped(_ text: String) -> String {
    SafeText.oneLine(text).reduce(into: "") { $0 += $1 == "#" || $1 == "\\" ? "\\\($1)" : String($1) }
  }

  /// A YAML text, for which JSON's syntax is valid.
  private func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(SafeText.oneLine(text))), as: UTF8.self)
  }
}

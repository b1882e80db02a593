import SimText

/// A run as JUnit's XML: the elements that Jenkins, GitLab and Gradle read (https://github.com/testmoapp/junitxml).
struct JUnitReport {
  private let chapters: [ReplayedChapter]

  init(_ chapters: [ReplayedChapter]) { self.chapters = chapters }

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(counts(chapters))>"]
    for suite in chapters.grouped(by: \.file) {
      let file = suite.first?.file ?? "transcript"
      lines.append("  <testsuite\(Markup.attribute("name", file))\(counts(suite))>")
      for chapter in suite { lines += test(chapter, file) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func counts(_ chapters: [ReplayedChapter]) -> String {
    let known = chapters.count { if case .failedAsKnown = $0.outcome { true } else { false } }
    return Markup.attribute("tests", String(chapters.count))
      + Markup.attribute("failures", String(chapters.count { $0.isFailure }))
      + Markup.attribute("skipped", String(known))
      + Markup.attribute("time", ReportNumber.seconds(chapters.reduce(0) { $0 + $1.seconds }))
  }

  private func test(_ chapter: ReplayedChapter, _ file: String) -> [String] {
    let head =
      "    <testcase\(Markup.attribute("classname", file))\(Markup.attribute("name", chapter.name))"
      + Markup.attribute("file", file) + Markup.attribute("line", String(chapter.line))
      + Markup.attribute("time", ReportNumber.seconds(chapter.seconds))
    guard let summary = chapter.summary else { return [head + "/>"] }
    let message = Markup.attribute("message", summary)
    if case .failedAsKnown = chapter.outcome {
      return [head + ">", "      <skipped\(message)/>", "    </testcase>"]
    }
    let type = Markup.attribute("type", chapter.turns.first?.verdict.rawValue ?? Verdict.facts.rawValue)
    let details = chapter.details.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Markup.escaped(String($0)) }.joined(separator: "\n")
    return [head + ">", "      <failure\(message)\(type)>\(details)</failure>", "    </testcase>"]
  }
}

/// Numbers in the format of all reports.
enum ReportNumber {
  /// Seconds with three decimals: `0.042`.
  static func seconds(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1_000).rounded())
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}

extension Array {
  /// Groups consecutive elements with an equal value.
  func grouped<Value: Equatable>(by value: (Element) -> Value) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, value(last) == value(element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}

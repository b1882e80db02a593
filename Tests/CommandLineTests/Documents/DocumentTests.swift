import Foundation
import TestPrograms
import Testing

/// What README and docs/ show is what happens: every conversation and every command in them is run.
@Suite struct DocumentTests {
  static let examples: [MarkdownExample] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path())) ?? []
    let names = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    return names.flatMap { name in
      let text = (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
      return MarkdownExample.examples(in: text, file: name)
    }
  }()

  @Test(arguments: examples) func itIsAsTheDocumentShowsIt(_ example: MarkdownExample) throws {
    switch example.kind {
    case .transcript: try replay(example)
    case .printed(let command): try compare(example, with: command)
    case .commands(let lines):
      for line in lines { try run(line) }
    case .exempt(let reason): #expect(!reason.isEmpty, "say why it isn't run")
    case .unknown:
      Issue.record(
        "nobody says what prints it: mark it with '<!-- example: COMMAND -->' or '<!-- example: not run, WHY -->'")
    }
  }

  /// The documents have examples at all, and most of what looks like one is run.
  @Test func mostAreRun() {
    let run = Self.examples.filter { example in
      switch example.kind {
      case .transcript, .printed, .commands: true
      case .exempt, .unknown: false
      }
    }
    let exempt = Self.examples.compactMap { example -> String? in
      guard case .exempt(let reason) = example.kind else { return nil }
      return "\(example.testDescription): not run, \(reason)"
    }
    print("ran \(run.count) of \(Self.examples.count) examples of the documents")
    print(exempt.joined(separator: "\n"))
    #expect(
      Set(run.map(\.file)).isSuperset(of: ["README.md", "docs/transcript.md", "docs/check.md", "docs/export.md"]))
  }

  // MARK: Kinds

  /// A transcript holds with the apps' code and without.
  private func replay(_ example: MarkdownExample) throws {
    for option in ["", "--script "] {
      let scene = try ExampleScene()
      scene.folder.write(example.lines.joined(separator: "\n") + "\n", to: "example.talk")
      let run = try scene.run("sirisim replay \(option)example.talk")
      #expect(run.status == 0, "replay \(option)\n\(run.output)\(run.errors)")
    }
  }

  private func compare(_ example: MarkdownExample, with command: String) throws {
    let shown = example.lines.filter { !$0.hasPrefix("$ ") && !$0.isEmpty }
    let said = shown.compactMap { line in
      // An event is typed as it is shown.
      line.hasPrefix("* ")
        ? line : ["> ", "You: "].first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
    }
    let run = try ExampleScene().run(command, input: command.contains("chat") ? said : [])
    #expect(run.status != 2, "\(run.errors)")
    let printed = (run.output + run.errors).split(separator: "\n").map(String.init)
    #expect(
      ExampleMatch.holds(shown, in: printed), "'\(command)' prints\n\(printed.joined(separator: "\n"))")
  }

  /// A command of the documents is understood and finds what it names.
  private func run(_ line: String) throws {
    let command = line.split(separator: "#", maxSplits: 1).first.map(String.init) ?? line
    let run = try ExampleScene().run(command)
    #expect(run.status < 2, "\(line)\n\(run.errors)")
  }
}

/// Compares what a document shows with what is printed.
enum ExampleMatch {
  /// Whether the lines stand in the output one below the other, wherever they begin; `...` stands for any lines, and in a
  /// line, as `…`, for any text. Real times may differ.
  static func holds(_ shown: [String], in printed: [String]) -> Bool {
    let pieces = shown.split { $0 == "..." }.map(Array.init)
    var from = printed.startIndex
    for piece in pieces {
      let last = printed.count - piece.count
      guard from <= last,
        let place = (from...last).first(where: { start in
          zip(piece, printed[start...]).allSatisfy { matches($0, $1) }
        })
      else { return false }
      from = place + piece.count
    }
    return true
  }

  private static func matches(_ shown: String, _ printed: String) -> Bool {
    let parts = timeless(shown).replacing("{...}", with: "…").split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return timeless(shown) == timeless(printed) }
    var rest = timeless(printed)[...]
    guard rest.hasPrefix(parts[0]), rest.hasSuffix(parts[parts.count - 1]) else { return false }
    for part in parts where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static func timeless(_ line: String) -> String { line.replacing(/[0-9.]+ ms/, with: "0 ms") }
}

@Suite struct ExampleMatchTests {
  @Test(arguments: [
    (["b", "c"], true), (["a", "...", "d"], true), (["a", "c"], false), (["b …d"], false), (["took 9.1 ms"], true),
    (["to…ms"], true), (["d", "a"], false),
  ])
  func aPieceStandsWhereItStands(_ shown: [String], _ holds: Bool) {
    #expect(ExampleMatch.holds(shown, in: ["a", "b", "c", "d", "took 0.3 ms"]) == holds)
  }

  @Test func aBlockWithoutAMarkIsWhatItLooksLike() {
    let text = """
      ```
      > hi
      ```
      <!-- example: not run, it is a sketch -->
      ```
      sirisim now
      ```
      ```
      sirisim chat
      make test
      ```
      ```xml
      <a/>
      ```
      ```
      # Title
      > hi
      ```
      ```
      what is this
      ```
      """
    let kinds = MarkdownExample.examples(in: text, file: "a.md").map(\.kind)
    #expect(
      kinds == [
        .printed(by: "sirisim chat"), .exempt("it is a sketch"), .commands(["sirisim chat", "make test"]),
        .exempt("it is xml"), .transcript, .unknown,
      ])
  }
}

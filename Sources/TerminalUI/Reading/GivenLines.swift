/// Lines from the command line.
final class GivenLines: LineReader {
  private var rest: ArraySlice<String>

  init(_ lines: [String]) { rest = lines[...] }

  func next(prompt: String, atRest: Rest?) -> ReadOutcome {
    rest.popFirst().map { .line($0) } ?? .end
  }
}

/// Lines that stood in the command line.
final class GivenLines: LineReader {
  private var rest: ArraySlice<String>

  init(_ lines: [String]) { rest = lines[...] }

  func next(prompt: String, whenAtRest: () -> Void) -> ReadOutcome {
    rest.popFirst().map { .line($0) } ?? .end
  }
}

import SimScreen
import Testing

@testable import SimTerminalUI

@Suite struct TerminalModeTests {
  private func mode(
    input: Bool = true, output: Bool = true, term: String? = "xterm-256color", noColor: String? = nil,
    isPlain: Bool = false, accessible: String? = nil, size: ScreenSize? = ScreenSize(columns: 80, rows: 24),
    movesCursor: Bool = true
  ) -> TerminalMode {
    let facts = TerminalFacts(
      inputIsTerminal: input, outputIsTerminal: output, term: term, noColor: noColor, isPlain: isPlain,
      accessible: accessible)
    return TerminalMode.decide(facts, size: size, movesCursor: movesCursor)
  }

  @Test func aTerminalGetsTheScreen() {
    #expect(mode() == .screen)
    #expect(mode(size: ScreenSize(columns: 40, rows: 10)) == .screen)
  }

  @Test func withoutColoursItIsAScreenStill() {
    #expect(mode(noColor: "1") == .screen)
  }

  @Test func whoeverCannotShowAScreenGetsLines() {
    #expect(mode(input: false) == .lines)
    #expect(mode(output: false) == .lines)
    #expect(mode(term: "dumb") == .lines)
    #expect(mode(term: nil) == .lines)
    #expect(mode(movesCursor: false) == .lines)
    #expect(mode(size: nil) == .lines)
    #expect(mode(size: ScreenSize(columns: 20, rows: 24)) == .lines)
    #expect(mode(size: ScreenSize(columns: 80, rows: 4)) == .lines)
  }

  @Test func whoeverAsksForLinesGetsThem() {
    #expect(mode(isPlain: true) == .lines)
    #expect(mode(accessible: "1") == .lines)
  }
}

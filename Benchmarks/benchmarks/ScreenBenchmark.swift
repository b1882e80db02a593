import Foundation
import SimScreen
import SimSession
import SimShown
import SimTranscripts

/// What a key and a turn cost on the screen after 10,000 turns: the layout alone, and the program on a pseudo-terminal.
enum ScreenBenchmark {
  private static let turns = 10_000

  static func run() {
    layout()
    guard let folder = Programs.folder else { return }
    start(folder + "/sirisim")
    program(folder + "/sirisim")
  }

  // MARK: The layout

  /// The values alone: what `ScreenState.frame()` takes, without a terminal.
  private static func layout() {
    guard let scenes = scenes(), !scenes.isEmpty else { return }
    let before = residentMegabytes()
    var state = ScreenState(size: ScreenSize(columns: 120, rows: 40))
    for number in 0..<turns { state.append(scenes[number % scenes.count].entry) }
    _ = state.frame()
    let memory = residentMegabytes() - before
    state.inspector = scenes[0].inspector
    Table.heading("the screen's layout after \(turns) turns, without a terminal; processor time")
    Table.row(["what", "µs median", "µs p99", "allocations"])
    let letters = Array("the quick brown fox jumps over the lazy dog ")
    row("a key: the line and the frame", count: 1_000) { number in
      if number % 60 == 0 { state.edit = EditLine() }
      state.edit.text.append(letters[number % letters.count])
      state.edit.cursor += 1
      _ = state.frame()
    }
    row("a turn: entry, inspector, frame", count: 300) { number in
      let scene = scenes[number % scenes.count]
      state.append(Entry(line: scene.entry.line))
      _ = state.frame()
      state.add(scene.entry.contents)
      state.inspector = scene.inspector
      _ = state.frame()
    }
    row("PageUp", count: 300) { _ in
      _ = state.perform(.pageUp)
      _ = state.frame()
    }
    row("another width", count: 100) { number in
      state.size = ScreenSize(columns: 60 + number % 80, rows: 40)
      _ = state.frame()
    }
    row("the first letter of a search", count: 20) { number in
      _ = state.perform(.search(""))
      _ = state.perform(.search(["a", "s", "ready", "zzz"][number % 4]))
      _ = state.frame()
      _ = state.perform(.escape)
    }
    print("memory of \(turns) turns with what was laid out: \(Table.number(memory)) MB")
  }

  private static func row(_ name: String, count: Int, _ body: (Int) -> Void) {
    let result = measure(count: count, rounds: 1, body)
    Table.row([
      name, Table.number(result.median), Table.number(result.p99), Table.number(result.allocations, 0),
    ])
  }

  /// The turns of a transcript in English and of one in Chinese, as they run.
  private static func scenes() -> [Screenplay.Scene]? {
    guard let library = try? SessionLibrary.open(environment: ProcessInfo.processInfo.environment).get() else {
      return nil
    }
    return ["en", "zh-Hans"].flatMap { language -> [Screenplay.Scene] in
      let path = "Transcripts/ZhiChat/\(language)/INSendMessageIntent/two-people-of-one-name.talk"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
      let run = ScreenplayRun(library: library).run(TalkFile.parse(text, file: path))
      return (try? run.get())?.screenplay.chapters.flatMap(\.scenes) ?? []
    }
  }

  // MARK: The program

  /// From the start of the program to its prompt on a terminal.
  private static func start(_ sirisim: String) {
    Table.heading("sirisim on a pseudo-terminal: from its start to its first prompt; wall time")
    Table.row(["what", "ms median", "ms p99"])
    for (name, options) in [("the screen", []), ("lines (--plain)", ["--plain"])] {
      var times: [Double] = []
      for _ in 0..<40 {
        let start = wallMicroseconds()
        guard let program = TerminalProgram(sirisim, ["chat"] + options), program.wait(for: "> ") else { return }
        times.append((wallMicroseconds() - start) / 1_000)
      }
      let result = Distribution(sorted: times.sorted(), allocations: 0)
      Table.row([name, Table.number(result.median), Table.number(result.p99)])
    }
  }

  /// A conversation of 10,000 turns, which are pasted, then keys and turns one by one.
  private static func program(_ sirisim: String) {
    for (name, options, ready) in [("the screen", [], "or /help"), ("lines (--plain)", ["--plain"], "> ")] {
      guard let program = TerminalProgram(sirisim, ["chat", "--user", "sam"] + options), program.wait(for: "> ") else {
        return
      }
      program.settle()
      time(program, name + ", nothing said yet", ready: ready, rounds: 300)
      let memory = program.residentMegabytes
      guard say(turns, program) else {
        print("\(name): the pasted turns didn't come to an end")
        continue
      }
      let more = program.residentMegabytes - memory
      time(program, name + ", after \(turns) turns", ready: ready, rounds: 1_000)
      print("memory of \(turns) turns, with what takes them back: \(Table.number(more)) MB")
    }
  }

  /// Pastes so many requests, each answered by a handler, and waits for the last one.
  private static func say(_ count: Int, _ program: TerminalProgram) -> Bool {
    for start in stride(from: 0, to: count, by: 500) {
      let lines = (start..<(start + 500)).map { number in
        number % 2 == 0 ? "ZhiChat Sam hello number \(number)" : "never mind"
      }
      program.type("\u{1B}[200~" + lines.joined(separator: "\n") + "\u{1B}[201~")
      program.settle(milliseconds: 60)
      program.type("\r")
      guard program.wait(for: "y/n") else { return false }
      program.type("y")
      // In lines the answer is a line of its own.
      program.type("\r")
      program.settle(milliseconds: 400)
    }
    return true
  }

  /// - Parameter ready: what comes last when a turn is over; ncurses sends nothing of what stands there already.
  private static func time(_ program: TerminalProgram, _ name: String, ready: String, rounds: Int) {
    Table.heading("\(name); wall time until the bytes have come")
    Table.row(["what", "ms median", "ms p99"])
    var times: [Double] = []
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for round in 0..<rounds {
      if round % 60 == 0 {
        program.type("\u{15}")
        program.settle()
      }
      let letter = String(letters[round % letters.count])
      let start = wallMicroseconds()
      program.type(letter)
      guard program.wait(for: letter) else { break }
      times.append((wallMicroseconds() - start) / 1_000)
    }
    row("a key's echo", times)
    program.type("\u{15}")
    program.settle()
    for (what, line) in [("a remark (no turn runs)", "# noted"), ("a turn without a handler", "what's the weather")] {
      times = []
      for _ in 0..<100 {
        program.type(line)
        program.settle(milliseconds: 10)
        let start = wallMicroseconds()
        program.type("\r")
        guard program.wait(for: ready, seconds: 5) else { break }
        times.append((wallMicroseconds() - start) / 1_000)
        program.settle(milliseconds: 10)
      }
      row(what, times)
    }
  }

  private static func row(_ what: String, _ times: [Double]) {
    let result = Distribution(sorted: times.sorted(), allocations: 0)
    Table.row([what, Table.number(result.median, 2), Table.number(result.p99, 2)])
  }
}

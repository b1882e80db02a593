import Glibc

/// Types random keys into a conversation on a terminal, and sees whether it is alive afterwards: it answers a sentence, ends
/// when it is told to, and leaves the terminal as it was.
package struct KeyStorm {
  /// Where the conversation stands.
  package enum Display { case screen, lines }

  private let terminal: PseudoTerminal
  private let display: Display
  private let seed: UInt64
  private let count: Int
  private var keys: RandomKeys
  /// What was typed, and the sizes between.
  private var typed: [UInt8] = []
  private var sizes: [String] = []

  /// - Parameters:
  ///   - terminal: on which the conversation has begun.
  ///   - seed: decides what is typed.
  ///   - count: so many bytes.
  package init(on terminal: PseudoTerminal, display: Display, seed: UInt64, count: Int) {
    self.terminal = terminal
    self.display = display
    self.seed = seed
    self.count = count
    keys = RandomKeys(seed: seed, hearsStop: display == .screen)
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameter answer: what the conversation says to a sentence.
  package mutating func run(expecting answer: String) throws {
    do {
      while typed.count < count { try burst() }
      try calm()
      try converse(expecting: answer)
    } catch {
      // Whatever went wrong is only worth something with what led to it.
      throw Failure(
        description: """
          seed \(seed), after \(typed.count) bytes\(terminal.isAlive ? "" : ", the program has ended"): \(error)
          the last bytes: \(Self.readable(typed.suffix(400)))
          the last sizes: \(sizes.suffix(8).joined(separator: " "))
          """)
    }
  }

  /// Some keys at once, and perhaps another size.
  private mutating func burst() throws {
    if keys.resizes() {
      let (columns, rows) = keys.size()
      sizes.append("\(columns)x\(rows)@\(typed.count)")
      terminal.resize(columns: columns, rows: rows)
    }
    var bytes: [UInt8] = []
    let length = min(keys.burst(), count - typed.count)
    while bytes.count < length { bytes += keys.next() }
    typed += bytes
    terminal.type(bytes: bytes)
    try terminal.waitUntilRead()
  }

  /// Leaves whatever is open: a paste, a command, a search, a question, the help.
  ///
  /// Ctrl-C throws away a line; with nothing typed it closes what is open, and only twice in a row it ends the program. So each
  /// one is typed after letters that can be seen: the keys before them have been worked off by then.
  private func calm() throws {
    terminal.resize(columns: 100, rows: 30)
    for _ in 1...8 {
      // What a terminal begins to answer ends with a bell. With vi's keys a letter may be a command; after an i it is typed,
      // unless a command was waiting for the i.
      terminal.type("\u{7}\u{1B}[201~iiqqqqqqqq")
      // Before the program reads them the terminal may echo them by itself.
      try terminal.waitUntilRead()
      // A long line may wrap among them.
      try terminal.waitUntil("letters that were typed") { screen in
        screen.text[max(0, screen.cursor.row - 1)...screen.cursor.row].contains { $0.contains("qq") }
      }
      terminal.type("\u{3}")
      // What was opened last goes first: the help over a search over the line.
      let isEmpty =
        (try? terminal.waitUntil("an empty line", patience: PseudoTerminal.patience / 20, Self.isEmpty)) != nil
      if isEmpty { return }
    }
    try terminal.waitUntil("an empty line", Self.isEmpty)
  }

  private static func isEmpty(_ screen: TerminalScreen) -> Bool { screen.text[screen.cursor.row] == ">" }

  private func converse(expecting answer: String) throws {
    terminal.type("is there anybody out there\r")
    try terminal.waitUntil("the answer to a sentence") { screen in
      let rows = screen.text.map { $0.trimmingPrefix { $0 == " " } }
      guard let said = rows.lastIndex(where: { $0.hasPrefix("> is there anybody out there") }) else { return false }
      return rows[said...].contains { $0.contains(answer) }
    }
    terminal.type("/quit\r")
    let status = try terminal.end()
    guard status == 0 else { throw Failure(description: "/quit ended it with the status \(status)") }
    guard terminal.modes == terminal.modesBefore else { throw Failure(description: "the terminal is in another mode") }
    guard terminal.screen.modes.areStandard else {
      throw Failure(description: "the terminal is left so: \(terminal.screen.modes)")
    }
  }

  private static func readable(_ bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(into: "") { text, byte in
      switch byte {
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}

/// What a terminal is told, cut out of the bytes that a program writes (ECMA-48 5.4 and 5.6, xterm's control sequences).
enum TerminalCommand: Hashable {
  case print(Unicode.Scalar)
  /// C0.
  case control(UInt8)
  case escape(intermediates: String, final: Character)
  case sequence(ControlSequence)
  /// An operating system command.
  case command(String)
  /// A device control string, an application's program command, a private message, a title of screen(1): nothing of it is shown.
  case string(introducer: Character, String)
}

/// `CSI`: marker, parameters, intermediates, final byte.
struct ControlSequence: Hashable {
  /// `?`, `>`, `<` or `=`.
  var marker: Character?
  /// Each with its subparameters (`38:2::1:2:3`); nil for what was left out.
  var parameters: [[Int?]] = []
  var intermediates = ""
  var final: Character = " "

  /// A parameter; what is left out or 0 counts as `standard`.
  func value(_ index: Int, or standard: Int = 1) -> Int {
    guard index < parameters.count, let value = parameters[index].first ?? nil, value > 0 else { return standard }
    return value
  }

  /// As it is written, `?1049h`.
  var text: String {
    let words = parameters.map { $0.map { $0.map(String.init) ?? "" }.joined(separator: ":") }
    return (marker.map(String.init) ?? "") + words.joined(separator: ";") + intermediates + String(final)
  }
}

/// Keeps its place between two reads: a sequence may be cut anywhere.
struct ControlParser {
  private enum State {
    case ground, escape
    case sequence
    case string(introducer: Character)
    /// `ESC ]P` of the Linux console: seven digits and no end.
    case palette(left: Int)
  }

  private var state = State.ground
  private var intermediates = ""
  private var sequence = ControlSequence()
  private var content: [UInt8] = []
  private var character: [UInt8] = []

  mutating func commands(in bytes: some Sequence<UInt8>) -> [TerminalCommand] {
    var commands: [TerminalCommand] = []
    for byte in bytes { take(byte, into: &commands) }
    return commands
  }

  private mutating func take(_ byte: UInt8, into commands: inout [TerminalCommand]) {
    if byte >= 0x80 || !character.isEmpty, isGround {
      takeText(byte, into: &commands)
      return
    }
    switch (byte, state) {
    case (0x18, _), (0x1A, _):
      state = .ground
    case (0x1B, _):
      endString(into: &commands)
      (state, intermediates) = (.escape, "")
    case (0x07, .string):
      endString(into: &commands)
      state = .ground
    case (_, .string(let introducer)): takeString(byte, introducer: introducer, into: &commands)
    case (_, .palette(let left)): state = left > 1 ? .palette(left: left - 1) : .ground
    case (0..<0x20, _): commands.append(.control(byte))
    case (0x7F, _): break
    case (_, .ground): commands.append(.print(Unicode.Scalar(byte)))
    case (_, .escape): takeEscape(byte, into: &commands)
    case (_, .sequence): takeSequence(byte, into: &commands)
    }
  }

  private var isGround: Bool { if case .ground = state { true } else { false } }

  // MARK: - Text

  private mutating func takeText(_ byte: UInt8, into commands: inout [TerminalCommand]) {
    let isContinuation = byte & 0xC0 == 0x80
    if !character.isEmpty, !isContinuation {
      character = []
      commands.append(.print("\u{FFFD}"))
      take(byte, into: &commands)
      return
    }
    character.append(byte)
    guard let first = character.first, first >= 0xC2, first < 0xF5 else {
      character = []
      commands.append(.print("\u{FFFD}"))
      return
    }
    guard character.count == (first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2) else { return }
    let scalars = Array(String(decoding: character, as: UTF8.self).unicodeScalars)
    character = []
    for scalar in scalars { takeScalar(scalar, into: &commands) }
  }

  /// C1 works in UTF-8 as well: it is ESC and the character 0x40 below.
  private mutating func takeScalar(_ scalar: Unicode.Scalar, into commands: inout [TerminalCommand]) {
    if (0x80..<0xA0).contains(scalar.value), let byte = UInt8(exactly: scalar.value - 0x40) {
      (state, intermediates) = (.escape, "")
      takeEscape(byte, into: &commands)
    } else {
      commands.append(.print(scalar))
    }
  }

  // MARK: - Escape sequences

  private mutating func takeEscape(_ byte: UInt8, into commands: inout [TerminalCommand]) {
    let character = Character(Unicode.Scalar(byte))
    if (0x20..<0x30).contains(byte) {
      intermediates.append(character)
      return
    }
    state = .ground
    guard intermediates.isEmpty else {
      commands.append(.escape(intermediates: intermediates, final: character))
      return
    }
    switch character {
    case "[": (state, sequence) = (.sequence, ControlSequence())
    case "]", "P", "_", "^", "X", "k": (state, content) = (.string(introducer: character), [])
    default: commands.append(.escape(intermediates: "", final: character))
    }
  }

  private mutating func takeSequence(_ byte: UInt8, into commands: inout [TerminalCommand]) {
    let character = Character(Unicode.Scalar(byte))
    switch byte {
    case 0x30...0x39:
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      let place = sequence.parameters.count - 1
      let last = sequence.parameters[place].count - 1
      let value = sequence.parameters[place][last] ?? 0
      sequence.parameters[place][last] = min(65_535, value * 10 + Int(byte - 0x30))
    case 0x3A:
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      sequence.parameters[sequence.parameters.count - 1].append(nil)
    case 0x3B:
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      sequence.parameters.append([nil])
    case 0x3C...0x3F: sequence.marker = character
    case 0x20..<0x30: sequence.intermediates.append(character)
    default:
      sequence.final = character
      state = .ground
      commands.append(.sequence(sequence))
    }
  }

  // MARK: - Strings

  private mutating func takeString(_ byte: UInt8, introducer: Character, into commands: inout [TerminalCommand]) {
    content.append(byte)
    guard introducer == "]", content.count == 1 else { return }
    // The Linux console's palette: neither has an end.
    if byte == UInt8(ascii: "R") { state = .ground }
    if byte == UInt8(ascii: "P") { state = .palette(left: 7) }
  }

  private mutating func endString(into commands: inout [TerminalCommand]) {
    guard case .string(let introducer) = state else { return }
    let text = String(decoding: content, as: UTF8.self)
    commands.append(introducer == "]" ? .command(text) : .string(introducer: introducer, text))
    content = []
  }
}

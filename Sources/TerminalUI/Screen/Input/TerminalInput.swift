/// Input from a terminal, separated: keys for the line editor, the mouse, and answers to questions.
///
/// The editor doesn't know the mouse and answers, which would be typed into the line. Sequences may arrive in pieces;
/// they are passed on whole. A bracketed paste is always text.
struct TerminalInput {
  enum Event: Hashable {
    /// As received: characters and whole sequences.
    case keys([UInt8])
    /// What is pasted, in pieces as received, including its marks.
    case paste([UInt8])
    /// The Escape key by itself: nothing followed it in time.
    case escape
    case mouse(MouseReport)
    /// The terminal's answer about its background.
    case background(RGBColour)
  }

  private enum State {
    case text
    /// Bytes that may become one of our sequences are held back.
    case beginning
    case mouse
    case answer
    case answerEnding
    case paste
  }

  /// The longest time for the bytes of one key; an Escape without more in that time is the Escape key.
  static let keyTime = Duration.milliseconds(40)

  /// Longer sequences are noise.
  private static let longestSequence = 64
  private static let mouseMark = Array("\u{1B}[<".utf8)
  private static let pasteMark = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let answerMark = Array("\u{1B}]11;".utf8)

  private var state = State.text
  private var held: [UInt8] = []
  private var keys: [UInt8] = []
  private var pasted: [UInt8] = []
  private var events: [Event] = []
  /// How much of the mark at the end of a paste has arrived.
  private var endMatched = 0

  /// Whether bytes are held back that are a key by themselves if nothing follows: then call `settle`.
  var isWaiting: Bool { state == .beginning }

  /// - Returns: the events of these bytes, with those held back before.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    return flush()
  }

  /// Nothing followed: the bytes held back are keys.
  mutating func settle() -> [Event] {
    guard state == .beginning else { return [] }
    state = .text
    if held == [0x1B] {
      endKeys()
      events.append(.escape)
    } else {
      keys += held
    }
    held = []
    return flush()
  }

  private mutating func flush() -> [Event] {
    endKeys()
    endPaste()
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x1B { begin() } else { keys.append(byte) }
    case .beginning: goOn(byte)
    case .mouse:
      switch byte {
      case UInt8(ascii: "M"), UInt8(ascii: "m"):
        if let report = MouseReport(held.dropFirst(Self.mouseMark.count), isRelease: byte == UInt8(ascii: "m")) {
          endKeys()
          events.append(.mouse(report))
        }
        end()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): hold(byte)
      case 0x1B: begin()
      default: end()
      }
    case .answer:
      switch byte {
      case 0x07: endAnswer()
      case 0x1B: state = .answerEnding
      default: hold(byte)
      }
    case .answerEnding:
      if byte == UInt8(ascii: "\\") {
        endAnswer()
      } else {
        begin()
        goOn(byte)
      }
    case .paste:
      // Readline's texts end at a NUL, and the rest would be lost.
      if byte != 0 { pasted.append(byte) }
      endMatched = byte == Self.pasteEnd[endMatched] ? endMatched + 1 : byte == 0x1B ? 1 : 0
      if endMatched == Self.pasteEnd.count {
        state = .text
        endPaste()
      }
    }
  }

  private mutating func begin() {
    held = [0x1B]
    state = .beginning
  }

  private mutating func end() {
    held = []
    state = .text
  }

  /// Takes another byte of a possible sequence.
  private mutating func goOn(_ byte: UInt8) {
    guard byte != 0x1B else {
      keys += held
      return begin()
    }
    held.append(byte)
    switch held {
    case Self.mouseMark: state = .mouse
    case Self.answerMark: state = .answer
    case Self.pasteMark:
      endKeys()
      pasted = held
      held = []
      endMatched = 0
      state = .paste
    default:
      if [Self.mouseMark, Self.answerMark, Self.pasteMark].contains(where: { $0.starts(with: held) }) { return }
      guard Self.length(of: held[...]) != nil else { return }
      keys += held
      end()
    }
  }

  private mutating func hold(_ byte: UInt8) {
    held.append(byte)
    if held.count > Self.longestSequence { end() }
  }

  private mutating func endAnswer() {
    let text = String(decoding: held.dropFirst(Self.answerMark.count), as: UTF8.self)
    if let colour = RGBColour(answer: text) {
      endKeys()
      events.append(.background(colour))
    }
    end()
  }

  private mutating func endKeys() {
    if !keys.isEmpty { events.append(.keys(keys)) }
    keys = []
  }

  private mutating func endPaste() {
    if !pasted.isEmpty { events.append(.paste(pasted)) }
    pasted = []
  }

  // MARK: Single keys

  /// Single keys: characters and whole sequences.
  static func single(_ keys: [UInt8]) -> [[UInt8]] {
    var rest = keys[...]
    var single: [[UInt8]] = []
    while !rest.isEmpty {
      let length = length(of: rest) ?? rest.count
      single.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return single
  }

  /// The number of bytes of the first key; nil while it is incomplete.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == 0x1B else {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return length <= bytes.count ? length : nil
    }
    let body = bytes.dropFirst()
    switch body.first {
    case nil: return nil
    case UInt8(ascii: "O"): return body.count > 1 ? 3 : nil
    // The function keys of the Linux console.
    case UInt8(ascii: "[") where body.dropFirst().first == UInt8(ascii: "["): return body.count > 2 ? 4 : nil
    case UInt8(ascii: "["):
      // Parameters, then one final byte. Longer sequences are noise.
      let end = body.dropFirst().firstIndex { !(0x20...0x3F).contains($0) }
      return end.map { $0 - bytes.startIndex + 1 } ?? (bytes.count > longestSequence ? bytes.count : nil)
    default: return 2
    }
  }
}

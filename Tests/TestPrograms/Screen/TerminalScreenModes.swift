/// What a program has switched on.
package struct TerminalScreenModes: Hashable, Sendable, CustomStringConvertible {
  /// 1049, 1047, 47.
  package internal(set) var isAlternate = false
  /// 25.
  package internal(set) var showsCursor = true
  /// 7.
  package internal(set) var wraps = true
  /// 2004.
  package internal(set) var bracketsPaste = false
  /// 1000, 1002, 1003 and the way in which they are told, 1005, 1006, 1015.
  package internal(set) var mouse: Set<Int> = []
  /// 1004.
  package internal(set) var tellsFocus = false
  /// 1.
  package internal(set) var cursorKeysAreApplications = false
  /// `ESC =`, 66.
  package internal(set) var keypadIsApplication = false
  /// IRM.
  package internal(set) var inserts = false
  /// DECSCNM.
  package internal(set) var isReversed = false
  /// As a terminal is when nobody has touched it.
  package var areStandard: Bool { self == TerminalScreenModes() }

  package var description: String {
    let words = [
      isAlternate ? "alternate" : "main", showsCursor ? nil : "no cursor", wraps ? nil : "no wrap",
      bracketsPaste ? "2004" : nil, mouse.isEmpty ? nil : "mouse \(mouse.sorted())", tellsFocus ? "focus" : nil,
      cursorKeysAreApplications ? "cursor keys" : nil, keypadIsApplication ? "keypad" : nil, inserts ? "insert" : nil,
      isReversed ? "reversed" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  /// Sets a private mode (DECSET, DECRST) that is a switch and nothing else.
  /// - Returns: false when the number is unknown.
  mutating func set(_ number: Int, _ isOn: Bool) -> Bool {
    switch number {
    case 1: cursorKeysAreApplications = isOn
    case 5: isReversed = isOn
    case 7: wraps = isOn
    case 25: showsCursor = isOn
    case 66: keypadIsApplication = isOn
    case 1000, 1002, 1003, 1005, 1006, 1015: if isOn { mouse.insert(number) } else { mouse.remove(number) }
    case 1004: tellsFocus = isOn
    case 2004: bracketsPaste = isOn
    // 80 and 132 columns, smooth scrolling, blinking cursor, meta keys, colour schemes, output held back, clusters.
    case 3, 4, 12, 45, 1034, 1036, 1039, 2026, 2027, 2031: break
    default: return false
    }
    return true
  }

  func isOn(_ number: Int) -> Bool? {
    switch number {
    case 1: cursorKeysAreApplications
    case 5: isReversed
    case 7: wraps
    case 25: showsCursor
    case 47, 1047, 1049: isAlternate
    case 66: keypadIsApplication
    case 1000, 1002, 1003, 1005, 1006, 1015: mouse.contains(number)
    case 1004: tellsFocus
    case 2004: bracketsPaste
    default: nil
    }
  }
}

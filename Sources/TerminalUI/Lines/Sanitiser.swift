/// Makes a text from outside safe to print: after this, no character of it can steer the terminal or reorder what is shown.
///
/// Control characters become their visible pictures (ESC becomes ␛), the C1 set and the bidirectional embeddings, overrides and
/// isolates become �. A tab becomes a space and a line or paragraph separator too: the text stays on its line. Joiners, variation
/// selectors and the plain direction marks stay: scripts and emoji need them.
/// - Parameter keepsLines: leaves line feeds as they are.
public func madeSafe(_ text: String, keepsLines: Bool = false) -> String {
  guard needsCare(text) else { return text }
  var safe = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { safe.append(safeForm(of: scalar, keepsLines: keepsLines)) }
  return String(safe)
}

/// Most texts hold nothing dangerous; this looks at bytes alone.
private func needsCare(_ text: String) -> Bool {
  var before: UInt8 = 0
  for byte in text.utf8 {
    // C0 and DEL; 0xC2 0x80...0x9F is C1; 0xE2 0x80 and 0xE2 0x81 lead the separators and the bidirectional controls.
    if byte < 0x20 || byte == 0x7F { return true }
    if before == 0xC2, byte < 0xA0 { return true }
    if before == 0xE2, byte == 0x80 || byte == 0x81 { return true }
    before = byte
  }
  return false
}

private func safeForm(of scalar: Unicode.Scalar, keepsLines: Bool) -> Unicode.Scalar {
  switch scalar.value {
  case 0x0A where keepsLines: scalar
  case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
  case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}

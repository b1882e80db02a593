extension TerminalScreen {
  mutating func obey(_ command: TerminalCommand) {
    if case .print(let scalar) = command {
      print(position.charsets.shown(scalar))
      return
    }
    switch command {
    case .print: break
    case .control(let byte): obey(control: byte)
    case .escape(let intermediates, let final): obey(escape: intermediates, final)
    case .sequence(let sequence): obey(sequence)
    case .command(let text): obey(command: text)
    case .string(let introducer, _): count("ESC \(introducer)")
    }
    lastPrinted = nil
  }

  mutating func count(_ name: String) { sequences[name, default: 0] += 1 }

  // MARK: - Characters

  private mutating func print(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x300, join(scalar) { return }
    let width = ClusterWidth.of(Character(scalar))
    // A mark with nothing before it is not shown.
    guard width > 0 else { return }
    if position.wraps || width > columns - position.column {
      guard modes.wraps, width <= columns else { return overwriteLast(scalar) }
      position.column = 0
      lineFeed()
    }
    if modes.inserts {
      grid.insertBlanks(width, row: position.row, column: position.column, appearance: position.appearance)
    }
    grid.put(
      String(Character(scalar)), width: width, row: position.row, column: position.column,
      appearance: position.appearance)
    lastPrinted = (position.row, position.column)
    advance(width)
  }

  private mutating func advance(_ width: Int) {
    position.wraps = position.column + width >= columns && modes.wraps
    position.column = min(position.column + width, columns - 1)
  }

  /// Without wrapping, what comes after the last column stands in it.
  private mutating func overwriteLast(_ scalar: Unicode.Scalar) {
    guard ClusterWidth.of(scalar) == 1 else { return }
    grid.put(
      String(Character(scalar)), width: 1, row: position.row, column: columns - 1, appearance: position.appearance)
    position.wraps = false
  }

  /// What makes one user-perceived character with the one before shares its cell: marks, families, flags.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = lastPrinted, !ClusterWidth.standsAlone(scalar) else { return false }
    let (text, appearance) = (grid[last.row, last.column].text, grid[last.row, last.column].appearance)
    var whole = text
    whole.unicodeScalars.append(scalar)
    guard whole.count == 1, let cluster = whole.first else { return false }
    let (before, after) = (text.first.map(ClusterWidth.of) ?? 1, ClusterWidth.of(cluster))
    if after > before, last.column + after <= columns {
      grid.put(whole, width: after, row: last.row, column: last.column, appearance: appearance)
      advance(after - before)
    } else {
      grid[last.row, last.column].text = whole
    }
    return true
  }

  // MARK: - C0

  private mutating func obey(control byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      position.column = max(0, position.column - 1)
      position.wraps = false
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D:
      position.column = 0
      position.wraps = false
    case 0x0E: position.charsets.shift(to: 1)
    case 0x0F: position.charsets.shift(to: 0)
    default: break
    }
  }

  mutating func tab(_ times: Int) {
    for _ in 0..<min(times, columns) {
      position.column = tabs.filter { $0 > position.column }.min().map { min($0, columns - 1) } ?? columns - 1
    }
    position.wraps = false
  }

  mutating func lineFeed() {
    position.wraps = false
    if position.row == region.upperBound - 1 {
      scrollUp(1)
    } else {
      position.row = min(position.row + 1, rows - 1)
    }
  }

  mutating func reverseLineFeed() {
    position.wraps = false
    if position.row == region.lowerBound {
      grid.scrollDown(1, region: region, appearance: position.appearance)
    } else {
      position.row = max(position.row - 1, 0)
    }
  }

  // MARK: - Escape sequences

  private mutating func obey(escape intermediates: String, _ final: Character) {
    count("ESC \(intermediates)\(final)")
    if let set = intermediates.first, "()*+".contains(set) {
      position.charsets.designate(final, by: set)
      return
    }
    switch (intermediates, final) {
    case ("", "7"): saved = position
    case ("", "8"): position = saved
    case ("", "="): set { $0.keypadIsApplication = true }
    case ("", ">"): set { $0.keypadIsApplication = false }
    case ("", "D"): lineFeed()
    case ("", "E"):
      position.column = 0
      lineFeed()
    case ("", "H"): tabs.insert(position.column)
    case ("", "M"): reverseLineFeed()
    case ("", "c"): reset()
    case ("", "n"): position.charsets.shift(to: 2)
    case ("", "o"): position.charsets.shift(to: 3)
    // The end of a string; the visible bell of screen(1); UTF-8 on and off; width of lines.
    case ("", "\\"), ("", "g"), ("%", _), (" ", _), ("#", "3"..."6"): break
    case ("#", "8"):
      for row in 0..<rows { for column in 0..<columns { grid[row, column] = TerminalCell("E") } }
    default: unknown.append("ESC \(intermediates)\(final)")
    }
  }
}

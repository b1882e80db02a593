extension TerminalScreen {
  mutating func obey(_ sequence: ControlSequence) {
    let isSwitch = sequence.final == "h" || sequence.final == "l"
    let kind = "\(sequence.marker.map(String.init) ?? "")\(sequence.intermediates)\(sequence.final)"
    count("CSI \(isSwitch ? sequence.text : kind)")
    switch kind {
    case "A": move(rows: -sequence.value(0))
    case "B", "e": move(rows: sequence.value(0))
    case "C", "a": move(columns: sequence.value(0))
    case "D": move(columns: -sequence.value(0))
    case "E":
      move(rows: sequence.value(0))
      position.column = 0
    case "F":
      move(rows: -sequence.value(0))
      position.column = 0
    case "G", "`": place(column: sequence.value(0) - 1)
    case "H", "f": place(row: sequence.value(0) - 1, column: sequence.value(1) - 1)
    case "d": place(row: sequence.value(0) - 1, column: position.column)
    case "I": tab(sequence.value(0))
    case "Z": tabBack(sequence.value(0))
    case "J", "?J": eraseDisplay(sequence.value(0, or: 0))
    case "K", "?K": eraseLine(sequence.value(0, or: 0))
    case "X":
      let end = position.column + min(sequence.value(0), columns)
      grid.erase(row: position.row, columns: position.column..<end, appearance: position.appearance)
    case "@": edit { $0.insertBlanks(sequence.value(0), row: $1.row, column: $1.column, appearance: $1.appearance) }
    case "P": edit { $0.deleteCells(sequence.value(0), row: $1.row, column: $1.column, appearance: $1.appearance) }
    case "L": insertLines(sequence.value(0))
    case "M": deleteLines(sequence.value(0))
    case "S": scrollUp(sequence.value(0))
    case "T": grid.scrollDown(sequence.value(0), region: region, appearance: position.appearance)
    case "b": repeatLast(sequence.value(0))
    case "g": clearTabs(sequence.value(0, or: 0))
    case "m":
      position.appearance.obey(sequence.parameters)
      colours.formUnion([position.appearance.foreground, position.appearance.background].filter { $0 != .standard })
    case "r": setRegion(sequence)
    case "s": saved = position
    case "u": position = saved
    case "h", "l": setMode(sequence, to: sequence.final == "h")
    case "?h", "?l": setPrivateModes(sequence, to: sequence.final == "h")
    case "!p": softReset()
    case "c", ">c", "=c", "n", "?n", "?$p", "t", ">q", "?u": answer(sequence, kind: kind)
    // The cursor's shape, how keys are told, lights, pointer, levels: nothing that is seen.
    case " q", ">m", "?m", ">n", ">u", "<u", "=u", "?c", "q", "\"p", "\"q", ">p", "?s", "?r": break
    default: unknown.append("CSI \(sequence.text)")
    }
  }

  // MARK: - The cursor

  private var top: Int { position.isOrigin ? region.lowerBound : 0 }
  private var bottom: Int { position.isOrigin ? region.upperBound : rows }

  private mutating func place(row: Int, column: Int) {
    position.row = min(max(top + row, top), bottom - 1)
    place(column: column)
  }

  private mutating func place(column: Int) {
    position.column = min(max(0, column), columns - 1)
    position.wraps = false
  }

  /// Up and down stop at the edge of the region that the cursor stands in.
  private mutating func move(rows count: Int) {
    let first = position.row >= region.lowerBound ? region.lowerBound : 0
    let end = position.row < region.upperBound ? region.upperBound : rows
    position.row = min(max(first, position.row + count), end - 1)
    position.wraps = false
  }

  private mutating func move(columns count: Int) { place(column: position.column + count) }

  private mutating func tabBack(_ times: Int) {
    for _ in 0..<min(times, columns) { position.column = tabs.filter { $0 < position.column }.max() ?? 0 }
    position.wraps = false
  }

  private mutating func clearTabs(_ what: Int) {
    if what == 3 { tabs = [] } else { tabs.remove(position.column) }
  }

  // MARK: - Erasing and editing

  private mutating func eraseDisplay(_ part: Int) {
    switch part {
    case 0:
      eraseLine(0)
      grid.erase(rows: (position.row + 1)..<max(rows, position.row + 1), appearance: position.appearance)
    case 1:
      eraseLine(1)
      grid.erase(rows: 0..<position.row, appearance: position.appearance)
    case 2: grid.erase(rows: 0..<rows, appearance: position.appearance)
    case 3: if !modes.isAlternate { scrolledOut = [] }
    default: unknown.append("CSI \(part)J")
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let range =
      switch part {
      case 0: position.column..<columns
      case 1: 0..<(position.column + 1)
      default: 0..<columns
      }
    grid.erase(row: position.row, columns: range, appearance: position.appearance)
    position.wraps = false
  }

  private mutating func edit(_ change: (inout CellGrid, Position) -> Void) {
    change(&grid, position)
    position.wraps = false
  }

  private mutating func insertLines(_ count: Int) {
    guard region.contains(position.row) else { return }
    grid.scrollDown(count, region: position.row..<region.upperBound, appearance: position.appearance)
    place(column: 0)
  }

  private mutating func deleteLines(_ count: Int) {
    guard region.contains(position.row) else { return }
    grid.scrollUp(count, region: position.row..<region.upperBound, appearance: position.appearance)
    place(column: 0)
  }

  /// The character before the cursor, once more; ncurses writes long runs like that.
  private mutating func repeatLast(_ count: Int) {
    guard let last = lastPrinted else { return }
    let scalars = Array(grid[last.row, last.column].text.unicodeScalars)
    for _ in 0..<min(count, columns * rows) { for scalar in scalars { obey(.print(scalar)) } }
  }

  // MARK: - Modes

  private mutating func setRegion(_ sequence: ControlSequence) {
    let (first, last) = (sequence.value(0) - 1, min(sequence.value(1, or: rows), rows))
    guard first + 1 < last || rows == 1 else { return }
    region = min(first, rows - 1)..<last
    place(row: 0, column: 0)
  }

  private mutating func setMode(_ sequence: ControlSequence, to isOn: Bool) {
    for index in sequence.parameters.indices {
      switch sequence.value(index) {
      case 4: set { $0.inserts = isOn }
      case 2, 12, 20, 34: break
      default: unknown.append("CSI \(sequence.text)")
      }
    }
  }

  private mutating func setPrivateModes(_ sequence: ControlSequence, to isOn: Bool) {
    for index in sequence.parameters.indices {
      let number = sequence.value(index)
      switch number {
      case 6:
        position.isOrigin = isOn
        place(row: 0, column: 0)
      case 47, 1047: showAlternate(isOn, savesCursor: false)
      case 1048: if isOn { saved = position } else { position = saved }
      case 1049: showAlternate(isOn, savesCursor: true)
      default:
        var isKnown = false
        set { isKnown = $0.set(number, isOn) }
        if !isKnown { unknown.append("CSI \(sequence.text)") }
      }
    }
  }

  private mutating func softReset() {
    set { modes in
      (modes.showsCursor, modes.wraps, modes.inserts) = (true, true, false)
      (modes.cursorKeysAreApplications, modes.keypadIsApplication) = (false, false)
    }
    region = 0..<rows
    (position.appearance, position.isOrigin, position.charsets, saved) = (
      CellAppearance(), false, Charsets(), Position()
    )
  }
}

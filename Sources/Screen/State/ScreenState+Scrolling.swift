import SimShown

extension ScreenState {
  /// An entry laid out for the conversation's current pane.
  mutating func laid(_ entry: Int, _ regions: ScreenRegions) -> LaidEntry {
    let key = LaidEntry.Key(
      width: regions.text, isFolded: folds.contains(entry) && revealed != entry,
      isTight: regions.isTight || entry == 0)
    return cache.layout(of: entry, entries[entry], for: key)
  }

  /// After a change of width or folds, moves the anchor to its text, and keeps it within the conversation.
  private mutating func settle(_ regions: ScreenRegions) {
    guard case .at(var place, var reading) = anchor else { return }
    guard !entries.isEmpty else {
      anchor = .end
      return
    }
    place.entry = min(max(place.entry, 0), entries.count - 1)
    let before = cache.last(place.entry)
    let now = laid(place.entry, regions)
    if let before, before.key != now.key, place.line > 0 {
      reading = reading ?? before.text(at: place.line)
      place.line = reading.map { now.row(near: $0) } ?? place.line - before.rows.count + now.rows.count
    }
    place.line = min(max(place.line, 0), max(0, now.rows.count - 1))
    anchor = .at(place, reading: reading)
  }

  /// The lines in the conversation's pane, from top to bottom; fewer than its rows when the conversation is short.
  mutating func visibleLines(_ regions: ScreenRegions) -> [LinePlace] {
    settle(regions)
    let height = regions.paneRows
    if case .at(let place, _) = anchor {
      let lines = lines(from: place, count: height, regions)
      if lines.count == height { return lines }
      // The end is less than a pane away.
      anchor = .end
    }
    return lastLines(height, regions)
  }

  private mutating func lines(from place: LinePlace, count: Int, _ regions: ScreenRegions) -> [LinePlace] {
    var lines: [LinePlace] = []
    var entry = place.entry
    var first = place.line
    while entry < entries.count, lines.count < count {
      let rows = laid(entry, regions).rows.count
      if first < rows {
        for line in first..<min(rows, first + count - lines.count) {
          lines.append(LinePlace(entry: entry, line: line))
        }
      }
      first = 0
      entry += 1
    }
    return lines
  }

  private mutating func lastLines(_ count: Int, _ regions: ScreenRegions) -> [LinePlace] {
    var blocks: [[LinePlace]] = []
    var missing = count
    for entry in entries.indices.reversed() {
      guard missing > 0 else { break }
      let rows = laid(entry, regions).rows.count
      let first = max(0, rows - missing)
      blocks.append((first..<rows).map { LinePlace(entry: entry, line: $0) })
      missing -= rows - first
    }
    return Array(blocks.reversed().joined())
  }

  /// Scrolls by lines: up for a negative number.
  /// - Returns: false at the conversation's end.
  mutating func scroll(by lines: Int) -> Bool {
    let regions = regions()
    let visible = visibleLines(regions)
    guard let top = visible.first, lines != 0 else { return false }
    // No key scrolls further; everything in between has to be laid out.
    let lines = min(max(lines, -10_000), 10_000)
    let target = lines < 0 ? line(above: top, by: -lines, regions) : line(below: top, by: lines, regions)
    guard target != top, lines < 0 || anchor != .end else { return false }
    anchor = .at(target)
    // Back at the end, new entries will be followed.
    if lines > 0, self.lines(from: target, count: regions.paneRows + 1, regions).count <= regions.paneRows {
      anchor = .end
    }
    return true
  }

  private mutating func line(above place: LinePlace, by count: Int, _ regions: ScreenRegions) -> LinePlace {
    var place = place
    var count = count
    while count > place.line, place.entry > 0 {
      count -= place.line + 1
      place.entry -= 1
      place.line = max(0, laid(place.entry, regions).rows.count - 1)
    }
    place.line = max(0, place.line - count)
    return place
  }

  private mutating func line(below place: LinePlace, by count: Int, _ regions: ScreenRegions) -> LinePlace {
    var place = place
    var count = count
    while true {
      let last = max(0, laid(place.entry, regions).rows.count - 1)
      if place.line + count <= last || place.entry == entries.count - 1 {
        place.line = min(place.line + count, last)
        return place
      }
      count -= last - place.line + 1
      place.entry += 1
      place.line = 0
    }
  }

  /// Scrolls as little as possible to show some lines of an entry, above all the first.
  mutating func show(_ lines: ClosedRange<Int>, of entry: Int) {
    let regions = regions()
    let visible = visibleLines(regions)
    let first = LinePlace(entry: entry, line: lines.lowerBound)
    let last = LinePlace(entry: entry, line: lines.upperBound)
    guard let top = visible.first, let bottom = visible.last else { return }
    if first >= top, last <= bottom { return }
    if first < top {
      // A line above the target gives context.
      anchor = .at(line(above: first, by: min(1, regions.paneRows / 4), regions))
    } else {
      let above = line(above: last, by: max(0, regions.paneRows - 2), regions)
      anchor = .at(min(first, above))
    }
    if self.lines(from: currentTop, count: regions.paneRows + 1, regions).count <= regions.paneRows { anchor = .end }
  }

  private var currentTop: LinePlace {
    if case .at(let place, _) = anchor { place } else { LinePlace(entry: max(0, entries.count - 1), line: 0) }
  }

  /// How much is below the pane: in lines if few, else in turns.
  mutating func remainder(below last: LinePlace?, _ regions: ScreenRegions) -> Remainder? {
    guard anchor != .end, let last else { return nil }
    let turns = entries.count - 1 - last.entry
    if turns > 20 { return .turns(turns) }
    var lines = laid(last.entry, regions).rows.count - 1 - last.line
    for entry in (last.entry + 1)..<max(last.entry + 1, entries.count) { lines += laid(entry, regions).rows.count }
    return lines > 0 ? .lines(lines) : nil
  }

  /// Whether there is anything above the pane.
  func isMore(above first: LinePlace?) -> Bool { first.map { $0.entry > 0 || $0.line > 0 } ?? false }

  /// How much is above the pane: in lines if few, else in turns.
  mutating func remainder(above first: LinePlace?, _ regions: ScreenRegions) -> Remainder? {
    guard let first, isMore(above: first) else { return nil }
    if first.entry > 20 { return .turns(first.entry) }
    return .lines((0..<first.entry).reduce(first.line) { $0 + laid($1, regions).rows.count })
  }

  enum Remainder: Hashable, Sendable {
    case lines(Int), turns(Int)

    func text(above interface: InterfaceWords) -> String {
      switch self {
      case .lines(1): interface(.oneLineAbove)
      case .lines(let count): interface(.linesAbove, ["count": "\(count)"])
      case .turns(let count): interface(.turnsAbove, ["count": "\(count)"])
      }
    }

    func text(in interface: InterfaceWords) -> String {
      switch self {
      case .lines(1): interface(.oneLineBelow)
      case .lines(let count): interface(.linesBelow, ["count": "\(count)"])
      case .turns(let count): interface(.turnsBelow, ["count": "\(count)"])
      }
    }
  }
}

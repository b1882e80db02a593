/// Aligns the expected lines of one kind with the observed ones, with as few differences as possible.
struct Alignment {
  private let expectations: [ExpectedLine]
  private let expected: [Int]
  private let lines: [ObservedLine]
  private let observed: [Int]
  private(set) var bindings: [String: String]
  private(set) var steps: [TurnComparison.Step] = []

  /// With more pairs than this, lines are aligned only by position.
  private static let pairLimit = 1_000_000

  init(
    expectations: [ExpectedLine], expected: [Int], lines: [ObservedLine], observed: [Int], bindings: [String: String]
  ) {
    self.expectations = expectations
    self.expected = expected
    self.lines = lines
    self.observed = observed
    self.bindings = bindings
  }

  mutating func run() {
    // What agrees from the start needs no search: the usual turn ends here.
    var start = 0
    while start < expected.count, start < observed.count, isPlain(start), take(start, start) { start += 1 }
    let rows = expected.count - start
    let columns = observed.count - start
    if rows == 0 || columns == 0 || rows > Self.pairLimit / columns {
      alignByPosition(from: start)
    } else {
      alignBySearch(from: start, rows: rows, columns: columns)
    }
    pairUp()
  }

  private func isPlain(_ row: Int) -> Bool {
    let expectation = expectations[expected[row]]
    return expectation.presence == .required && !expectation.isAnyLines
  }

  /// Notes a match, if it still is one with the names that earlier lines have bound.
  private mutating func take(_ row: Int, _ column: Int) -> Bool {
    guard let taken = expectations[expected[row]].match(lines[observed[column]], bindings: bindings) else {
      return false
    }
    bindings.merge(taken) { old, _ in old }
    steps.append(.matched(expected: expected[row], observed: observed[column]))
    return true
  }

  private mutating func alignByPosition(from start: Int) {
    var column = start
    for row in start..<expected.count {
      let expectation = expectations[expected[row]]
      if expectation.isAnyLines {
        // It takes everything up to what the lines below it need.
        let rest = (row + 1..<expected.count).count { isPlain($0) }
        let end = max(column, observed.count - rest)
        steps.append(.taken(expected: expected[row], observed: Array(observed[column..<end])))
        column = end
      } else if column < observed.count, take(row, column) {
        column += 1
      } else if expectation.presence == .optional {
        steps.append(.skipped(expected: expected[row]))
      } else {
        steps.append(.missing(expected: expected[row]))
        if column < observed.count {
          steps.append(.unexpected(observed: observed[column], after: expected[row]))
          column += 1
        }
      }
    }
    for column in column..<max(column, observed.count) {
      steps.append(.unexpected(observed: observed[column], after: expected.last ?? -1))
    }
  }

  /// The cheapest path from each pair of positions to the end, computed backwards.
  private mutating func alignBySearch(from start: Int, rows: Int, columns: Int) {
    let width = columns + 1
    var cost = [Int32](repeating: 0, count: (rows + 1) * width)
    for column in stride(from: columns - 1, through: 0, by: -1) {
      cost[rows * width + column] = cost[rows * width + column + 1] + 1
    }
    for row in stride(from: rows - 1, through: 0, by: -1) {
      let expectation = expectations[expected[start + row]]
      for column in stride(from: columns, through: 0, by: -1) {
        let here = row * width + column
        if expectation.isAnyLines {
          cost[here] = column == columns ? cost[here + width] : min(cost[here + width], cost[here + 1])
          continue
        }
        var best = cost[here + width] + (expectation.presence == .optional ? 0 : 1)
        if column < columns {
          best = min(best, cost[here + 1] + 1)
          if cost[here + width + 1] < best,
            expectation.match(lines[observed[start + column]], bindings: bindings) != nil
          {
            best = cost[here + width + 1]
          }
        }
        cost[here] = best
      }
    }
    follow(cost, from: start, rows: rows, columns: columns)
  }

  private mutating func follow(_ cost: [Int32], from start: Int, rows: Int, columns: Int) {
    let width = columns + 1
    var row = 0
    var column = 0
    while row < rows || column < columns {
      let here = row * width + column
      guard row < rows else {
        steps.append(.unexpected(observed: observed[start + column], after: expected[start + row - 1]))
        column += 1
        continue
      }
      let index = expected[start + row]
      let expectation = expectations[index]
      if expectation.isAnyLines {
        var end = column
        while end < columns, cost[row * width + end] != cost[(row + 1) * width + end] { end += 1 }
        steps.append(.taken(expected: index, observed: Array(observed[start + column..<start + end])))
        column = end
        row += 1
        continue
      }
      if column < columns, cost[here] == cost[here + width + 1],
        expectation.match(lines[observed[start + column]], bindings: bindings) != nil, take(start + row, start + column)
      {
        row += 1
        column += 1
        continue
      }
      let leave = cost[here + width] + (expectation.presence == .optional ? 0 : 1)
      if column == columns || leave <= cost[here + 1] + 1 {
        steps.append(expectation.presence == .optional ? .skipped(expected: index) : .missing(expected: index))
        row += 1
      } else {
        steps.append(
          .unexpected(
            observed: observed[start + column], after: row == 0 && start == 0 ? -1 : expected[start + row - 1]))
        column += 1
      }
    }
  }

  /// Pairs a run of missing lines with a run of unexpected ones: each pair is one line that differs.
  private mutating func pairUp() {
    var paired: [TurnComparison.Step] = []
    var missing: [Int] = []
    var unexpected: [(observed: Int, after: Int)] = []
    func flush() {
      let count = min(missing.count, unexpected.count)
      for index in 0..<count { paired.append(.differs(expected: missing[index], observed: unexpected[index].observed)) }
      for index in missing[count...] { paired.append(.missing(expected: index)) }
      for (observed, after) in unexpected[count...] {
        paired.append(.unexpected(observed: observed, after: max(after, missing.prefix(count).last ?? -1)))
      }
      missing = []
      unexpected = []
    }
    for step in steps {
      switch step {
      case .missing(let index): missing.append(index)
      case .unexpected(let observed, let after): unexpected.append((observed, after))
      default:
        flush()
        paired.append(step)
      }
    }
    flush()
    steps = paired
  }
}

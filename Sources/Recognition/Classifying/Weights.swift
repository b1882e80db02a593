/// The weights of a classifier while it is trained: a row for each word and pair, in it a weight for each meaning.
///
/// Eight weights are a unit that the processor adds at once.
struct Weights {
  private typealias Eight = SIMD8<Float>

  private let meanings: Int
  /// How many units a row has; what is behind the last meaning stays 0.
  private let stride: Int
  private var weights: [Eight]
  /// The squares of what each weight has been changed by, summed up.
  private var squares: [Eight]
  /// What is summed up, or taken off, for a sentence.
  private var row: [Eight]

  /// Weights that are 0.
  init(rows: Int, meanings: Int) {
    self.meanings = meanings
    stride = (meanings + Eight.scalarCount - 1) / Eight.scalarCount
    weights = Array(repeating: Eight(), count: rows * stride)
    squares = Array(repeating: Eight(repeating: 1e-6), count: rows * stride)
    row = Array(repeating: Eight(), count: stride)
  }

  /// For each meaning the sum of its weights in some rows.
  mutating func sum(of rows: [Int32], into sums: inout [Float]) {
    for unit in 0..<stride {
      var sum = Eight()
      for number in rows { sum += weights[Int(number) * stride + unit] }
      row[unit] = sum
    }
    for meaning in 0..<meanings { sums[meaning] = row[meaning / Eight.scalarCount][meaning % Eight.scalarCount] }
  }

  /// Moves the weights of some rows against a gradient, the less the more they have been moved already.
  mutating func descend(_ gradient: [Float], for rows: [Int32], rate: Float) {
    for meaning in 0..<meanings { row[meaning / Eight.scalarCount][meaning % Eight.scalarCount] = gradient[meaning] }
    for number in rows {
      let first = Int(number) * stride
      for unit in 0..<stride {
        let step = row[unit]
        let square = squares[first + unit] + step * step
        squares[first + unit] = square
        weights[first + unit] -= rate * step / square.squareRoot()
      }
    }
  }

  /// The weights, row by row.
  var all: [Float] {
    (0..<weights.count / max(stride, 1)).flatMap { number in
      (0..<meanings).map { weights[number * stride + $0 / Eight.scalarCount][$0 % Eight.scalarCount] }
    }
  }
}

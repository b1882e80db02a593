/// The name that somebody probably meant.
enum NearestName {
  /// The candidate with the fewest changed letters, nil when none is near.
  static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    // A name is short: what is longer is no misspelt one, and costs nothing.
    let wanted = Array(name.lowercased().unicodeScalars.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(wanted.count, other.count) / 3)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Letters to insert, remove, replace or swap with their neighbour.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}

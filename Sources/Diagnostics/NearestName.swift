/// The name among `names` that `word` was most likely meant to be; nil when none is near enough to be worth suggesting.
///
/// Case is ignored. One typo in a short word, two in a longer one, and an unfinished name ("voc" for "vocabulary") are
/// near; where no name is, one that contains a near word ("exmples" for "missing-examples").
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let names = Array(names)
  if let name = nearest(to: word, among: names) { return name }
  let parts = names.flatMap { name in
    name.split { $0 == "-" || $0 == " " }.filter { $0.count > 2 }.map { (part: String($0), name: name) }
  }.filter { $0.part != $0.name }
  return nearest(to: word, among: parts.map(\.part)).flatMap { part in parts.first { $0.part == part }?.name }
}

private func nearest(to word: String, among names: [String]) -> String? {
  let typed = Array(word.lowercased())
  // A very long word isn't a misspelt name, and comparing it with each would be costly.
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  let allowed = typed.count <= 2 ? 1 : typed.count <= 7 ? 2 : 3
  var best: (name: String, distance: Int)?
  var unfinished: String?
  for name in names {
    let letters = Array(name.lowercased())
    if unfinished == nil, typed.count >= 2, letters.starts(with: typed) { unfinished = name }
    guard letters.count <= 64 else { continue }
    let distance = editDistance(typed, letters, limit: allowed)
    // Otherwise any word of that length would be near.
    guard distance <= allowed, distance < max(typed.count, 2), distance < (best?.distance ?? .max) else { continue }
    best = (name, distance)
  }
  if let best, best.distance <= 1 { return best.name }
  return unfinished ?? best?.name
}

/// The number of typos between two words: a letter too many, one missing, one wrong, two swapped.
///
/// Any number above `limit` only means that there are more.
private func editDistance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
  guard abs(a.count - b.count) <= limit else { return limit + 1 }
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 1...a.count {
    row[0] = i
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
      row[j] = cost
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}

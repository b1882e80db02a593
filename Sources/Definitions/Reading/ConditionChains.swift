import SimCatalog

/// Which parameter depends on which: each on one at most, so that a walk from one to the next ends or goes in a circle.
struct ConditionChains {
  private var parents: [String: String] = [:]
  /// Parameters outside of circles, from which no further walk is needed.
  private var free: Set<String> = []
  /// Parameters of circles that others have led to; they are cut when one of them is checked.
  private var circling: Set<String> = []

  init(_ parameters: [DefinedParameter]) {
    for parameter in parameters where parents[parameter.name] == nil {
      parents[parameter.name] = parameter.condition?.parent
    }
  }

  /// Whether a parameter depends on itself in the end; if it does, its dependency is removed.
  mutating func cutCircle(at name: String) -> Bool {
    if circling.contains(name) { return cut(circle(of: name), at: name) }
    var passed: [String] = []
    var places: [String: Int] = [:]
    var next: String? = name
    while let current = next, !free.contains(current), !circling.contains(current) {
      if let place = places[current] {
        if place == 0 { return cut(passed, at: name) }
        circling.formUnion(passed[place...])
        free.formUnion(passed[..<place])
        return false
      }
      places[current] = passed.count
      passed.append(current)
      next = parents[current]
    }
    free.formUnion(passed)
    return false
  }

  private func circle(of name: String) -> [String] {
    var circle = [name]
    var next = parents[name]
    while let current = next, current != name {
      circle.append(current)
      next = parents[current]
    }
    return circle
  }

  private mutating func cut(_ circle: [String], at name: String) -> Bool {
    parents[name] = nil
    circling.subtract(circle)
    free.formUnion(circle)
    return true
  }
}

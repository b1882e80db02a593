import SimCatalog

/// The results of one resolve call, matched with the values that it was about.
struct ElementResults: Hashable {
  /// The current values: those that succeeded are replaced by the handler's.
  var values: [Value]
  /// The first that isn't settled: its index in `values` (one past the end when it has no value yet), and why.
  var open: (element: Int, result: ResolutionResult)? {
    guard let openElement, let openResult else { return nil }
    return (openElement, openResult)
  }

  private var openElement: Int?
  private var openResult: ResolutionResult?

  /// - Parameters:
  ///   - confirmed: values that the user has confirmed: asking about them again would never end.
  init(results: [ResolutionResult], values: [Value], confirmed: Set<Value>) {
    self.values = []
    for (index, result) in results.enumerated() {
      let current = index < values.count ? values[index] : nil
      switch result {
      case .success(let value):
        if let settled = value ?? current { self.values.append(settled) }
      case .notRequired: break
      case .confirmationRequired(let value, _):
        if let asked = value ?? current, confirmed.contains(asked) {
          self.values.append(asked)
        } else {
          keep(current, result)
        }
      case .needsValue, .disambiguation, .unsupported, .needsMoreDetails: keep(current, result)
      }
    }
    // Values without a result stay as they are.
    if values.count > results.count { self.values += values[results.count...] }
  }

  private mutating func keep(_ current: Value?, _ result: ResolutionResult) {
    if openElement == nil {
      openElement = values.count
      openResult = result
    }
    if let current { values.append(current) }
  }
}

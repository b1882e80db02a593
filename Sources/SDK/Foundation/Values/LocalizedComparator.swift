/// Sorts texts as lists show them: by the language's order, and numbers in them by their size.
public struct LocalizedComparator: SortComparator {
  /// How two texts are compared.
  public enum Kind: Hashable, Sendable { case localized, localizedStandard }

  public var order = SortOrder.forward
  let kind: Kind

  public func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result =
      switch kind {
      case .localized: a.localizedCompare(b)
      case .localizedStandard: a.localizedStandardCompare(b)
      }
    switch (order, result) {
    case (.forward, _), (_, .orderedSame): return result
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    }
  }
}

extension SortComparator where Self == LocalizedComparator {
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(kind: .localizedStandard) }
  public static var localized: LocalizedComparator { LocalizedComparator(kind: .localized) }
}

extension NSPredicate {
  /// A predicate as its format string says; like Apple's, it stops the program when the string can't be read.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let tree = PredicateParser.parse(predicateFormat, arguments ?? []) else {
      fatalError("Unable to parse the format string \"\(predicateFormat)\"")
    }
    self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
  }

  /// Whether a format string with these arguments makes a predicate.
  @_spi(Host) public static func canRead(_ format: String, _ arguments: [Any] = []) -> Bool {
    PredicateParser.parse(format, arguments) != nil
  }
}

/// In which order objects stand, by one of their values.
open class NSSortDescriptor: NSObject, NSCopying {
  public let key: String?
  public let ascending: Bool
  private let compares: (Any, Any) -> ComparisonResult

  /// - Parameter cmptr: compares the values; nil for the values' own order.
  public init(key: String?, ascending: Bool, comparator cmptr: Comparator? = nil) {
    let path = (key ?? "").split(separator: ".").map(String.init)[...]
    self.key = key
    self.ascending = ascending
    compares = { left, right in
      let left = KeyValue.value(of: left, at: path)
      let right = KeyValue.value(of: right, at: path)
      if let cmptr, let left, let right { return cmptr(left, right) }
      return Self.order(left, right)
    }
    super.init()
  }

  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    key = String(describing: keyPath).split(separator: ".").dropFirst().joined(separator: ".")
    self.ascending = ascending
    compares = { left, right in
      Self.order((left as? Root)?[keyPath: keyPath], (right as? Root)?[keyPath: keyPath])
    }
    super.init()
  }

  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let order = compares(object1, object2)
    return ascending ? order : order.reversed
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is not there comes first.
  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (KeyValue.unwrap(left), KeyValue.unwrap(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left, let right): KeyValue.order(left, right) ?? .orderedSame
    }
  }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}

extension Array {
  /// The elements in the order of the descriptors, the first of them first.
  @_spi(Host) public func hostSorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    guard !descriptors.isEmpty else { return self }
    // Equal elements keep their order.
    return enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension NSArray {
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    Array(self).hostSorted(by: sortDescriptors)
  }
}

extension NSMutableArray {
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(Array(self).hostSorted(by: sortDescriptors))
  }
}

extension NSSet {
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    allObjects.hostSorted(by: sortDescriptors)
  }
}

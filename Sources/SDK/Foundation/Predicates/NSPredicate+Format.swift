extension NSPredicate {
  /// Reads a predicate from a format string; like Apple's, it stops the program if the string can't be read.
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

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, comparator: nil) }

  /// - Parameter cmptr: compares the values; nil for the values' own order, in which missing values come first.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: Comparator?) {
    // A class of the same name beside Foundation's would make every mention of it ambiguous, so the key is a path to a
    // subscript.
    self.init(
      keyPath: \NSObject[hostValue: key ?? ""], ascending: ascending,
      comparator: { left, right in
        let left = KeyValue.unwrap(left)
        let right = KeyValue.unwrap(right)
        if let cmptr, let left, let right { return cmptr(left, right) }
        return Self.order(left, right)
      })
  }

  /// For a property whose type has no order in Swift, as an optional has none: missing values come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { left, right in Self.order(KeyValue.unwrap(left), KeyValue.unwrap(right)) })
  }

  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left, let right): KeyValue.order(left, right) ?? .orderedSame
    }
  }
}

extension NSObject {
  /// The value that a sort descriptor compares.
  fileprivate subscript(hostValue keyPath: String) -> Any? {
    KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
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

extension [Diagnostic] {
  /// Appends an error.
  public mutating func error(_ message: String, at place: TextPlace? = nil, suggestion: String? = nil) {
    append(Diagnostic(.error, message, at: place, suggestion: suggestion))
  }

  /// Appends a warning.
  public mutating func warning(_ message: String, at place: TextPlace? = nil, suggestion: String? = nil) {
    append(Diagnostic(.warning, message, at: place, suggestion: suggestion))
  }

  /// Whether one of them is an error.
  public var haveErrors: Bool { contains { $0.severity == .error } }
}

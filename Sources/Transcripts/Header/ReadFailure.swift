import SimDiagnostics

/// Why a value of a header or an event can't be read: facts for a diagnostic.
struct ReadFailure: Error, Hashable {
  /// What was read and what was expected.
  var message: String
  /// What was probably meant.
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  func diagnostic(at place: TextPlace) -> Diagnostic {
    Diagnostic(.error, message, at: place, suggestion: suggestion)
  }
}

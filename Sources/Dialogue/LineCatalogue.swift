public import SimDiagnostics

/// Siri's sentences in one language, by identifier, from the files of `Vocabulary/Siri/<language>/lines`.
public struct LineCatalogue: Sendable {
  /// - Parameters:
  ///   - files: path and text of each file.
  ///   - diagnostics: receives what is wrong in them.
  public init(files: [(path: String, text: String)], diagnostics: inout [Diagnostic]) {}
}

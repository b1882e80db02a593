import SimDiagnostics

/// The readers of one language, by the names under which phrases ask for them: `number`, `count`, `time`, `duration`.
struct ReaderSet: Sendable {
  private var readers: [String: any ValueReader] = [:]

  init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {}

  /// The reader of a name, nil when there is none.
  func reader(_ name: String) -> (any ValueReader)? { readers[name] }
}

public import SimDiagnostics

/// One language: its phrases, its lists and its ways to say numbers, times and places, compiled from the files of
/// `Vocabulary/Siri/<language>`.
public struct Language: Sendable {
  /// For example `en` or `zh-Hans`.
  public let identifier: String

  /// Compiles a language from its files.
  ///
  /// - Parameters:
  ///   - files: every file below the language's folder.
  ///   - diagnostics: receives what is wrong in them; what is wrong is left out.
  public init(identifier: String, files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    self.identifier = identifier
  }
}

/// A file of a language, already read.
public struct LanguageFile: Sendable {
  /// Relative to `Vocabulary/Siri`, for example `en/phrases/INSendMessageIntent/recipients_content.phrases`.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// What a conversation can be written as.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A picture with real text.
  case svg
  /// An asciicast, version 3.
  case cast
  case md
  case html
  case txt
}

import SimTranscripts

/// Where a conversation is to be written, as it stands after `/record` or `/save`: `lunch.talk`, `redacted lunch.talk`.
struct RecordingTarget {
  private static let word = "redacted "

  var path: String
  /// What is taken out of it; nil leaves everything in.
  var redaction: RedactionRules?

  /// - Parameter redaction: what is taken out in any case.
  init(_ text: String, redaction: RedactionRules?) {
    let file = text.hasPrefix(Self.word) ? text.dropFirst(Self.word.count).drop { $0 == " " } : ""
    path = file.isEmpty ? text : String(file)
    self.redaction = redaction ?? (file.isEmpty ? nil : RedactionRules())
  }

  /// Says that something is taken out.
  var remark: String { redaction == nil ? "" : ", with stand-ins for names, numbers and addresses" }
}

import SimTranscripts

/// Where a conversation is to be written, as `/record` or `/save` names it: `lunch.talk`, `redacted lunch.talk`.
struct RecordingTarget {
  private static let word = "redacted "

  var path: String
  /// What is redacted; nil leaves everything in.
  var redaction: RedactionRules?

  /// - Parameter redaction: what is redacted in any case.
  init(_ text: String, redaction: RedactionRules?) {
    let file = text.hasPrefix(Self.word) ? text.dropFirst(Self.word.count).drop { $0 == " " } : ""
    path = file.isEmpty ? text : String(file)
    self.redaction = redaction ?? (file.isEmpty ? nil : RedactionRules())
  }

  /// The remark that something is redacted.
  var remark: String { redaction == nil ? "" : ", with stand-ins for names, numbers and addresses" }
}

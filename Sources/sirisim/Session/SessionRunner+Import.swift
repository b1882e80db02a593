import SimAppFiles
import SimCatalog
import SimCommandLine
import SimDiagnostics
import SimInterchange
import SimTranscripts

/// Another tool's conversation to turn into a transcript.
struct ImportRequest {
  var file: String
  /// Nil if the name or the text determines it.
  var format: OtherFormat?
  /// Where to write it; nil for the standard output.
  var output: String?
  var app: String?
  var locale: String?
  /// What is redacted before it is written; nil leaves everything in.
  var redaction: RedactionRules?
}

extension SessionRunner {
  /// The largest files that are read: a device's log is larger than a conversation.
  private static let sizeLimit = (conversation: 32 * 1024 * 1024, log: 256 * 1024 * 1024)

  func importTalk(_ request: ImportRequest) throws {
    let place = TextPlace(file: request.file, line: 1)
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try FileReader.bytes(of: request.file)
    } catch {
      throw Failure([error])
    }
    var problems: [Diagnostic] = []
    let head = String(decoding: bytes.prefix(64 * 1024), as: UTF8.self)
    guard let format = request.format ?? OtherFormat(suffixOf: request.file) ?? OtherFormat.of(head) else {
      let names = OtherFormat.read.map(\.rawValue).joined(separator: ", ")
      throw Failure("nothing says what the file is; expected --from and one of \(names)", at: place)
    }
    guard OtherFormat.read.contains(format) else {
      throw Failure("a file of the format '\(format.rawValue)' is written and not read", at: place)
    }
    let limit = format == .log ? Self.sizeLimit.log : Self.sizeLimit.conversation
    guard bytes.count <= limit else {
      throw Failure(
        "the file has \(bytes.count / 1_048_576) MB; a file of '\(format.rawValue)' may have \(limit / 1_048_576)",
        at: place)
    }
    let text = TextDecoder.decode(bytes, file: request.file, keepingMark: false, diagnostics: &problems)
    var read: ReadTalk
    do throws(Diagnostic) {
      let codes = Set(Catalog.siriKit.intents.lazy.flatMap(\.codes).map(\.name))
      let work = ShownWork("reading \(format.rawValue)")
      defer { work.end() }
      read = try format.read(text, file: request.file, codes: codes, app: request.app)
    } catch {
      throw Failure([error], sources: [request.file: text])
    }
    if read.talk["Locale"] == nil, let locale = request.locale { read.talk["Locale"] = locale }
    var transcript = read.talk.transcript
    if let rules = request.redaction { transcript = TalkFile.parse(transcript).redacted(rules).text }
    if let output = request.output {
      try write(transcript, to: output)
    } else {
      Console.print(transcript, terminator: "")
    }
    if !read.leftOut.isEmpty {
      Console.note("not taken from \(format.rawValue): \(read.leftOut.text)", at: place)
    }
    Console.warn(problems)
  }
}

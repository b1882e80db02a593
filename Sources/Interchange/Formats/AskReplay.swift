import SimDiagnostics
import SimText

/// The replay file of ask-cli: `{"skillId", "locale", "type": "text", "userInput": […]}`, only what the user types.
enum AskReplay {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    let said = talk.chapters.flatMap(\.pieces).compactMap { piece -> JSONValue? in
      if case .said(let text) = piece { .string(text) } else { nil }
    }
    let json = JSONValue.fields([
      ("skillId", .string(talk["App"] ?? "")), ("locale", .string(talk.locale)), ("type", "text"),
      ("userInput", .array(said)),
    ])
    return WrittenTalk(JSONWriter.indented(json) + "\n", talk.leftOut(header: ["App", "Locale"], \.part))
  }

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    let json = try JSONPlaces.read(text, file: file)
    guard case .array(let inputs)? = json["userInput"] else {
      throw Diagnostic(
        .error, "expected an object with 'userInput', an array of texts", at: TextPlace(file: file, line: 1))
    }
    var read = ReadTalk()
    var chapter = PlainTalk.Chapter()
    for input in inputs {
      guard let said = input.text else {
        throw Diagnostic(
          .error, "'userInput' holds \(input.kind); expected texts", at: TextPlace(file: file, line: 1))
      }
      // ".quit", ".record": said to the tool, not to the skill.
      if said.hasPrefix(".") { read.leftOut.add(.settings) } else { chapter.pieces.append(.said(said)) }
    }
    if let app = json["skillId"]?.text, !app.isEmpty { read.talk["App"] = app }
    if let locale = json["locale"]?.text { read.talk["Locale"] = locale }
    read.talk.chapters = [chapter]
    return read
  }
}

/// JSON whose errors have places in the file.
enum JSONPlaces {
  static func read(_ text: String, file: String) throws(Diagnostic) -> JSONValue {
    let bytes = Array(text.utf8)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      return try JSONReader.read(start == 0 ? bytes : Array(bytes[start...]))
    } catch {
      let before = bytes[..<min(bytes.count, error.offset + start)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = String(decoding: before.suffix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).count + 1
      throw Diagnostic(.error, error.message, at: TextPlace(file: file, line: line, column: column))
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

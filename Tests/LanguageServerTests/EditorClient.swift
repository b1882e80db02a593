import SimAppFiles
import SimDiagnostics
import SimPolling
import SimSession
import SimText
import Testing

@testable import SimLanguageServer

/// An editor at the other end of the server: speaks the protocol, keeps what it is told.
final class EditorClient {
  let server: LanguageServer
  private var framer = MessageFramer()
  private var number = 0
  /// What came and is nobody's answer: notifications, and requests of the server's.
  private(set) var received: [JSONValue] = []
  private var answers: [JSONValue: JSONValue] = [:]

  /// - Parameter opens: makes the library; the sample apps' where nothing is said.
  init(
    callsPrograms: Bool = false,
    opens: @escaping @Sendable (Bool) throws(Problems) -> SessionLibrary = EditorClient.samples
  ) {
    server = LanguageServer(
      LanguageServer.Environment(version: "test", callsPrograms: callsPrograms, open: opens))
  }

  @Sendable static func samples(isScripted: Bool) throws(Problems) -> SessionLibrary {
    switch SessionLibrary.open(environment: ProcessVariables.all) {
    case .success(let library): return library
    case .failure(let problem): throw Problems([problem])
    }
  }

  /// One that has begun.
  static func begun(
    callsPrograms: Bool = false, capabilities: JSONValue = .object([]),
    opens: @escaping @Sendable (Bool) throws(Problems) -> SessionLibrary = EditorClient.samples
  ) throws -> EditorClient {
    let client = EditorClient(callsPrograms: callsPrograms, opens: opens)
    _ = try client.result("initialize", .fields([("processId", .null), ("capabilities", capabilities)]))
    client.notify("initialized", .object([]))
    return client
  }

  // MARK: What is sent

  func send(_ bytes: [UInt8]) {
    framer.take(server.receive(bytes))
    read()
  }

  func send(_ text: String) { send(MessageFramer.framed(Array(text.utf8))) }

  func notify(_ method: String, _ params: JSONValue) {
    send(MessageFramer.framed(JSONWriter.write(RPCMessage.notification(method: method, params: params).json)))
  }

  /// The whole answer to a request.
  func answer(_ method: String, _ params: JSONValue) throws -> JSONValue {
    number += 1
    let id = JSONValue.string("c\(number)")
    send(MessageFramer.framed(JSONWriter.write(RPCMessage.request(id: id, method: method, params: params).json)))
    let answer = answers.removeValue(forKey: id)
    return try #require(answer, "no answer to \(method)")
  }

  func result(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let answer = try answer(method, params)
    #expect(answer["error"] == nil, "\(method): \(String(decoding: JSONWriter.write(answer), as: UTF8.self))")
    return answer["result"] ?? .null
  }

  func errorCode(_ method: String, _ params: JSONValue) throws -> Int? {
    if case .integer(let code)? = try answer(method, params)["error"]?["code"] { code } else { nil }
  }

  func respond(to request: JSONValue, _ result: JSONValue) throws {
    let id = try #require(request["id"], "a request has an id")
    send(MessageFramer.framed(JSONWriter.write(RPCMessage.response(id: id, result: result, error: nil).json)))
  }

  /// Waits until nothing is being played.
  func settle() {
    while server.isPlaying {
      _ = Poll.wait(for: [server])
      framer.take(server.advance())
      read()
    }
  }

  private func read() {
    while let frame = framer.next() {
      guard case .content(let content) = frame, let value = try? JSONReader.read(content) else {
        Issue.record("the server wrote what is no message")
        continue
      }
      if let id = value["id"], value["method"] == nil { answers[id] = value } else { received.append(value) }
      if value["id"] == nil, value["method"] == nil { unnamed.append(value) }
    }
  }

  /// Errors that are about no request.
  private(set) var unnamed: [JSONValue] = []

  // MARK: Documents

  static let uri = "file:///talks/a%20b.talk"

  static func document(_ uri: String = uri) -> JSONValue { .fields([("uri", .string(uri))]) }

  func open(_ text: String, uri: String = uri) {
    notify(
      "textDocument/didOpen",
      .fields([
        (
          "textDocument",
          .fields([("uri", .string(uri)), ("languageId", "talk"), ("version", .integer(1)), ("text", .string(text))])
        )
      ]))
  }

  func change(_ changes: [JSONValue], version: Int = 2, uri: String = uri) {
    notify(
      "textDocument/didChange",
      .fields([
        ("textDocument", .fields([("uri", .string(uri)), ("version", .integer(version))])),
        ("contentChanges", .array(changes)),
      ]))
  }

  func save(uri: String = uri) { notify("textDocument/didSave", .fields([("textDocument", Self.document(uri))])) }

  static func place(_ line: Int, _ character: Int, uri: String = uri) -> JSONValue {
    .fields([
      ("textDocument", document(uri)),
      ("position", .fields([("line", .integer(line)), ("character", .integer(character))])),
    ])
  }

  /// What the editor shows of a document now.
  func diagnostics(_ uri: String = uri) -> [JSONValue] {
    received.last { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == uri }?[
      "params"]?[
        "diagnostics"]?.elements ?? []
  }

  func requests(_ method: String) -> [JSONValue] { received.filter { $0["method"]?.text == method && $0["id"] != nil } }

  func completions(_ line: Int, _ character: Int) throws -> [JSONValue] {
    try result("textDocument/completion", Self.place(line, character))["items"]?.elements ?? []
  }

  func hover(_ line: Int, _ character: Int = 0) throws -> String? {
    try result("textDocument/hover", Self.place(line, character))["contents"]?["value"]?.text
  }
}

extension JSONValue {
  /// The range as `line:character-line:character`.
  var rangeText: String {
    guard let range = EditorRange(self) else { return "none" }
    return "\(range.start.line):\(range.start.character)-\(range.end.line):\(range.end.character)"
  }
}

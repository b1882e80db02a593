import SimText
import Testing

@testable import SimLanguageServer

/// The protocol itself: its life, its errors, and that nothing an editor writes ends the server.
@Suite struct ProtocolTests {
  private let start = JSONValue.fields([("capabilities", .object([]))])

  @Test func aServerBeginsServesAndEnds() throws {
    let client = EditorClient()
    #expect(try client.errorCode("textDocument/hover", .object([])) == -32002)
    let result = try client.result("initialize", start)
    #expect(result["serverInfo"]?["name"] == "sirisim" && result["capabilities"]?["hoverProvider"] == .boolean(true))
    #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
    client.notify("initialized", .object([]))
    #expect(try client.errorCode("initialize", start) == -32600)
    #expect(try client.result("shutdown", .null) == .null)
    #expect(try client.errorCode("textDocument/hover", .object([])) == -32600)
    #expect(client.server.exitStatus == nil)
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 0)
  }

  @Test func anEditorThatGoesWithoutAWordIsAFailure() throws {
    let exited = try EditorClient.begun()
    exited.notify("exit", .null)
    #expect(exited.server.exitStatus == 1)
    let gone = try EditorClient.begun()
    gone.server.receiveEnd()
    #expect(gone.server.exitStatus == 1)
  }

  @Test(
    arguments: [
      ("{\"jsonrpc\":", -32700), ("", -32700), ("\u{0}\u{1}", -32700), ("[]", -32600), ("17", -32600), ("{}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"shutdown\"}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/dance\"}", -32601),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\"}", -32602),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"file:///x\"}}}",
        -32602
      ),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"workspace/executeCommand\",\"params\":{\"command\":\"rm\"}}", -32602
      ),
    ] as [(String, Int)])
  func whatCanNotBeAnsweredIsAnError(text: String, code: Int) throws {
    let client = try EditorClient.begun()
    let before = client.received.count
    var answer: [UInt8] = []
    answer = client.server.receive(MessageFramer.framed(Array(text.utf8)))
    var framer = MessageFramer()
    framer.take(answer)
    guard case .content(let content)? = framer.next() else {
      Issue.record("no answer")
      return
    }
    let value = try JSONReader.read(content)
    #expect(value["error"]?["code"] == .integer(code), "\(String(decoding: content, as: UTF8.self))")
    #expect(value["error"]?["message"]?.text?.isEmpty == false)
    #expect(framer.next() == nil && client.received.count == before)
    #expect(try client.result("shutdown", .null) == .null)
  }

  @Test func whatIsNobodysRequestIsPassedOver() throws {
    let client = try EditorClient.begun()
    client.notify("$/setTrace", .fields([("value", "off")]))
    client.notify("textDocument/didChange", .object([]))
    client.notify("textDocument/didSave", .fields([("textDocument", EditorClient.document("file:///none"))]))
    client.send("{\"jsonrpc\":\"2.0\",\"id\":99,\"result\":null}")
    #expect(client.received.allSatisfy { $0["error"] == nil })
  }

  // MARK: The stream

  private func frames(_ text: String) -> [MessageFramer.Frame] {
    var framer = MessageFramer()
    framer.take(Array(text.utf8))
    var frames: [MessageFramer.Frame] = []
    while let frame = framer.next() { frames.append(frame) }
    return frames
  }

  @Test func messagesComeInPieces() {
    var framer = MessageFramer()
    var found: [MessageFramer.Frame] = []
    for byte in Array("Content-Type: x\r\nContent-Length: 2\r\n\r\n{}content-length:3\n\nabc".utf8) {
      framer.take([byte])
      while let frame = framer.next() { found.append(frame) }
    }
    #expect(found == [.content(Array("{}".utf8)), .content(Array("abc".utf8))])
  }

  @Test(
    arguments: [
      "Content-Type: none\r\n\r\n{}", "Content-Length: two\r\n\r\n{}", "Content-Length: -2\r\n\r\n{}",
      "Content-Length: 99999999999999999999\r\n\r\n{}",
    ])
  func aHeaderThatIsNoneIsAFaultAndTheNextOneIsRead(broken: String) {
    let found = frames(broken + "Content-Length: 2\r\n\r\n[]")
    #expect(found.count == 2, "\(found)")
    if case .fault(let sentence)? = found.first {
      #expect(sentence.contains("Content-Length"))
    } else {
      Issue.record("no fault")
    }
    #expect(found.last == .content(Array("[]".utf8)))
  }

  @Test func aStreamOfNothingButNoiseEndsNobody() {
    let found = frames(String(repeating: "x", count: 20_000) + "Content-Length: 1\r\n\r\n7")
    #expect(found.last == .content(Array("7".utf8)) && found.count == 2, "\(found.count)")
    var framer = MessageFramer()
    framer.take(Array("Content-Length: 70000000\r\n\r\n".utf8))
    guard case .fault? = framer.next() else {
      Issue.record("a message of 70 MB was waited for")
      return
    }
    for _ in 0..<70 { framer.take([UInt8](repeating: 0x20, count: 1_000_000)); #expect(framer.next() == nil) }
    framer.take(Array("Content-Length: 1\r\n\r\n8".utf8))
    #expect(framer.next() == .content(Array("8".utf8)))
  }
}

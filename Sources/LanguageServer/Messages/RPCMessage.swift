import SimText

/// A message of JSON-RPC 2.0.
enum RPCMessage: Equatable {
  /// A message that must be answered.
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The editor's answer to a request of the server's.
  case response(id: JSONValue, result: JSONValue?, error: JSONValue?)

  /// Reads a message.
  ///
  /// - Throws: the error to answer with.
  init(_ content: [UInt8]) throws(RPCError) {
    let value: JSONValue
    do {
      value = try JSONReader.read(content)
    } catch {
      throw RPCError(.parse, "the message is no JSON: \(error)")
    }
    guard case .object = value else {
      throw RPCError(.invalidRequest, "the message is \(value.kind); expected an object")
    }
    let id = value["id"]
    switch id {
    case nil, .string, .integer: break
    case let other?: throw RPCError(.invalidRequest, "'id' is \(other.kind); expected a number or a string")
    }
    guard let method = value["method"] else {
      guard let id, value["result"] != nil || value["error"] != nil else {
        // A response may have a null result.
        if let id, case .object(let members) = value, members.contains(where: { $0.key == "result" }) {
          self = .response(id: id, result: nil, error: nil)
          return
        }
        throw RPCError(.invalidRequest, "the message has no 'method'", id: id)
      }
      self = .response(id: id, result: value["result"], error: value["error"])
      return
    }
    guard let name = method.text else {
      throw RPCError(.invalidRequest, "'method' is \(method.kind); expected a string", id: id)
    }
    let params = value["params"] ?? .null
    self = id.map { .request(id: $0, method: name, params: params) } ?? .notification(method: name, params: params)
  }

  /// As it is sent.
  var json: JSONValue {
    switch self {
    case .request(let id, let method, let params):
      .fields([("jsonrpc", "2.0"), ("id", id), ("method", .string(method)), ("params", params == .null ? nil : params)])
    case .notification(let method, let params):
      .fields([("jsonrpc", "2.0"), ("method", .string(method)), ("params", params == .null ? nil : params)])
    case .response(let id, let result, let error):
      .fields([("jsonrpc", "2.0"), ("id", id)] + (error.map { [("error", $0)] } ?? [("result", result ?? .null)]))
    }
  }
}

/// An error with which a message is answered.
struct RPCError: Error, Equatable {
  /// The numbers of JSON-RPC and of the protocol.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  var code: Code
  var message: String
  /// The identifier of the request, if that could be read.
  var id: JSONValue?

  init(_ code: Code, _ message: String, id: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  /// The response with the error.
  func response(to id: JSONValue? = nil) -> RPCMessage {
    .response(
      id: id ?? self.id ?? .null, result: nil,
      error: .fields([("code", .integer(code.rawValue)), ("message", .string(message))]))
  }
}

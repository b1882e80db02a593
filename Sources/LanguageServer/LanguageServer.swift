import SimCatalog
import SimDiagnostics
package import SimPolling
package import SimSession
import SimText
import SimTranscripts

/// A server of the Language Server Protocol for transcripts.
///
/// It works as a state machine: bytes of the editor go in, bytes for the editor come out. Only playing takes time, and
/// runs on a thread of its own; the server's loop waits for that (`PollSource`) together with the editor.
package final class LanguageServer: PollSource {
  /// The world around the server.
  package struct Environment: Sendable {
    /// Opens the apps and the vocabulary; with the apps' programs built, unless the traces answer.
    package var open: SessionLibrary.Opener
    /// Whether the apps' own code is called, too, once the traces have answered.
    package var callsPrograms: Bool
    /// The server's version, for editors.
    package var version: String

    /// A world.
    package init(version: String, callsPrograms: Bool = true, open: @escaping SessionLibrary.Opener) {
      self.open = open
      self.callsPrograms = callsPrograms
      self.version = version
    }
  }

  /// Its state in the protocol's lifecycle.
  private enum State { case new, running, shutDown }

  private let environment: Environment
  private var framer = MessageFramer()
  private var state = State.new
  private var documents: [String: OpenDocument] = [:]
  private var knowledge = DocumentKnowledge()
  private var orders: [PlayOrder] = []
  private var job: BackgroundJob<PlayOutcome>?
  private var playing: (order: PlayOrder, mode: Played.Mode)?
  private var requests = 0
  /// Documents that the editor was asked to change, by the request's number.
  private var edits: [Int: String] = [:]
  /// Failures to build that have been reported.
  private var told: Set<String> = []
  /// Documents with an accepted change that the editor hasn't saved yet.
  private var accepted: Set<String> = []
  /// Whether the editor accepts edits of a version.
  private var takesVersions = false
  /// Whether the editor reloads the commands above turns on request.
  private var refreshesLenses = false

  /// The exit status; nil as long as the server runs.
  package private(set) var exitStatus: Int32?

  /// A server before its first message.
  package init(_ environment: Environment) { self.environment = environment }

  // MARK: The editor

  /// Takes the editor's bytes.
  ///
  /// - Returns: bytes to write to it.
  package func receive(_ bytes: [UInt8]) -> [UInt8] {
    framer.take(bytes)
    var messages: [RPCMessage] = []
    while exitStatus == nil, let frame = framer.next() {
      switch frame {
      case .fault(let sentence): messages.append(RPCError(.parse, sentence).response())
      case .content(let content):
        do {
          messages += take(try RPCMessage(content))
        } catch {
          messages.append(error.response())
        }
      }
    }
    beginPlaying()
    return Self.bytes(messages)
  }

  /// Notes that the editor has closed its end.
  package func receiveEnd() { if exitStatus == nil { exitStatus = state == .shutDown ? 0 : 1 } }

  /// What to poll for a document that is playing.
  package var watched: [Watched] { job?.watched ?? [] }
  /// When to look again.
  package var deadline: ContinuousClock.Instant? { job?.deadline }
  /// Whether something is being played.
  package var isPlaying: Bool { job != nil }

  /// Takes a run that has ended.
  ///
  /// - Returns: bytes to write to the editor.
  package func advance() -> [UInt8] {
    guard let step = job?.output else { return [] }
    job = nil
    let messages = take(step)
    beginPlaying()
    return Self.bytes(messages)
  }

  private static func bytes(_ messages: [RPCMessage]) -> [UInt8] {
    messages.flatMap { MessageFramer.framed(JSONWriter.write($0.json)) }
  }

  private func take(_ message: RPCMessage) -> [RPCMessage] {
    switch message {
    case .request(let id, let method, let params):
      do {
        let (result, others) = try answer(method, params)
        return [.response(id: id, result: result, error: nil)] + others
      } catch {
        return [error.response(to: id)]
      }
    case .notification(let method, let params): return notice(method, params)
    case .response(let id, let result, _): return responded(id, result)
    }
  }

  // MARK: Requests

  private func answer(
    _ method: String, _ params: JSONValue
  ) throws(RPCError) -> (result: JSONValue, others: [RPCMessage]) {
    switch state {
    case .new:
      guard method == "initialize" else {
        throw RPCError(.notInitialized, "'\(method)' came before 'initialize'")
      }
      return (initialize(params), [])
    case .shutDown: throw RPCError(.invalidRequest, "'\(method)' came after 'shutdown'")
    case .running: break
    }
    switch method {
    case "initialize": throw RPCError(.invalidRequest, "'initialize' came a second time")
    case "shutdown":
      state = .shutDown
      orders = []
      job?.cancel()
      return (.null, [])
    case "textDocument/hover":
      let document = try document(of: params)
      guard let text = Hover(document: document, knowledge: knowledge).text(at: try Self.position(in: params)) else {
        return (.null, [])
      }
      return (.fields([("contents", .fields([("kind", "markdown"), ("value", .string(text))]))]), [])
    case "textDocument/completion":
      let document = try document(of: params)
      return (Completion(at: try Self.position(in: params), of: document, knowledge: knowledge).json, [])
    case "textDocument/codeLens": return (.array(Lenses(document: try document(of: params)).json), [])
    case "textDocument/codeAction":
      let document = try document(of: params)
      guard let range = EditorRange(params["range"]) else { throw RPCError(.invalidParams, "'range' is missing") }
      return (QuickFixes(document: document).json(in: range), [])
    case "textDocument/foldingRange": return (Outline(document: try document(of: params)).folds, [])
    case "textDocument/documentSymbol": return (Outline(document: try document(of: params)).symbols, [])
    case "textDocument/formatting":
      let document = try document(of: params)
      let edit = document.lines.edit(to: document.file.formatted)
      return (.array(edit.map { [$0.json] } ?? []), [])
    case "workspace/executeCommand": return (.null, try execute(params))
    default: throw RPCError(.methodNotFound, "the server has no method '\(method)'")
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    state = .running
    takesVersions = params["capabilities"]?["workspace"]?["workspaceEdit"]?["documentChanges"] == .boolean(true)
    refreshesLenses = params["capabilities"]?["workspace"]?["codeLens"]?["refreshSupport"] == .boolean(true)
    let yes = JSONValue.boolean(true)
    let capabilities = JSONValue.fields([
      ("positionEncoding", "utf-16"),
      (
        "textDocumentSync",
        // Changes are sent as ranges.
        .fields([("openClose", yes), ("change", .integer(2)), ("save", .fields([("includeText", yes)]))])
      ),
      ("hoverProvider", yes), ("foldingRangeProvider", yes), ("documentSymbolProvider", yes),
      ("documentFormattingProvider", yes), ("codeLensProvider", .fields([("resolveProvider", .boolean(false))])),
      ("codeActionProvider", .fields([("codeActionKinds", .array(["quickfix"]))])),
      (
        "completionProvider",
        .fields([("triggerCharacters", .array([" ", ":", "=", "/", "：", "＝"].map(JSONValue.string)))])
      ),
      ("executeCommandProvider", .fields([("commands", .array(ServerCommand.allCases.map { .string($0.rawValue) }))])),
    ])
    return .fields([
      ("capabilities", capabilities),
      ("serverInfo", .fields([("name", "sirisim"), ("version", .string(environment.version))])),
    ])
  }

  private func document(of params: JSONValue) throws(RPCError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.text else {
      throw RPCError(.invalidParams, "'textDocument.uri' is missing")
    }
    guard let document = documents[uri] else { throw RPCError(.invalidParams, "'\(uri)' isn't open") }
    return document
  }

  private static func position(in params: JSONValue) throws(RPCError) -> EditorPosition {
    guard let position = EditorPosition(params["position"]) else {
      throw RPCError(.invalidParams, "'position' needs a 'line' and a 'character'")
    }
    return position
  }

  // MARK: Commands

  private func execute(_ params: JSONValue) throws(RPCError) -> [RPCMessage] {
    let name = params["command"]?.text ?? ""
    let arguments = params["arguments"]?.elements.map(\.text) ?? []
    guard let command = ServerCommand(rawValue: name) else {
      throw RPCError(.invalidParams, "the server has no command '\(name)'")
    }
    guard let uri = arguments.first ?? nil, let document = documents[uri] else {
      throw RPCError(.invalidParams, "'\(name)' needs the URI of a document that is open")
    }
    if command == .play {
      order(document)
      return []
    }
    guard let played = document.played else {
      throw RPCError(.requestFailed, "the transcript was changed since it was played; save it, and accept again")
    }
    let id = arguments.count > 1 ? arguments[1] : nil
    guard let text = command.text(of: played, id: id) else {
      throw RPCError(.requestFailed, "no turn has the id '\(id ?? "")': it holds by now, or something else came")
    }
    // A transcript is read without the marks that change the direction of writing, so lines are compared.
    guard let edit = DocumentLines(played.file.text).edit(to: text) else {
      throw RPCError(.requestFailed, "nothing of the turn can be accepted: a text that must not come never is")
    }
    requests += 1
    edits[requests] = uri
    accepted.insert(uri)
    let change: JSONValue =
      takesVersions
      ? .fields([
        (
          "documentChanges",
          .array([
            .fields([
              (
                "textDocument", .fields([("uri", .string(uri)), ("version", .integer(document.version))])
              ), ("edits", .array([edit.json])),
            ])
          ])
        )
      ]) : .fields([("changes", .fields([(uri, .array([edit.json]))]))])
    return [
      .request(
        id: .integer(requests), method: "workspace/applyEdit",
        params: .fields([("label", "accept what came"), ("edit", change)]))
    ]
  }

  private func responded(_ id: JSONValue, _ result: JSONValue?) -> [RPCMessage] {
    guard case .integer(let number) = id, let uri = edits.removeValue(forKey: number) else { return [] }
    guard result?["applied"] != .boolean(true) else { return [] }
    accepted.remove(uri)
    let reason = result?["failureReason"]?.text.map { ": \($0)" } ?? ""
    return [Self.message(.warning, "the editor didn't change the transcript\(reason)")]
  }

  // MARK: Documents

  private func notice(_ method: String, _ params: JSONValue) -> [RPCMessage] {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return []
    }
    guard state == .running else { return [] }
    switch method {
    case "initialized": return openLibrary()
    case "textDocument/didOpen":
      guard let item = params["textDocument"], let uri = item["uri"]?.text, let text = item["text"]?.text else {
        return []
      }
      let others = knowledge.library == nil ? openLibrary() : []
      let document = OpenDocument(
        uri: uri, version: Self.integer(item["version"]) ?? 0, text: text, reading: knowledge.library)
      documents[uri] = document
      order(document)
      return others + [diagnostics(of: document)]
    case "textDocument/didChange":
      guard let uri = params["textDocument"]?["uri"]?.text, var document = documents[uri] else { return [] }
      var lines = document.lines
      for change in params["contentChanges"]?.elements ?? [] {
        guard let text = change["text"]?.text else { continue }
        if let range = EditorRange(change["range"]) {
          lines.replace(range, with: text)
        } else {
          lines = DocumentLines(text)
        }
      }
      document.take(
        lines, version: Self.integer(params["textDocument"]?["version"]) ?? document.version, reading: knowledge.library
      )
      documents[uri] = document
      // After accepting, the document is played at once: the differences must be gone.
      if accepted.remove(uri) != nil { order(document) }
      return [diagnostics(of: document)]
    case "textDocument/didSave":
      guard let uri = params["textDocument"]?["uri"]?.text, var document = documents[uri] else { return [] }
      if let text = params["text"]?.text {
        document.take(DocumentLines(text), version: document.version, reading: knowledge.library)
        documents[uri] = document
      }
      order(document)
      return []
    case "textDocument/didClose":
      guard let uri = params["textDocument"]?["uri"]?.text, let document = documents.removeValue(forKey: uri) else {
        return []
      }
      orders.removeAll { $0.uri == uri }
      accepted.remove(uri)
      return [Self.publish(document, [])]
    default: return []
    }
  }

  private static func integer(_ value: JSONValue?) -> Int? {
    if case .integer(let number)? = value { number } else { nil }
  }

  private func diagnostics(of document: OpenDocument) -> RPCMessage { Self.publish(document, document.diagnostics) }

  private static func publish(_ document: OpenDocument, _ findings: [OpenDocument.Finding]) -> RPCMessage {
    .notification(
      method: "textDocument/publishDiagnostics",
      params: .fields([
        ("uri", .string(document.uri)), ("version", .integer(document.version)),
        ("diagnostics", .array(findings.map(\.json))),
      ]))
  }

  // MARK: Messages to people

  private enum MessageType: Int { case error = 1, warning }

  private static func message(_ type: MessageType, _ text: String) -> RPCMessage {
    .notification(
      method: "window/showMessage",
      params: .fields([("type", .integer(type.rawValue)), ("message", .string("sirisim: " + SafeText.oneLine(text)))]))
  }

  /// Reads the apps and the vocabulary; without them documents are still read, but nothing is played.
  private func openLibrary() -> [RPCMessage] {
    do throws(Problems) {
      let library = try environment.open(true)
      knowledge = DocumentKnowledge(library: library, help: library.notationHelp())
      return []
    } catch {
      let text = error.diagnostics.map { "\($0)" }.joined(separator: "; ")
      return told.insert(text).inserted ? [Self.message(.error, text)] : []
    }
  }

  // MARK: Playing

  /// Only the last state of a document matters.
  private func order(_ document: OpenDocument) {
    orders.removeAll { $0.uri == document.uri }
    orders.append(document.order)
  }

  private func beginPlaying() {
    guard job == nil, state == .running, !orders.isEmpty else { return }
    play(orders.removeFirst(), .script)
  }

  private func play(_ order: PlayOrder, _ mode: Played.Mode) {
    let environment = environment
    playing = (order, mode)
    job = BackgroundJob { _ in
      do throws(Problems) {
        let library = try environment.open(mode == .script)
        if mode == .program {
          let file = TalkFile.parse(
            order.text, file: order.path, catalog: library.catalog, words: library.notationWords)
          guard ExplainedReplay.hasPrograms(for: file, in: library) else { return .skipped(order) }
        }
        return .played(Played(order, mode, library: library, callsPrograms: environment.callsPrograms))
      } catch {
        return .failed(order, error.diagnostics.map { "\($0)" }.joined(separator: "; "))
      }
    }
  }

  private func take(_ step: PlayOutcome) -> [RPCMessage] {
    guard state == .running else { return [] }
    switch step {
    case .skipped: return []
    case .failed(_, let sentence): return told.insert(sentence).inserted ? [Self.message(.error, sentence)] : []
    case .played(let played):
      guard var document = documents[played.uri] else { return [] }
      let isNew = document.take(played)
      documents[played.uri] = document
      // A run of an earlier text doesn't apply to this one.
      guard isNew else { return [] }
      // After the script comes the program; other documents wait for both.
      if played.isPreliminary, !orders.contains(where: { $0.uri == played.uri }) {
        play(PlayOrder(uri: played.uri, path: played.file.file, text: played.text), .program)
      }
      guard refreshesLenses else { return [diagnostics(of: document)] }
      requests += 1
      return [
        diagnostics(of: document),
        .request(id: .integer(requests), method: "workspace/codeLens/refresh", params: .null),
      ]
    }
  }
}

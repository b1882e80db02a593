import Foundation
import SimAppFiles
import SimDiagnostics
import SimSession
import SimText
import Testing

@testable import SimLanguageServer

/// What an editor is told of a transcript, and what it may do with it.
@Suite struct DocumentTests {
  private static let talk = """
    # Hello
    App: ZhiChat
    Contacts: Sam Park (mobile +1 555 0102)

    ## First
    > ZhiChat Sam Park hi 👍
    - ...
    - confirm = ready
    Ready to mail it?

    > yes
    - handle = success
    OK, it's sent.

    """

  private func opened(_ text: String = talk, capabilities: JSONValue = .object([])) throws -> EditorClient {
    let client = try EditorClient.begun(capabilities: capabilities)
    client.open(text)
    client.settle()
    return client
  }

  // MARK: Diagnostics

  @Test func whatCanNotBeReadIsToldWhileOneWrites() throws {
    let client = try opened()
    client.change([
      .fields([
        ("range", EditorRange(EditorPosition(line: 11), EditorPosition(line: 11, character: 18)).json),
        ("text", "- 👍 = x\n- hanlde = success"),
      ])
    ])
    let found = client.diagnostics().filter { $0["code"] == "notation" }
    #expect(found.map { $0["range"]?.rangeText } == ["11:2-11:4", "12:2-12:8"])
    #expect(found.last?["message"]?.text?.hasSuffix("did you mean 'handle'?") == true)
    // What came of the turn above stays with its line.
    #expect(client.diagnostics().contains { $0["code"] == "wording" && $0["range"]?.rangeText == "8:0-8:17" })
  }

  @Test func aPlaceBehindWideCharactersIsCountedInUnits() throws {
    let client = try opened("App：知了，👍👍，Zhichat\n\n> 你好\n")
    let found = client.diagnostics().filter { $0["severity"] == .integer(1) }
    #expect(found.map { $0["range"]?.rangeText } == ["0:7-0:11"], "\(found)")
  }

  @Test func aTurnThatDiffersIsToldWithItsDifference() throws {
    let client = try opened()
    let found = client.diagnostics()
    #expect(found.count == 1, "\(found)")
    #expect(found.first?["range"]?.rangeText == "8:0-8:17" && found.first?["severity"] == .integer(2))
    let message = found.first?["message"]?.text ?? ""
    #expect(
      message.hasPrefix("from the script: wording differs: ") && message.contains("\n+ Ready to send it?"), "\(message)"
    )
    client.change([.fields([("text", .string(Self.talk.replacing("mail it", with: "send it")))])])
    client.save()
    client.settle()
    #expect(client.diagnostics() == [])
  }

  @Test func aTranscriptIsPlayedWithItsProgramAfterTheScript() throws {
    let client = try EditorClient.begun(callsPrograms: true)
    // The script has it as the file says; the handler doesn't.
    client.open(
      Self.talk.replacing("mail it", with: "send it").replacing("= success\nOK, it's sent.", with: "= failure\n..."))
    client.settle()
    let published = client.received.filter { $0["method"] == "textDocument/publishDiagnostics" }.map {
      $0["params"]?["diagnostics"]?.elements.count
    }
    #expect(published == [0, 0, 1])
    #expect(client.diagnostics().first?["severity"] == .integer(1))
    #expect(client.diagnostics().first?["message"]?.text?.hasPrefix("facts differ: handle answered success") == true)
  }

  @Test func whatIsWrongWithTheAppsIsToldOnce() throws {
    @Sendable func nothing(isScripted: Bool) throws(Problems) -> SessionLibrary {
      throw Problems([Diagnostic(.error, "no apps\u{1B}[2J")])
    }
    let client = try EditorClient.begun(opens: nothing)
    client.open("> hi\n- hanlde = success\n")
    client.settle()
    let told = client.received.filter { $0["method"] == "window/showMessage" }
    #expect(told.count == 1 && told.first?["params"]?["message"]?.text?.contains("no apps") == true)
    #expect(told.first?["params"]?["message"]?.text?.contains("\u{1B}") == false)
    #expect(client.diagnostics().count == 1)
  }

  // MARK: Hover

  @Test func aLineSaysWhatItMeansAndWhy() throws {
    let client = try opened()
    #expect(try client.hover(1)?.hasPrefix("`App`: The apps that are installed") == true)
    let asked = try #require(try client.hover(5))
    #expect(asked.contains("Siri asked: Ready to send it?"), "\(asked)")
    let code = try #require(try client.hover(11))
    #expect(code.contains("`handle`: ") && code.contains("`success`: The request goes on, or is done."), "\(code)")
    #expect(try client.hover(3) == nil)
    #expect(try client.hover(400) == nil)
  }

  @Test func aCallSaysWhichParameterItIsAbout() throws {
    let client = try opened(
      "App: ZhiChat\n\n> ZhiChat hi\n- understood ZhiChat INSendMessageIntent\n- resolveRecipients = needsValue\n* lock\n"
    )
    let text = try #require(try client.hover(4))
    #expect(text.contains("`[INPerson]?`") && text.contains("`needsValue`: The handler needs a value"), "\(text)")
    #expect(try client.hover(5)?.contains("`lock`: The device is locked.") == true)
  }

  // MARK: Accepting

  private func lenses(_ client: EditorClient) throws -> [(title: String, line: String, command: JSONValue)] {
    try client.result("textDocument/codeLens", .fields([("textDocument", EditorClient.document())])).elements.map {
      ($0["command"]?["title"]?.text ?? "", $0["range"]?.rangeText ?? "", $0["command"] ?? .null)
    }
  }

  @Test func whatCameIsAcceptedInTheEditor() throws {
    let client = try opened(
      capabilities: .fields([
        ("workspace", .fields([("workspaceEdit", .fields([("documentChanges", .boolean(true))]))]))
      ]))
    let lens = try #require(try lenses(client).first)
    #expect(lens.title == "accept this turn" && lens.line == "5:0-5:24", "\(lens)")
    _ = try client.result("workspace/executeCommand", lens.command)
    let request = try #require(client.requests("workspace/applyEdit").first)
    let change = try #require(request["params"]?["edit"]?["documentChanges"]?.elements.first)
    #expect(change["textDocument"]?["version"] == .integer(1))
    let edit = try #require(change["edits"]?.elements.first)
    #expect(edit["range"]?.rangeText == "8:0-9:0" && edit["newText"] == "Ready to send it?\n")
    client.change([.fields([("range", edit["range"]), ("text", edit["newText"])])])
    try client.respond(to: request, .fields([("applied", .boolean(true))]))
    client.settle()
    #expect(client.diagnostics() == [])
    #expect(try lenses(client).isEmpty)
  }

  @Test func nothingOldIsAccepted() throws {
    let client = try opened()
    let lens = try #require(try lenses(client).first)
    client.change([.fields([("text", .string("# other\n" + Self.talk))])])
    #expect(try lenses(client).isEmpty)
    #expect(try client.errorCode("workspace/executeCommand", lens.command) == -32803)
    client.save()
    client.settle()
    // The turn is still the same one.
    #expect(try client.errorCode("workspace/executeCommand", lens.command) == nil)
    let request = try #require(client.requests("workspace/applyEdit").first)
    try client.respond(to: request, .fields([("applied", .boolean(false)), ("failureReason", "read only")]))
    #expect(client.received.last?["params"]?["message"]?.text?.hasSuffix(": read only") == true)
  }

  @Test func aTurnThatShowsNothingIsFilled() throws {
    let client = try opened("App: ZhiChat\n\n> what's the weather\n")
    #expect(client.diagnostics().map { $0["severity"] } == [.integer(4)])
    let lens = try #require(try lenses(client).first)
    #expect(lens.title == "write what came of this turn")
    _ = try client.result("workspace/executeCommand", lens.command)
    let edit = client.requests("workspace/applyEdit").first?["params"]?["edit"]?["changes"]?[EditorClient.uri]?.elements
      .first
    #expect(edit?["range"]?.rangeText == "3:0-3:0" && edit?["newText"]?.text?.isEmpty == false)
  }

  @Test func aMisspeltWordIsMendedAtOnce() throws {
    let client = try opened("Contcts: Sam\n\n> hi\n...\n")
    let range = EditorRange(EditorPosition(line: 0), EditorPosition(line: 0, character: 3))
    let actions = try client.result(
      "textDocument/codeAction",
      .fields([("textDocument", EditorClient.document()), ("range", range.json), ("context", .object([]))])
    ).elements
    let edit = actions.first?["edit"]?["changes"]?[EditorClient.uri]?.elements.first
    #expect(edit?["newText"] == "Contacts" && edit?["range"]?.rangeText == "0:0-0:7", "\(actions)")
  }

  // MARK: Completion

  @Test(
    arguments: [
      ("Con", "Contacts", "0:0-0:3"), ("App: Zhi", "ZhiChat", "0:5-0:8"), ("App: ZhiChat, ", "HuHu", "0:14-0:14"),
      ("设备：", "homepod", "0:3-0:3"), ("Network: o", "on", "0:9-0:10"), ("Locale: ", "zh-Hans", "0:8-0:8"),
      ("User: s", "sam", "0:6-0:7"), ("* loc", "lock", "0:2-0:5"), ("* app ", "ZhiChat", "0:6-0:6"),
      ("> /und", "undo", "0:3-0:6"), ("> 👍 Zhi", "ZhiChat", "0:5-0:8"),
      ("* run INSen", "INSendMessageIntent", "0:6-0:11"),
    ] as [(String, String, String)])
  func aLineIsCompleted(line: String, text: String, range: String) throws {
    let client = try opened(line)
    let items = try client.completions(0, line.utf16.count)
    let item = items.first { $0["label"]?.text == text }
    #expect(item?["textEdit"]?["range"]?.rangeText == range, "\(items.prefix(5))")
  }

  @Test(
    arguments: [
      ("- ", "resolveRecipients = ", "5:2-5:2"), ("- conf", "confirm = ", "5:2-5:6"),
      ("- resolveContent = ", "needsValue", "5:19-5:19"),
      ("? - resolveRecipients = success A; d", "disambiguation", "5:35-5:36"),
      ("- handle = fail", "failureRequiringAppLaunch", "5:11-5:15"),
      ("- understood ZhiChat INSendMessageIntent con", "content=", "5:41-5:44"),
      ("- understood ", "ZhiChat", "5:13-5:13"), ("- understood ZhiChat ", "INSendMessageIntent", "5:21-5:21"),
      ("- answered se", "set", "5:11-5:13"), ("* tap Se", "Send", "5:6-5:8"),
    ] as [(String, String, String)])
  func aTraceIsCompletedByItsIntent(line: String, text: String, range: String) throws {
    let above = "App: ZhiChat\n\n> ZhiChat hi\n- understood ZhiChat INSendMessageIntent\n| (Cancel)  (Send)\n"
    let client = try opened(above + line)
    let items = try client.completions(5, line.utf16.count)
    let item = items.first { $0["textEdit"]?["newText"]?.text == text }
    #expect(item?["textEdit"]?["range"]?.rangeText == range, "\(items.map { $0["label"]?.text ?? "" })")
  }

  /// The phrases of App Shortcuts are said as they stand.
  @Test(
    arguments: [
      ("> Keep a n", "Keep a note in Sprout", "3:2-3:10"), ("> ", "Sow Runner beans with Sprout", "3:2-3:2"),
    ] as [(String, String, String)])
  func aPhraseIsCompleted(line: String, text: String, range: String) throws {
    let client = try EditorClient.begun { _ throws(Problems) in
      let sprout = URL(filePath: #filePath).appending(path: "../../../Examples/Sprout").standardized.path
      switch SessionLibrary.open(apps: [sprout], environment: ProcessVariables.all) {
      case .success(let library): return library
      case .failure(let problem): throw Problems([problem])
      }
    }
    client.open("App: Sprout\nLocale: en\n\n" + line)
    client.settle()
    let items = try client.completions(3, line.utf16.count)
    let item = items.first { $0["label"]?.text == text }
    #expect(item?["textEdit"]?["range"]?.rangeText == range, "\(items.map { $0["label"]?.text ?? "" })")
  }

  // MARK: Outline, layout

  @Test func aDocumentHasParts() throws {
    let client = try opened()
    let params = JSONValue.fields([("textDocument", EditorClient.document())])
    let folds = try client.result("textDocument/foldingRange", params).elements.map { fold in
      [fold["startLine"], fold["endLine"]]
    }
    #expect(folds == [[1, 2], [4, 12], [5, 8], [10, 12]].map { $0.map(JSONValue.integer) })
    let symbols = try client.result("textDocument/documentSymbol", params).elements
    #expect(symbols.map { $0["name"] } == ["header", "First"])
    #expect(symbols.last?["children"]?.elements.map { $0["name"] } == ["> ZhiChat Sam Park hi 👍", "> yes"])
  }

  @Test func aDocumentIsLaidOut() throws {
    let client = try opened("# T\nApp: ZhiChat  \nContacts:   Sam\n   Ada\n> hi   \n...\n\n\n\n> ho\n...")
    let params = JSONValue.fields([("textDocument", EditorClient.document())])
    let edits = try client.result("textDocument/formatting", params).elements
    var lines = DocumentLines("# T\nApp: ZhiChat  \nContacts:   Sam\n   Ada\n> hi   \n...\n\n\n\n> ho\n...")
    let edit = try #require(edits.first)
    lines.replace(try #require(EditorRange(edit["range"])), with: try #require(edit["newText"]?.text))
    #expect(
      lines.text == "# T\nApp:      ZhiChat\nContacts: Sam\n          Ada\n\n> hi\n...\n\n> ho\n...\n")
    client.change([.fields([("text", .string(lines.text))])])
    #expect(try client.result("textDocument/formatting", params) == .array([]))
  }

  @Test func aDocumentThatIsClosedShowsNothing() throws {
    let client = try opened()
    client.notify("textDocument/didClose", .fields([("textDocument", EditorClient.document())]))
    #expect(client.diagnostics() == [])
    #expect(try client.errorCode("textDocument/hover", EditorClient.place(0, 0)) == -32602)
  }
}

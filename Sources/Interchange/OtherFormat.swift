package import SimDiagnostics

/// Formats of other tools for conversations.
package enum OtherFormat: String, CaseIterable, Sendable {
  /// The replay file of ask-cli's dialog: what the user types, as JSON.
  case askCLI = "ask-cli"
  /// A `.chat` of the Bot Framework's chatdown.
  case chat
  /// A `.transcript` of the Bot Framework: activities as JSON.
  case transcript
  /// A `.convo.txt` of Botium.
  case botium
  /// Rasa's stories.
  case rasa
  /// Rasa's end-to-end tests.
  case rasaE2E = "rasa-e2e"
  /// Home Assistant's tests of intents.
  case homeAssistant = "home-assistant"
  /// What an app has logged of SiriKit's calls: os_log's lines, or JSON lines.
  case log
  /// A tape of VHS, which types the conversation in a terminal.
  case vhs
  /// A feature of Gherkin.
  case gherkin
  /// A page of Markdown with the transcript in it, which `sirisim replay` runs.
  case talkMarkdown = "talk-md"

  /// The formats that a conversation can be read from.
  package static let read: [OtherFormat] = [
    .askCLI, .chat, .transcript, .botium, .rasa, .rasaE2E, .homeAssistant, .log,
  ]

  /// The formats that a conversation can be written in.
  package static let written = allCases.filter { $0 != .log }

  /// The format that a file's name ends in; nil for no suffix, or for one of many formats.
  package init?(suffixOf path: String) {
    let name = path.lowercased()
    let suffixes: [(String, OtherFormat)] = [
      (".chat", .chat), (".transcript", .transcript), (".convo.txt", .botium), (".tape", .vhs), (".feature", .gherkin),
      (".talk.md", .talkMarkdown), (".log", .log), (".ndjson", .log), (".jsonl", .log),
    ]
    guard let found = suffixes.first(where: { name.hasSuffix($0.0) }) else { return nil }
    self = found.1
  }

  /// The format of a text, by its contents, where its name doesn't show it.
  package static func of(_ text: String) -> OtherFormat? {
    let head = text.prefix(20_000)
    let lines = head.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    func begins(_ keys: String...) -> Bool { lines.contains { line in keys.contains { line.hasPrefix($0) } } }
    if head.contains("\"userInput\"") { return .askCLI }
    let first = head.first { !$0.isWhitespace }
    if first == "[", head.contains("\"type\"") { return .transcript }
    if first == "{" { return .log }
    if begins("test_cases:") { return .rasaE2E }
    if begins("stories:", "- story:") { return .rasa }
    if begins("tests:"), begins("language:") { return .homeAssistant }
    if begins("#me", "#bot") { return .botium }
    if begins("user=", "bot="), begins("user:", "bot:") { return .chat }
    if lines.contains(where: { SiriCallLine.mentions($0) }) { return .log }
    return nil
  }

  /// Reads a conversation.
  ///
  /// - Parameters:
  ///   - file: the text's name, for places and for a title where the format has none.
  ///   - codes: the response codes that a log may name.
  ///   - app: the app, where the format doesn't have it.
  /// - Throws: the unreadable part, with its line.
  package func read(
    _ text: String, file: String, codes: Set<String>, app: String? = nil
  ) throws(Diagnostic) -> ReadTalk {
    var read: ReadTalk
    switch self {
    case .askCLI: read = try AskReplay.read(text, file: file)
    case .chat: read = try ChatFile.read(text, file: file)
    case .transcript: read = try Activities.read(text, file: file)
    case .botium: read = try BotiumConvo.read(text, file: file)
    case .rasa: read = try RasaStories.read(text, file: file)
    case .rasaE2E: read = try RasaTests.read(text, file: file)
    case .homeAssistant: read = try HomeAssistantTests.read(text, file: file, app: app)
    case .log: read = try CallLog.read(text, file: file, codes: codes)
    case .vhs, .gherkin, .talkMarkdown:
      throw Diagnostic(.error, "'\(rawValue)' is written and not read", at: TextPlace(file: file, line: 1))
    }
    guard !read.talk.isEmpty else {
      throw Diagnostic(.error, "no conversation stands in it", at: TextPlace(file: file, line: 1))
    }
    if let app { read.talk["App"] = app }
    if read.talk.title.isEmpty {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      read.talk.title = "From \(name)"
    }
    return read
  }

  /// Writes a conversation, and reports what the format has no place for.
  package func write(_ talk: PlainTalk) -> WrittenTalk {
    switch self {
    case .askCLI: AskReplay.write(talk)
    case .chat: ChatFile.write(talk)
    case .transcript: Activities.write(talk)
    case .botium: BotiumConvo.write(talk)
    case .rasa: RasaStories.write(talk)
    case .rasaE2E: RasaTests.write(talk)
    case .homeAssistant: HomeAssistantTests.write(talk)
    case .vhs: TerminalTape.write(talk)
    case .gherkin: GherkinFeature.write(talk)
    case .talkMarkdown: RunnablePage.write(talk)
    case .log: WrittenTalk()
    }
  }
}

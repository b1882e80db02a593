import TestPrograms
import Testing

/// Whatever comes from outside, no byte that a terminal obeys leaves the program, on either of its outputs.
@Suite struct ControlCharacterTests {
  /// An escape sequence, an operating system command, C0, C1 in UTF-8, marks of direction, separators of lines.
  private static let nasty =
    "a\u{1B}[31mb\u{1B}]0;title\u{7}c\u{8}\u{C}\u{9B}2Jd\u{9D}x\u{9C}\u{202E}e\u{2066}f\u{200F}g\u{2028}h\u{85}i\u{FEFF}j"

  @Test func typedLines() throws {
    let lines = ["", "* ", "/", "# ", "/explain ", "/user ", "/locale ", "/record ", "/vocabulary ", "> ", "\\"]
      .map { $0 + Self.nasty }
    let sentences = ["ZhiChat Sam Park ", "send a message to \(Self.nasty) on ZhiChat saying ", "HuHu to "]
      .map { $0 + Self.nasty }
    let folder = try TemporaryFolder()
    folder.write(
      (lines + sentences + ["yes", "/why", "/explain", "* defaults a\u{1B}[1m = \u{9B}b"])
        .joined(separator: "\n"), to: "input")
    try expectClean(try run("\"$0\" chat --user sam < input", in: folder))
    folder.write([0x1B, 0x5B, 0x32, 0x4A, 0xFF, 0x9B, 0x0A, 0x00, 0x41, 0x0A], to: "input")
    try expectClean(try run("\"$0\" chat < input", in: folder))
  }

  @Test func theCommandLine() throws {
    let folder = try TemporaryFolder()
    let nasty = "$'x\\e[31m\\x9b2J\\xc2\\x9b\\u202e\\ay'"
    for words in [
      nasty, "say \(nasty)", "chat \(nasty)", "replay \(nasty)", "accept \(nasty)", "stub \(nasty)",
      "record \(nasty)/z",
      "say --user \(nasty) hi", "say --locale \(nasty) hi", "say --app \(nasty) hi", "say --clock \(nasty) hi",
      "say --path \(nasty) hi", "check \(nasty)", "--\(nasty)", "say --width \(nasty) hi",
    ] {
      try expectClean(try run("\"$0\" \(words) < /dev/null", in: folder), words)
    }
  }

  @Test func propertyLists() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.infoPlist(name: Self.nasty), to: "Info.plist")
    folder.write(
      Self.plist(
        """
        <dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>IN\(Self.nasty)</string>
        <key>IntentExamples</key><array><string>\(Self.nasty)</string></array></dict>
        <dict><key>IntentName</key><string>INSendMessageIntent</string>
        <key>IntentExamples</key><array><string>\(Self.nasty)</string></array></dict></array></dict>
        """), to: "AppIntentVocabulary.plist")
    folder.write(
      Self.plist(
        """
        <dict><key>Contacts</key><array><dict><key>Name</key><string>Sam &#27;[31m\(Self.nasty)</string></dict></array>
        <key>\(Self.nasty)</key><true/></dict>
        """), to: "user.plist")
    folder.write("/apps\n/vocabulary\nsend a message to Sam\nsend a message\nSam\n", to: "input")
    try expectClean(try run("\"$0\" chat . --user ./user.plist < input", in: folder))
  }

  @Test func transcripts() throws {
    let folder = try TemporaryFolder()
    let nasty = Self.nasty
    folder.write(
      """
      # \(nasty)
      App: ZhiChat
      \(nasty): \(nasty)
      Contacts: Sam \(nasty) (mobile 1)
      Defaults: \(nasty)

      > ZhiChat Sam \(nasty)
      - understood \(nasty)
      - \(nasty) = \(nasty)
      | \(nasty)
      \(nasty)

      * \(nasty)
      > /\(nasty)

      """, to: "x\u{1B}[31m\u{9B}.talk")
    for command in ["replay --strict", "replay --script", "accept", "stub"] {
      try expectClean(try run("\"$0\" \(command) *.talk", in: folder), command)
    }
    try expectClean(try run("\"$0\" replay .", in: folder))
  }

  @Test func vocabularyFiles() throws {
    let folder = try TemporaryFolder()
    let nasty = Self.nasty
    let script = """
      cp -r "$VOCABULARY" V
      for file in V/Siri/en/phrases/*/*.phrases V/Siri/en/lines/*.lines V/Siri/*.rules V/Siri/en/acts/*.phrases V/Siri/en/lists/negations.list; do
        cat nasty >> "$file"
      done
      "$0" check --vocabulary V
      "$0" say --vocabulary V --user sam "ZhiChat Sam Park hello" "maybe" "yes"
      """
    folder.write("\n\(nasty)\n\(nasty): \(nasty) {\(nasty)\n{\(nasty)} (\n", to: "nasty")
    try expectClean(try run(script, in: folder))
  }

  // MARK: -

  private func run(_ command: String, in folder: TemporaryFolder) throws -> ShellRun {
    try ShellRun(
      "cd \(folder.path) && { \(command)\n}", program: builtProgram("sirisim"),
      variables: ["TMPDIR": folder.path, "VOCABULARY": Self.vocabulary])
  }

  private func expectClean(_ run: ShellRun, _ what: String = "", at place: SourceLocation = #_sourceLocation) throws {
    #expect(!(run.output + run.errors).isEmpty, "\(what): nothing was said", sourceLocation: place)
    #expect(run.status < 128, "\(what): \(run.errors.suffix(500))", sourceLocation: place)
    for (name, text) in [("output", run.output), ("errors", run.errors)] {
      for line in text.split(separator: "\n") {
        let bad = line.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
          default: false
          }
        }
        let values = bad.map { String($0.value, radix: 16) }
        #expect(values.isEmpty, "\(what): \(values) in the \(name): \(line.debugDescription)", sourceLocation: place)
      }
    }
  }

  private static var vocabulary: String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/Vocabulary"
  }

  private static func plist(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>\n"
  }

  private static func infoPlist(name: String) -> String {
    plist(
      """
      <dict><key>CFBundleIdentifier</key><string>test.nasty\(name)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>\(name)</key><string/>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>INSendMessageIntent</string>
      <string>IN\(name)</string></array></dict></dict></dict>
      """)
  }
}

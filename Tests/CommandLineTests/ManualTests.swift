import TestPrograms
import Testing

/// The manual page and the shells' completion come from the commands themselves: nothing of them is missing.
@Suite struct ManualTests {
  @Test func everyCommandAndOptionStandsInTheManual() throws {
    let manual = try sirisim("manual").output.replacing("\\-", with: "-")
    var pending = [[String]]([[]])
    var commands = 0
    while let path = pending.popLast() {
      let help = try sirisim((path + ["--help"]).joined(separator: " ")).output
      let subcommands = Help(help).subcommands
      guard subcommands.isEmpty else {
        pending += subcommands.map { path + [$0] }
        continue
      }
      commands += 1
      let name = (["sirisim"] + path).joined(separator: " ")
      #expect(manual.contains(".SS \"\(name)\"\n"))
      #expect(manual.contains("\\fB\(name)\\fR"))
      for option in Help(help).options {
        #expect(manual.contains("\\fB\(option)\\fR"), "\(name) \(option)")
      }
    }
    #expect(commands > 15)
  }

  /// A flag and its contrary are one item: the text says what the flag does.
  @Test(arguments: ["inspector", "accessible", "mouse"])
  func aContraryStandsBesideItsFlag(name: String) throws {
    let manual = try sirisim("manual").output.replacing("\\-", with: "-")
    #expect(manual.contains(".TP\n\\fB--\(name)\\fR, \\fB--no-\(name)\\fR\n"))
    #expect(!manual.contains(".TP\n\\fB--no-\(name)\\fR"))
  }

  @Test func aConversationsCommandsStandInTheManual() throws {
    let manual = try sirisim("manual").output
    let list = try sirisim("say /help").output
    let names = list.split(separator: "\n").filter { $0.hasPrefix("# /") }.compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    #expect(names.count > 10)
    for name in names { #expect(manual.contains("\\fB\(name)"), "\(name)") }
  }

  /// A line that begins with a dot or a quote is a request to roff, and every character is one of ASCII's.
  @Test func theManualIsRoffAlone() throws {
    let manual = try sirisim("manual").output
    let requests: Set<String> = [".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".br", ".nh", ".ad"]
    for line in manual.split(separator: "\n") {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      #expect(!line.hasPrefix("'"), "\(line)")
      if line.hasPrefix("."), let request = line.split(separator: " ").first {
        #expect(requests.contains(String(request)))
      }
    }
  }

  @Test func bashCompletesCommandsOptionsAndFiles() throws {
    #expect(try completed("sirisim rep") == ["replay"])
    #expect(try completed("sirisim replay --fac") == ["--facts"])
    #expect(try completed("sirisim chat --handler-lifetime p") == ["phase"])
  }

  @Test func bashCompletesNames() throws {
    #expect(try completed("sirisim chat --app Zhi") == ["ZhiChat"])
    #expect(try completed("sirisim chat --app 知") == ["知了"])
    let chinese = try completed("sirisim chat --locale zh-Hans --app ")
    #expect(chinese.contains("知了"))
    #expect(!chinese.contains("ZhiChat"))
    #expect(try completed("sirisim chat --locale z") == ["zh-Hans", "zh-Hant"])
    #expect(try completed("sirisim chat --user sa") == ["sam"])
    #expect(try completed("sirisim check --explain missing-ex") == ["missing-examples"])
  }

  @Test func bashCompletesWhatTheKeepersType() throws {
    #expect(try completed("sirisim-vocabulary phrases sample INSendM") == ["INSendMessageIntent"])
    #expect(try completed("sirisim-vocabulary ov") == [])
    #expect(try completed("sirisim-vocabulary lan") == ["language"])
  }

  @Test func bashCompletesTranscripts() throws {
    let files = try completed("sirisim replay ", in: "touch one.talk two.txt; mkdir folder")
    #expect(files == ["folder", "one.talk"])
    #expect(try completed("sirisim record o", in: "touch one.talk") == ["one.talk"])
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsGetAScript(shell: String) throws {
    let script = try sirisim("--generate-completion-script \(shell)").output
    for word in ["replay", "handler-lifetime", "talk"] { #expect(script.contains(word)) }
  }

  private func sirisim(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }

  /// What bash offers for the last word of a line, in an empty folder.
  private func completed(_ line: String, in preparation: String = ":") throws -> [String] {
    let program = String(line.prefix { $0 != " " })
    let run = try ShellRun(
      """
      mkdir "$HOME/empty"; cd "$HOME/empty"; \(preparation)
      source <("$0" --generate-completion-script bash)
      read -ra COMP_WORDS <<< '\(line)'
      case '\(line)' in *' ') COMP_WORDS+=("") ;; esac
      COMP_WORDS[0]=$0 COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
      _\(program) \(program) "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, program: builtProgram(program))
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init).sorted()
  }
}

/// The help of a command, read as its user does.
private struct Help {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  var subcommands: [String] {
    guard let start = lines.firstIndex(of: "SUBCOMMANDS:") else { return [] }
    return lines[(start + 1)...].prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  var options: [String] {
    // -h, --help   and   --accessible/--no-accessible
    lines.filter { $0.hasPrefix("  -") }.flatMap { $0.split { $0 == " " || $0 == "/" }.prefix(2) }
      .filter { $0.hasPrefix("-") }.map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }
}

import Foundation
import TestPrograms

/// The folder in which the commands of the documents are run: it has the files that they name.
struct ExampleScene {
  let folder: TemporaryFolder
  private let repository: String

  init() throws {
    folder = try TemporaryFolder()
    repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    for (name, text) in Self.files { folder.write(text, to: name) }
    // The five minutes of docs/app-intents.md: its one source, and the conversation that is a test.
    let appIntents = try String(contentsOf: URL(filePath: "\(repository)/docs/app-intents.md"), encoding: .utf8)
    let blocks = appIntents.components(separatedBy: "```")
    for (name, mark) in [("Ladle/OrderSoup.swift", "swift\n"), ("soup.talk", "\n# Two ways")] {
      if let block = blocks.first(where: { $0.hasPrefix(mark) }) {
        folder.write(String(block.drop { $0 != "\n" }.dropFirst()), to: name)
      }
    }
    let apps = "\(repository)/Vocabulary/Apps"
    _ = try ShellRun(
      """
      cd '\(folder.path)' && mkdir Transcripts && cp lunch.talk Transcripts && cp -r '\(apps)/HuHu' PATH && \
      cp -r '\(repository)/Tests/Support/Projects/Teahouse' . && \
      cp -r '\(apps)/HuHu' MyApp && sed -i s/rideOptionName/rideOptionsName/ MyApp/en.lproj/AppIntentVocabulary.plist
      """, program: builtProgram("sirisim"))
  }

  /// The program that a command begins with, and what begins so: `swift run sirisim` is the program that was built.
  static func program(of command: String) -> (name: String, typed: String)? {
    for name in ["sirisim", "sirisim-vocabulary"] {
      for typed in ["swift run \(name)", name] where command.hasPrefix(typed + " ") || command == typed {
        return (name, typed)
      }
    }
    return nil
  }

  private static let files = [
    "lunch.talk": """
    # Lunch with Sam
    App:  ZhiChat
    User: sam

    ## The train
    > ZhiChat Sam the train is late
    - ...

    > the second one
    - ...

    ## The table
    > ZhiChat Sam Park I have a table
    - understood ZhiChat INSendMessageIntent recipients="Sam Park" content="I have a table"
    - ...
    Ready to send it?
    """,
    "Tearoom/Brew.swift": """
    import AppIntents
    import Brewing

    struct BrewTea: AppIntent {
      static let title: LocalizedStringResource = "Brew Tea"
      @Parameter(title: "Cups") var cups: Int
      func perform() async throws -> some IntentResult & ProvidesDialog {
        guard Kettle.shared.isFull else { return .result(dialog: "The kettle is empty.") }
        try await Kettle.shared.boil(cups: cups)
        return .result(dialog: "\\(cups) cups of tea.")
      }
    }

    """,
    "sentences.jsonl": "{\"text\": \"ZhiChat tell Sam I am late\"}\n",
  ]

  /// Runs a command of a document, with some lines as its input; a program after a pipe reads that.
  ///
  /// Of `make` it is asked whether it would know what to do.
  func run(_ command: String, input: [String] = []) throws -> ShellRun {
    folder.write(input.map { $0 + "\n" }.joined(), to: "input")
    var command = command
    let program = Self.program(of: command)
    if let program { command = "timeout 300 \"$0\"" + command.dropFirst(program.typed.count) }
    // A recording overwrites nothing.
    if command.contains(" record ") { command = "rm lunch.talk && " + command }
    if command.hasPrefix("make ") { command = "make -n -C '\(repository)' " + command.dropFirst(5) + " > make.log" }
    command = command.replacing("| sirisim", with: "| timeout 300 \"$0\"")
    // What is built needs the compiler, which is wherever this test's is.
    let isBuilt = command.contains("Ladle") || command.contains("Tearoom")
    let variables = isBuilt ? ["PATH": String(cString: getenv("PATH"))] : [:]
    return try ShellRun(
      "cd '\(folder.path)' && { \(command); } < input", program: builtProgram(program?.name ?? "sirisim"),
      variables: variables)
  }
}

import TestPrograms

/// The folder in which the commands of the documents are run: it has the files that they name.
struct ExampleScene {
  let folder: TemporaryFolder
  private let program: String
  private let repository: String

  init() throws {
    folder = try TemporaryFolder()
    program = try builtProgram("sirisim")
    repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    for (name, text) in Self.files { folder.write(text, to: name) }
    let apps = "\(repository)/Vocabulary/Apps"
    _ = try ShellRun(
      """
      cd '\(folder.path)' && mkdir Transcripts && cp lunch.talk Transcripts && cp -r '\(apps)/HuHu' PATH && \
      cp -r '\(repository)/Tests/Support/Projects/Teahouse' . && \
      cp -r '\(apps)/HuHu' MyApp && sed -i s/rideOptionName/rideOptionsName/ MyApp/en.lproj/AppIntentVocabulary.plist
      """, program: program)
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
    "sentences.jsonl": "{\"text\": \"ZhiChat tell Sam I am late\"}\n",
  ]

  /// Runs a command of a document, with some lines as its input; a program after a pipe reads that.
  ///
  /// `swift run sirisim` is the program that was built; of `make` it is asked whether it would know what to do.
  func run(_ command: String, input: [String] = []) throws -> ShellRun {
    folder.write(input.map { $0 + "\n" }.joined(), to: "input")
    var command = command
    for name in ["swift run sirisim", "sirisim"] where command.hasPrefix(name + " ") || command == name {
      command = "timeout 300 \"$0\"" + command.dropFirst(name.count)
      break
    }
    // A recording overwrites nothing.
    if command.contains(" record ") { command = "rm lunch.talk && " + command }
    if command.hasPrefix("make ") { command = "make -n -C '\(repository)' " + command.dropFirst(5) + " > make.log" }
    command = command.replacing("| sirisim", with: "| timeout 300 \"$0\"")
    return try ShellRun("cd '\(folder.path)' && { \(command); } < input", program: program)
  }
}

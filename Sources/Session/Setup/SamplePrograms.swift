import SimAppFiles

/// Where the sample apps' programs are: one executable holds them all.
struct SamplePrograms {
  private let executable: String?

  /// Looks where `SIRISIM_PROGRAMS` says, else beside the program that runs.
  init(environment: [String: String]) {
    let own = VocabularyFolder.programPath().flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
    let folder = environment["SIRISIM_PROGRAMS"].flatMap { $0.isEmpty ? nil : $0 } ?? own
    executable = folder.map { $0 + "/sirisim-samples" }
  }

  /// The programs of a sample app by the name of its folder, nil if the program's own path isn't known.
  ///
  /// - Parameter hasExtension: whether there is an extension in addition to the app.
  func commands(for app: String, hasExtension: Bool = true) -> ProgramCommands? {
    executable.map { executable in
      var commands = ProgramCommands(
        executable: executable, extensionArguments: [app, "extension"], appArguments: [app, "app"])
      commands.sharesFirstProcess = true
      if !hasExtension { commands.appExecutable = executable }
      return commands
    }
  }

  /// The programs of a folder that belongs to a sample app.
  func commands(forFolder path: String, of vocabulary: VocabularyFolder) -> ProgramCommands? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let name = trimmed.split(separator: "/").last, vocabulary.app(String(name)) == trimmed else { return nil }
    return commands(for: String(name))
  }
}

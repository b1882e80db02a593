import SimAppFiles

/// Where the sample apps' programs are: one executable beside this one holds them all.
enum SamplePrograms {
  private static let program = "sirisim-samples"

  /// The programs of a sample app by the name of its folder, nil when the program's own place can't be known.
  static func commands(for app: String) -> ProgramCommands? {
    guard let own = VocabularyFolder.programPath(), let slash = own.lastIndex(of: "/") else {
      return nil
    }
    return ProgramCommands(
      executable: own[..<slash] + "/" + program, extensionArguments: [app, "extension"], appArguments: [app, "app"])
  }

  /// The programs of a folder that is a sample app's own.
  static func commands(forFolder path: String, of vocabulary: VocabularyFolder) -> ProgramCommands? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let name = trimmed.split(separator: "/").last, vocabulary.app(String(name)) == trimmed else { return nil }
    return commands(for: String(name))
  }
}

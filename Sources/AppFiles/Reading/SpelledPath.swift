/// Finds files by names whose letters differ only in case: a Mac treats them as the same, and a project written on one
/// may use either.
enum SpelledPath {
  /// How many folders that exist are gone up: on a Mac `Intents` and `INTENTS` are one folder, and what the project has
  /// in one may lie in the other.
  private static let levels = 3

  /// The path as the disk has it; unchanged if a file is there, and if none is under any spelling.
  ///
  /// - Parameter path: a whole one, normalised.
  static func onDisk(_ path: String) -> String {
    guard !FileReader.exists(path) else { return path }
    var base = FilePath.folder(of: path)
    var names = [FilePath.name(of: path)]
    var left = levels
    while true {
      if FileReader.isFolder(base) {
        let alike = spellings(of: names, in: base)
        // Of two, it isn't known which is meant.
        if !alike.isEmpty { return alike.count == 1 ? alike[0] : path }
        left -= 1
      }
      guard left > 0, base != "/", base != ".", !base.isEmpty else { return path }
      names.insert(FilePath.name(of: base), at: 0)
      base = FilePath.folder(of: base)
    }
  }

  /// What is in a folder under a path whose names are spelled in some way.
  private static func spellings(of names: [String], in folder: String) -> [String] {
    names.reduce([folder]) { found, name in
      let wanted = name.lowercased()
      return found.flatMap { base in
        FileReader.entries(of: base).map(\.name).filter { $0.lowercased() == wanted }
          .map { base == "/" ? "/" + $0 : base + "/" + $0 }
      }
    }
  }
}

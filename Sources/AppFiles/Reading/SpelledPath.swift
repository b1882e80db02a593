/// Finds files by names that differ from theirs in the case of letters alone: a Mac takes them for the same, and a project that is
/// written on one may name them either way.
enum SpelledPath {
  /// The path as the disk has it; the same path where something lies there, and where nothing does under any spelling.
  ///
  /// - Parameter path: a whole one, normalised.
  static func onDisk(_ path: String) -> String {
    guard !FileReader.exists(path) else { return path }
    // What is there of it, from below.
    var base = FilePath.folder(of: path)
    var names = [FilePath.name(of: path)]
    while base != "/", base != ".", !base.isEmpty, !FileReader.isFolder(base) {
      names.insert(FilePath.name(of: base), at: 0)
      base = FilePath.folder(of: base)
    }
    for name in names {
      let wanted = name.lowercased()
      let alike = FileReader.entries(of: base).map(\.name).filter { $0.lowercased() == wanted }
      // Of two nobody knows which is meant.
      guard alike.count == 1 else { return path }
      base = base == "/" ? "/" + alike[0] : base + "/" + alike[0]
    }
    return base
  }
}

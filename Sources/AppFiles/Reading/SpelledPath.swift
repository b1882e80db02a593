/// Finds files by names whose letters differ only in case: a Mac treats them as the same, and a project written on one
/// may use either.
enum SpelledPath {
  /// The path as the disk has it; unchanged if a file is there, and if none is under any spelling.
  ///
  /// - Parameter path: a whole one, normalised.
  static func onDisk(_ path: String) -> String {
    guard !FileReader.exists(path) else { return path }
    // The part of it that exists.
    var base = FilePath.folder(of: path)
    var names = [FilePath.name(of: path)]
    while base != "/", base != ".", !base.isEmpty, !FileReader.isFolder(base) {
      names.insert(FilePath.name(of: base), at: 0)
      base = FilePath.folder(of: base)
    }
    for name in names {
      let wanted = name.lowercased()
      let alike = FileReader.entries(of: base).map(\.name).filter { $0.lowercased() == wanted }
      // Of two, it isn't known which is meant.
      guard alike.count == 1 else { return path }
      base = base == "/" ? "/" + alike[0] : base + "/" + alike[0]
    }
    return base
  }
}

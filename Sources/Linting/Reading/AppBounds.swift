import SimAppFiles

/// How far from a file its app may reach.
enum AppBounds {
  /// The most folders above a file in which its app may lie.
  private static let mostFolders = 6
  /// The same where nothing marks a project's root: the app's files then lie close together.
  private static let mostUnmarked = 3

  /// The folders in which the app of a file in an `.lproj` may lie, as whole paths, the likeliest first.
  ///
  /// They end at the root of its project or of its checkout; without one, they are the folders close above it, unless
  /// these hold projects of their own or are the user's home. Empty for any other file.
  static func folders(around path: String) -> [String] {
    var folder = parent(of: FilePath.absolute(path))
    guard folder.hasSuffix(".lproj") else { return [] }
    let home = ProcessVariables.all["HOME"].map(FilePath.normalised)
    var folders: [String] = []
    while folders.count < mostFolders {
      folder = parent(of: folder)
      if folder == "/" || folder == home { break }
      if ProjectScan.isRoot(folder) { return [folder] + folders }
      folders.append(folder)
    }
    return Array(folders.prefix(mostUnmarked).prefix { folder in !holdsProjects(folder) })
  }

  /// The root of the project or of the checkout in which a file lies, as a whole path; nil where nothing close marks
  /// one.
  static func root(around path: String) -> String? {
    var folder = FilePath.absolute(path)
    for _ in 0..<mostFolders {
      folder = parent(of: folder)
      if folder == "/" { return nil }
      if ProjectScan.isRoot(folder) { return folder }
    }
    return nil
  }

  private static func holdsProjects(_ folder: String) -> Bool {
    FileReader.entries(of: folder).contains { $0.isFolder && ProjectScan.isRoot(folder + "/" + $0.name) }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

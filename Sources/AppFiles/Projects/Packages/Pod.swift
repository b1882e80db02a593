import SimDiagnostics

/// A library of CocoaPods in the checkout: a folder with a `.podspec`, or what `pod install` has put into `Pods`.
struct Pod: Sendable {
  /// The name by which it is imported.
  let module: String
  let folder: String
  /// Where it is described.
  let place: TextPlace
  /// Files and folders of its sources, without patterns; empty where all are.
  private var sources: [String] = []
  private var excluded: [String] = []

  /// A folder of `Pods`.
  init(folder: String) {
    self.folder = folder
    module = BuildSettings.moduleName(folder.split(separator: "/").last.map(String.init) ?? "")
    place = TextPlace(file: folder, line: 1)
  }

  /// A library with a description. The description is a program, which isn't run: only what it writes out is
  /// understood.
  ///
  /// - Parameter path: the `.podspec`.
  init(specification path: String) {
    folder = FilePath.folder(of: path)
    place = TextPlace(file: path, line: 1)
    let text = FileReader.text(of: path) ?? ""
    let lines = text.split(whereSeparator: \.isNewline)
    var module = path.split(separator: "/").last.map { String($0.dropLast(".podspec".count)) } ?? ""
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: "=", maxSplits: 1)
      guard words.count == 2, !line.drop(while: \.isWhitespace).hasPrefix("#") else { continue }
      let key = words[0].split { $0 == "." || $0.isWhitespace }.last
      switch key {
      case "module_name": module = Self.texts(words[1]).first ?? module
      case "source_files": sources += Self.paths(words[1], lines[(index + 1)...])
      case "exclude_files": excluded += Self.paths(words[1], lines[(index + 1)...])
      default: break
      }
    }
    self.module = BuildSettings.moduleName(module)
  }

  /// The literal patterns of a list, which may span several lines.
  private static func paths(_ first: Substring, _ rest: ArraySlice<Substring>) -> [String] {
    var found = texts(first)
    var last = first
    for line in rest.prefix(20) {
      guard let end = last.last(where: { !$0.isWhitespace }), end == "," || end == "[" else { break }
      found += texts(line)
      last = line
    }
    return found.map { pattern in
      guard let star = pattern.firstIndex(where: { "*{[?".contains($0) }) else { return pattern }
      let fixed = pattern[..<star]
      return fixed.lastIndex(of: "/").map { String(fixed[..<$0]) } ?? "."
    }
  }

  private static func texts(_ line: Substring) -> [String] {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  private static let skipped: Set = ["Tests", "Test", "Example", "Examples", "Demo", "Pods", "Carthage"]

  /// Its files.
  func members(bounds: CheckoutBounds) -> TargetMembers {
    var members = TargetMembers(bounds: bounds)
    func names(_ list: [String], _ path: String) -> Bool {
      list.contains { $0 == "." || FilePath.contains($0, path) }
    }
    let paths = FolderFiles.paths(in: folder) { path, isFolder in
      if isFolder { return !Self.skipped.contains(path.split(separator: "/").last.map(String.init) ?? "") }
      return (sources.isEmpty || names(sources, path)) && !names(excluded, path) && MemberKind(of: path) != .resource
    }
    for path in paths { members.add(folder + "/" + path, at: place) }
    return members
  }
}

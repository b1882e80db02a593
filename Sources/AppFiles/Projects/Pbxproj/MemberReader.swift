import SimDiagnostics

/// Reads which files are members of a target: those that its phases list, and those of the folders that Xcode keeps in
/// step with the disk.
struct MemberReader {
  private let project: XcodeProject
  private let objects: ProjectObjects
  private var tree: ProjectFileTree
  private var members: TargetMembers

  init(_ project: XcodeProject, bounds: CheckoutBounds) {
    self.project = project
    objects = project.objects
    tree = ProjectFileTree(project.objects, sourceRoot: project.sourceRoot)
    members = TargetMembers(bounds: bounds)
  }

  /// The members of a target.
  static func members(of target: XcodeProject.Target, in project: XcodeProject, bounds: CheckoutBounds) -> TargetMembers
  {
    var reader = MemberReader(project, bounds: bounds)
    reader.read(target)
    return reader.members
  }

  private mutating func read(_ target: XcodeProject.Target) {
    guard let object = objects[target.identifier] else { return }
    for phase in objects.objects(object.strings("buildPhases")) {
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in objects.objects(phase.strings("files")) { read(file) }
      case "PBXShellScriptBuildPhase":
        members.add(
          ForeignPart(
            kind: .buildScript, name: phase.string("name") ?? "Run Script", place: objects.place(of: phase),
            remedy: "nothing of the project is run; what the script makes has to lie in the checkout"))
      default: break
      }
    }
    for rule in objects.objects(object.strings("buildRules")) {
      members.add(
        ForeignPart(
          kind: .buildScript, name: rule.string("name") ?? rule.string("filePatterns") ?? "build rule",
          place: objects.place(of: rule),
          remedy: "nothing of the project is run; what the rule makes has to lie in the checkout"))
    }
    readSynchronizedFolders(of: target, object)
  }

  /// A file of a phase, as far as it is built for a phone.
  private mutating func read(_ buildFile: ProjectObject) {
    let filters = buildFile.strings("platformFilters") + buildFile.strings("platformFilter")
    guard filters.isEmpty || filters.contains("ios"), let reference = buildFile.string("fileRef") else { return }
    let attributes = buildFile["settings"]?.pairs.first { $0.key == "ATTRIBUTES" }?.value.plainTexts ?? []
    read(reference, makesClasses: !attributes.contains("no_codegen"), depth: 0)
  }

  private mutating func read(_ reference: String, makesClasses: Bool, depth: Int) {
    guard depth < 8, let object = objects[reference] else { return }
    switch object.isa {
    case "PBXVariantGroup":
      // One file in several languages.
      for child in object.strings("children") { read(child, makesClasses: makesClasses, depth: depth + 1) }
    case "PBXReferenceProxy": break
    default:
      guard let path = tree.path(of: object.identifier), path != project.sourceRoot || object.isa == "PBXFileReference"
      else { return }
      members.add(path, makesClasses: makesClasses, at: objects.place(of: object))
    }
  }
}

extension MemberReader {
  /// What an exception set says of a folder: for a target that owns the folder it names what is left out, for any other
  /// target what is taken.
  private struct Exceptions {
    var files: Set<String> = []
    /// Names of files that are meant in all languages: `/Localized: Intents.intentdefinition`.
    var localized: Set<String> = []
    /// Definitions whose classes another target makes.
    var withoutClasses: Set<String> = []

    mutating func add(_ set: ProjectObject) {
      for path in set.strings("membershipExceptions") {
        if let name = Self.localizedName(path) { localized.insert(name) } else { files.insert(path) }
      }
      for entry in set["attributesByRelativePath"]?.pairs ?? [] where entry.value.plainTexts.contains("no_codegen") {
        withoutClasses.insert(Self.localizedName(entry.key) ?? entry.key)
      }
    }

    private static func localizedName(_ path: String) -> String? {
      guard let mark = path.split(separator: "/").last.flatMap({ $0.hasPrefix("Localized: ") ? $0 : nil }) else {
        return nil
      }
      return String(mark.dropFirst("Localized: ".count))
    }

    /// Whether the set names a path below the folder, or a folder around that path.
    func name(_ path: String) -> Bool {
      var part = path[...]
      while true {
        if files.contains(String(part)) { return true }
        guard let slash = part.lastIndex(of: "/") else { break }
        part = part[..<slash]
      }
      return isLocalized(path)
    }

    /// Whether something below a folder may be named.
    func reach(into folder: String) -> Bool {
      !localized.isEmpty || files.contains { $0.hasPrefix(folder + "/") }
    }

    private func isLocalized(_ path: String) -> Bool {
      let parts = path.split(separator: "/")
      guard let last = parts.last, parts.dropLast().last?.hasSuffix(".lproj") == true else { return false }
      let stem = last.split(separator: ".").first ?? last
      return localized.contains(String(last)) || localized.contains { $0.split(separator: ".").first == stem }
    }

    func makesClasses(_ path: String) -> Bool {
      !withoutClasses.contains(path)
        && !withoutClasses.contains(path.split(separator: "/").last.map(String.init) ?? path)
    }
  }

  private mutating func readSynchronizedFolders(of target: XcodeProject.Target, _ object: ProjectObject) {
    let owned = Set(object.strings("fileSystemSynchronizedGroups"))
    for group in objects.all where group.isa == "PBXFileSystemSynchronizedRootGroup" {
      let isOwner = owned.contains(group.identifier)
      var exceptions = Exceptions()
      var isNamed = false
      for set in objects.objects(group.strings("exceptions")) {
        // A set of a phase adds to it; for the folder's owner it only moves files from one phase to another.
        let phase = isOwner ? nil : set.string("buildPhase")
        guard set.string("target") == target.identifier || phase.map(object.strings("buildPhases").contains) == true
        else {
          continue
        }
        isNamed = true
        exceptions.add(set)
      }
      guard isOwner || isNamed, let folder = tree.path(of: group.identifier) else { continue }
      let place = objects.place(of: group)
      let paths = FolderFiles.paths(in: folder) { path, isFolder in
        if isOwner { return !exceptions.name(path) }
        return exceptions.name(path) || (isFolder && exceptions.reach(into: path))
      }
      for path in paths {
        members.add(folder + "/" + path, makesClasses: exceptions.makesClasses(path), at: place)
      }
      // What the list names and the disk lacks.
      if !isOwner {
        for file in exceptions.files.sorted() where !FileReader.exists(folder + "/" + file) {
          members.add(folder + "/" + file, at: place)
        }
      }
    }
  }
}

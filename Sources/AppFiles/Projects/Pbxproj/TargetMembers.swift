import SimDiagnostics

/// The files of a target by what a build does with them, each once, in the target's order.
struct TargetMembers: Sendable {
  private(set) var sources: [String] = []
  private(set) var resources: [ResourceFile] = []
  private(set) var definitions: [String] = []
  /// The definitions whose classes another target makes.
  private(set) var definitionsWithoutClasses: [String] = []
  private(set) var foreign: [ForeignPart] = []
  private let bounds: CheckoutBounds
  private var seen: Set<String> = []

  init(bounds: CheckoutBounds) { self.bounds = bounds }

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - path: the whole path.
  ///   - name: its path in the bundle, where that isn't its own name.
  ///   - makesClasses: false for a definition whose classes another target makes.
  ///   - place: where the file is named.
  mutating func add(_ path: String, name: String? = nil, makesClasses: Bool = true, at place: TextPlace) {
    guard seen.insert(path).inserted else { return }
    let kind = MemberKind(of: path)
    if kind == .ignored { return }
    guard FileReader.exists(path) else {
      foreign.append(
        ForeignPart(
          kind: .missingFile, name: path, place: place,
          remedy: "put the file where the project has it, or take it out of the target"))
      return
    }
    guard !bounds.isLeft(by: path) else {
      foreign.append(
        ForeignPart(
          kind: .outsideFile, name: path, place: place,
          remedy: "a link out of the checkout isn't followed; put the file itself there"))
      return
    }
    switch kind {
    case .swift:
      if FileReader.isFile(path) { sources.append(path) }
    case .definition:
      definitions.append(path)
      if !makesClasses { definitionsWithoutClasses.append(path) }
    case .objectiveC:
      foreign.append(
        ForeignPart(
          kind: .objectiveC, name: path, place: place,
          remedy: "only Swift is compiled here; what the handler needs of it has to be written in Swift"))
    case .compiled:
      resources.append(resource(path, name))
      foreign.append(
        ForeignPart(
          kind: .compiledResource, name: path, place: place,
          remedy: "Xcode compiles it with a tool of its own; it lies in the bundle as it is"))
    case .resource: resources.append(resource(path, name))
    case .ignored: break
    }
  }

  /// Takes something that isn't built.
  mutating func add(_ part: ForeignPart) { foreign.append(part) }

  private func resource(_ path: String, _ name: String?) -> ResourceFile {
    let parts = path.split(separator: "/")
    let folder = parts.last { $0.hasSuffix(".lproj") }
    return ResourceFile(
      path: path, localization: folder.map { LocaleName.normalised(String($0.dropLast(".lproj".count))) }, name: name)
  }
}

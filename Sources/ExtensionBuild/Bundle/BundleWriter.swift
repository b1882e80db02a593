import Glibc
import SimAppFiles
import SimDiagnostics

/// Lays a program out as on the phone: one folder with the program, its Info.plist and its resources.
struct BundleWriter {
  /// The bundle's folder.
  var folder: String
  /// The program's file in it.
  var executable: String

  /// A resource with more bytes is linked instead of copied.
  private static let copied = 1 << 20

  /// - Returns: reports on what could not be included.
  func write(_ plan: ProgramPlan, _ parts: ProgramParts) -> [Diagnostic] {
    let region = plan.info["CFBundleDevelopmentRegion"]?.plainText.flatMap { $0.contains("$") ? nil : $0 }
    var tables = StringsTables(developmentRegion: region ?? LoadedApp.usualRegion)
    let main = tables.take(parts.resources)
    var problems: [Diagnostic] = []
    for framework in parts.frameworks {
      let place = "\(folder)/Frameworks/\(framework.name).framework"
      let own = tables.take(framework.resources)
      problems += fill(place, info(of: framework), own.kept, own.written + parts.written)
    }
    let rules = tables.rulesFile.map { [$0] } ?? []
    problems = fill(folder, info(of: plan), main.kept, main.written + rules + parts.written) + problems
    return problems + tables.problems
  }

  /// Lays one bundle out.
  private func fill(
    _ folder: String, _ info: PlistNode, _ resources: [ResourceFile], _ written: [WrittenFile]
  ) -> [Diagnostic] {
    FileWriter.makeFolder(folder)
    var problems: [Diagnostic] = []
    let code = Files.write(PlistWriter.xml(info), to: folder + "/Info.plist")
    if code != 0 { problems.append(Diagnostic(.error, "'\(folder)/Info.plist': \(Files.reason(code))")) }
    for resource in resources where !DataModelReader.isModel(resource.path) {
      let name = FilePath.normalised(resource.name)
      // Nothing is written outside of the bundle, and nothing over the program.
      guard !name.hasPrefix("/"), !name.hasPrefix(".."), name != "Info.plist", name != executable else { continue }
      let place = resource.localization.map { "\(folder)/\($0).lproj/\(name)" } ?? "\(folder)/\(name)"
      FileWriter.makeFolder(FilePath.folder(of: place))
      if let problem = bring(resource.path, to: place) { problems.append(problem) }
    }
    for file in written {
      let name = FilePath.normalised(file.name)
      guard !name.hasPrefix("/"), !name.hasPrefix("..") else { continue }
      FileWriter.makeFolder(FilePath.folder(of: "\(folder)/\(name)"))
      let code = Files.write(file.bytes, to: "\(folder)/\(name)")
      if code != 0 { problems.append(Diagnostic(.warning, "'\(folder)/\(name)': \(Files.reason(code))")) }
    }
    return problems
  }

  private func info(of framework: ModulePlan) -> PlistNode {
    var entries: [PlistNode.Entry] = []
    if case .dictionary(let own) = framework.info.value { entries = own }
    entries.removeAll { $0.key == "CFBundleIdentifier" || $0.key == "CFBundleExecutable" }
    let identifier = PlistNode(value: .string(framework.bundleIdentifier ?? ""), offset: -1)
    entries.append(PlistNode.Entry(key: "CFBundleIdentifier", keyOffset: -1, value: identifier))
    return PlistNode(value: .dictionary(entries), offset: -1)
  }

  /// The plist as on the phone, with the build's own names in it.
  private func info(of plan: ProgramPlan) -> PlistNode {
    guard case .dictionary(var entries) = plan.info.value else { return plan.info }
    func set(_ key: String, _ text: String, overwriting: Bool) {
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if overwriting { entries[index].value.value = .string(text) }
      } else {
        entries.append(
          PlistNode.Entry(key: key, keyOffset: -1, value: PlistNode(value: .string(text), offset: -1)))
      }
    }
    set("CFBundleExecutable", executable, overwriting: true)
    if let identifier = plan.bundleIdentifier { set("CFBundleIdentifier", identifier, overwriting: true) }
    set("CFBundleName", plan.target, overwriting: false)
    set("CFBundlePackageType", "XPC!", overwriting: false)

    return PlistNode(value: .dictionary(entries), offset: plan.info.offset)
  }

  private func bring(_ path: String, to place: String) -> Diagnostic? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return Diagnostic(.warning, "the resource '\(path)' isn't there: \(Files.reason(errno))")
    }
    if status.st_mode & S_IFMT == S_IFDIR || status.st_size > Self.copied {
      guard symlink(path, place) == 0 || errno == EEXIST else {
        return Diagnostic(.warning, "the resource '\(path)' can't be linked: \(Files.reason(errno))")
      }
      return nil
    }
    guard let bytes = Files.read(path, atMost: Self.copied) else {
      return Diagnostic(.warning, "the resource '\(path)' can't be read")
    }
    let code = Files.write(bytes, to: place)
    return code == 0 ? nil : Diagnostic(.warning, "the resource '\(path)' can't be copied: \(Files.reason(code))")
  }
}

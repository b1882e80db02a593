import SimAppFiles
import SimText

/// What stands in an Xcode project's build settings instead of an Info.plist.
struct BuildNames {
  /// Names that the app may have: display names, product names.
  private(set) var names: [String] = []
  /// The project's development language; nil where it says none.
  private(set) var developmentRegion: String?
  /// Whether the settings bring an NSSiriUsageDescription.
  private(set) var hasUsageDescription = false

  /// - Parameter projects: `.xcodeproj` folders.
  init(projects: [String]) {
    for project in projects {
      guard let text = FileReader.text(of: project + "/project.pbxproj") else { continue }
      for line in text.split(whereSeparator: \.isNewline) { read(line) }
    }
  }

  /// `INFOPLIST_KEY_CFBundleDisplayName = "Fast Cat";`
  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: "=", maxSplits: 1).map { String($0.filter { $0 != "\"" }.trimmed) }
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "INFOPLIST_KEY_NSSiriUsageDescription": hasUsageDescription = true
    case "developmentRegion":
      let region = parts[1].hasSuffix(";") ? String(parts[1].dropLast().trimmed) : parts[1]
      if !region.isEmpty { developmentRegion = LocaleName.normalised(region) }
    case "INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME":
      let name = parts[1].hasSuffix(";") ? String(parts[1].dropLast().trimmed) : parts[1]
      if !name.isEmpty, !name.contains("$"), !names.contains(name) { names.append(name) }
    default: break
    }
  }
}

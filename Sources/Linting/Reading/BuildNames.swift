import SimAppFiles
import SimText

/// What an Xcode project's build settings say in place of an Info.plist.
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
      for object in PlistReader.root(of: project + "/project.pbxproj")?["objects"]?.pairs ?? [] { read(object.value) }
    }
  }

  private mutating func read(_ object: PlistNode) {
    if let region = object["developmentRegion"]?.plainText, !region.isEmpty {
      developmentRegion = LocaleName.normalised(region)
    }
    guard let settings = object["buildSettings"] else { return }
    if settings["INFOPLIST_KEY_NSSiriUsageDescription"] != nil { hasUsageDescription = true }
    for key in ["INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME"] {
      let name = String(settings[key]?.plainText?.trimmed ?? "")
      if !name.isEmpty, !name.contains("$"), !names.contains(name) { names.append(name) }
    }
  }
}

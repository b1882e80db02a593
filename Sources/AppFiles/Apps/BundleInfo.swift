import SimCatalog
import SimDiagnostics
import SimLexicon

/// An Info.plist, as far as Siri reads it.
struct BundleInfo {
  enum Kind: Equatable {
    case app
    /// com.apple.intents-service
    case intents
    /// com.apple.intents-ui-service
    case intentsUI
    /// A watch app, another extension, a framework, tests.
    case other
  }

  var path: String
  /// The folder in which it lies.
  var folder: String
  var kind = Kind.other
  var identifier: String?
  var displayName: String?
  var spokenName: String?
  var alternativeNames: [AlternativeName] = []
  var developmentRegion = "en"
  var intents: [IntentName] = []
  var restrictedWhileLocked: Set<IntentName> = []
  var principalClass: String?
  var activityTypes: [String] = []
  var backgroundModes: [String] = []

  /// Reads a list that has been parsed, and reports into it.
  init(_ document: inout PlistDocument) {
    path = document.file
    folder = Self.parent(of: document.file)
    guard document.entries(of: document.root, "Info.plist") != nil else { return }
    let root = document.root
    identifier = document.string("CFBundleIdentifier", of: root)
    let name = document.string("CFBundleName", of: root)
    displayName = document.string("CFBundleDisplayName", of: root) ?? name
    spokenName = document.string("CFBundleSpokenName", of: root)
    if let region = document.string("CFBundleDevelopmentRegion", of: root), !BuildSettings.hasVariable(region) {
      developmentRegion = LocaleName.normalised(region)
    }
    readAlternativeNames(&document)
    activityTypes = document.strings("NSUserActivityTypes", of: root).map(\.text)
    backgroundModes = document.strings("UIBackgroundModes", of: root).map(\.text)
    kind = Self.kind(&document)
    if kind == .intents || kind == .intentsUI { readExtension(&document) }
  }

  private static func kind(_ document: inout PlistDocument) -> Kind {
    let root = document.root
    if let entry = document.entry("NSExtension", of: root) {
      switch document.string("NSExtensionPointIdentifier", of: entry.value) {
      case "com.apple.intents-service": return .intents
      case "com.apple.intents-ui-service": return .intentsUI
      default: return .other
      }
    }
    let isWatch = ["WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier"].contains {
      document.entry($0, of: root) != nil
    }
    if isWatch { return .other }
    switch document.string("CFBundlePackageType", of: root) {
    case "APPL": return .app
    case let type? where !BuildSettings.hasVariable(type): return .other
    default:
      // A list to which Xcode adds most when it builds says what it is by what only an app has.
      let isApp =
        document.entry("LSRequiresIPhoneOS", of: root) != nil || document.entry("CFBundleDisplayName", of: root) != nil
        || document.entry("UIApplicationSceneManifest", of: root) != nil
        || document.entry("NSSiriUsageDescription", of: root) != nil
      return isApp ? .app : .other
    }
  }

  private mutating func readAlternativeNames(_ document: inout PlistDocument) {
    for element in document.array("INAlternativeAppNames", of: document.root) ?? [] {
      guard document.entries(of: element, "INAlternativeAppNames") != nil else { continue }
      document.checkKeys(
        of: element, among: ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"],
        in: "INAlternativeAppNames")
      guard let name = document.string("INAlternativeAppName", of: element), !name.isEmpty else {
        document.report(.error, "an alternative name has no 'INAlternativeAppName'", at: element.offset)
        continue
      }
      document.checkName(name, "INAlternativeAppName", at: element.offset)
      alternativeNames.append(
        AlternativeName(
          name: name, pronunciationHint: document.string("INAlternativeAppNamePronunciationHint", of: element)))
    }
    if alternativeNames.count > 3 {
      document.report(
        .warning, "\(alternativeNames.count) alternative names; Siri takes three", at: document.root.offset)
    }
  }

  private mutating func readExtension(_ document: inout PlistDocument) {
    guard let entry = document.entry("NSExtension", of: document.root) else { return }
    principalClass = document.string("NSExtensionPrincipalClass", of: entry.value)
    guard let attributes = document.entry("NSExtensionAttributes", of: entry.value) else {
      document.report(
        .error, "'NSExtension' has no 'NSExtensionAttributes', where 'IntentsSupported' stands", at: entry.keyOffset)
      return
    }
    guard document.entry("IntentsSupported", of: attributes.value) != nil else {
      document.report(.error, "'NSExtensionAttributes' has no 'IntentsSupported'", at: attributes.keyOffset)
      return
    }
    for (name, offset) in document.strings("IntentsSupported", of: attributes.value) {
      IntentNames.check(name, at: offset, in: &document)
      if intents.contains(IntentName(name)) {
        document.report(.warning, "'\(name)' stands twice in 'IntentsSupported'", at: offset)
      } else {
        intents.append(IntentName(name))
      }
    }
    for (name, offset) in document.strings("IntentsRestrictedWhileLocked", of: attributes.value) {
      if !intents.contains(IntentName(name)) {
        document.report(
          .warning, "'\(name)' is restricted while locked, but stands not in 'IntentsSupported'", at: offset,
          suggestion: nearestName(to: name, among: intents.map(\.rawValue)))
      }
      restrictedWhileLocked.insert(IntentName(name))
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Names of intents in property lists.
enum IntentNames {
  private static let known = Set(Catalog.all.map(\.name.rawValue))

  /// Warns of a name in SiriKit's style that SiriKit doesn't have. Any other name may be a custom intent's.
  static func check(_ name: String, at offset: Int, in document: inout PlistDocument) {
    guard name.hasPrefix("IN"), !known.isEmpty, !known.contains(name) else { return }
    guard let nearest = nearestName(to: name, among: known.sorted()) else { return }
    document.report(.warning, "SiriKit has no intent '\(name)'", at: offset, suggestion: nearest)
  }
}

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
  /// CFBundleDisplayName, else CFBundleName.
  var displayName: String?
  var hasDisplayNameKey = false
  var spokenName: String?
  var alternativeNames: [AlternativeName] = []
  var developmentRegion = "en"
  var intents: [IntentName] = []
  /// INIntentsSupported: those that the app handles itself.
  var handledInApp: [IntentName] = []
  var restrictedWhileLocked: Set<IntentName> = []
  var principalClass: String?
  var activityTypes: [String] = []
  var backgroundModes: [String] = []
  /// Why the app wants Siri, as it says itself.
  var siriUsage: String?
  /// Whether it says why the app wants Siri.
  var hasUsageDescription = false
  /// Whether it is a watch app's, or that of an extension inside one.
  var isOfWatch = false
  /// The targets that are built with it: one, or several flavours of one app; none where no project was found.
  var targets: [XcodeProject.Target] = []
  /// Their project, and its folder.
  var projectPath: String?
  var projectFolder: String? { projectPath.map(BundleInfo.parent) }

  /// Reads a list that has been parsed, and reports into it.
  ///
  /// - Parameter catalog: the intents that it may name.
  init(_ document: inout PlistDocument, catalog: Catalog) {
    path = document.file
    folder = Self.parent(of: document.file)
    guard document.entries(of: document.root, "Info.plist") != nil else { return }
    let root = document.root
    identifier = document.string("CFBundleIdentifier", of: root)
    let name = document.string("CFBundleName", of: root)
    displayName = document.string("CFBundleDisplayName", of: root) ?? name
    hasDisplayNameKey = document.entry("CFBundleDisplayName", of: root) != nil
    spokenName = document.string("CFBundleSpokenName", of: root)
    if let region = document.string("CFBundleDevelopmentRegion", of: root), !BuildSettings.hasVariable(region) {
      developmentRegion = LocaleName.normalised(region)
    }
    readAlternativeNames(&document)
    activityTypes = document.strings("NSUserActivityTypes", of: root).map(\.text)
    backgroundModes = document.strings("UIBackgroundModes", of: root).map(\.text)
    hasUsageDescription = document.entry("NSSiriUsageDescription", of: root) != nil
    if hasUsageDescription { siriUsage = document.string("NSSiriUsageDescription", of: root) }
    isOfWatch = Self.watchKeys.contains { document.entry($0, of: root) != nil }
    kind = Self.kind(&document)
    if document.entry("INIntentsSupported", of: root) != nil { readHandledInApp(&document, catalog) }
    if kind == .intents || kind == .intentsUI { readExtension(&document, catalog) }
  }

  private static let watchKeys = [
    "WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier", "WKAppBundleIdentifier",
  ]

  private static func kind(_ document: inout PlistDocument) -> Kind {
    let root = document.root
    if let entry = document.entry("NSExtension", of: root) {
      let point = document.entry("NSExtensionPointIdentifier", of: entry.value)
      let attributes = document.entry("NSExtensionAttributes", of: entry.value)?.value
      let listsIntents = attributes.map { document.entry("IntentsSupported", of: $0) != nil } ?? false
      let name = point == nil ? nil : document.string("NSExtensionPointIdentifier", of: entry.value)
      let meant = ExtensionPoint(meantBy: name, listsIntents: listsIntents)
      if let meant, name != meant.rawValue, !(name.map(BuildSettings.hasVariable) ?? false) {
        document.report(
          .error,
          name.map { "'\($0)' is no extension point of Siri's" } ?? "'NSExtension' has no 'NSExtensionPointIdentifier'",
          at: point?.value.offset ?? entry.keyOffset, suggestion: meant.rawValue)
      }
      switch meant {
      case .intents: return .intents
      case .intentsUI: return .intentsUI
      case nil: return .other
      }
    }
    // An app clip has no Intents extension; a watch app's is the phone app's, too.
    if (watchKeys + ["NSAppClip"]).contains(where: { document.entry($0, of: root) != nil }) { return .other }
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

  /// The target that is built of several flavours: the first one for a phone.
  var buildTarget: XcodeProject.Target? {
    targets.first { $0.systems.isEmpty || $0.systems.contains(.iOS) } ?? targets.first
  }

  /// What the bundle is by the target that is built with it, which knows better than the list what the list is of.
  mutating func settle(by targets: [XcodeProject.Target]) {
    self.targets = targets
    switch kind {
    case .other where !isOfWatch && targets.contains { $0.isPhoneApp }: kind = .app
    case .app where !targets.contains { $0.isApp }: kind = .other
    case .app, .other, .intents, .intentsUI: break
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

  /// The intents that the app itself handles.
  private mutating func readHandledInApp(_ document: inout PlistDocument, _ catalog: Catalog) {
    guard kind != .intents, kind != .intentsUI else { return }
    for (name, offset) in document.strings("INIntentsSupported", of: document.root) {
      IntentNames(catalog).check(name, at: offset, in: &document)
      if !handledInApp.contains(IntentName(name)) { handledInApp.append(IntentName(name)) }
    }
  }

  private mutating func readExtension(_ document: inout PlistDocument, _ catalog: Catalog) {
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
      IntentNames(catalog).check(name, at: offset, in: &document)
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
struct IntentNames {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Warns of a name in SiriKit's style that SiriKit doesn't have. Any other name may be a custom intent's.
  func check(_ name: String, at offset: Int, in document: inout PlistDocument) {
    guard name.hasPrefix("IN"), catalog.schema(of: IntentName(name)) == nil,
      let nearest = nearestName(to: name, among: catalog.intents.map(\.name.rawValue).sorted())
    else { return }
    document.report(.warning, "SiriKit has no intent '\(name)'", at: offset, suggestion: nearest)
  }
}

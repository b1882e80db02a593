package import SimCatalog
package import SimDiagnostics
import SimLexicon
import SimText

/// An Info.plist as far as Siri reads it, with the place of everything.
package struct BundleOutline: Sendable {
  /// What the bundle is.
  package enum Kind: Hashable, Sendable {
    case app
    /// com.apple.intents-service
    case intents
    /// com.apple.intents-ui-service
    case intentsUI
    /// A watch app, another extension, a framework, tests.
    case other
  }

  /// The contents of `NSExtension`.
  package struct ExtensionPart: Sendable {
    /// The extension point's identifier.
    package var point: PlacedText?
    /// NSExtensionPrincipalClass, the class that is made first.
    package var principalClass: PlacedText?
    /// NSExtensionMainStoryboard, which an Intents UI extension may have instead of a class.
    package var storyboard: PlacedText?
    /// Nil where there is no `IntentsSupported`.
    package var supported: [PlacedText]?
    /// The intents that a locked device doesn't run.
    package var restricted: [PlacedText]
    /// Siri's extension point that is meant, even if it is misspelt; nil for an extension that isn't Siri's.
    package var meant: ExtensionPoint?
    fileprivate let origin: Origin

    /// Where the part begins.
    package var place: FilePlace { origin.place }
  }

  /// A name that people may call the app by.
  package struct OtherName: Sendable {
    /// The name.
    package var name: PlacedText?
    /// How it is said.
    package var hint: PlacedText?
  }

  /// The Info.plist.
  package let file: String
  /// The kind of the bundle, as far as the list shows it.
  package private(set) var kind = Kind.other
  /// The bundle's identifier.
  package private(set) var identifier: PlacedText?
  /// CFBundleDisplayName.
  package private(set) var displayName: PlacedText?
  /// CFBundleName.
  package private(set) var bundleName: PlacedText?
  /// CFBundleSpokenName.
  package private(set) var spokenName: PlacedText?
  /// INAlternativeAppNames, in their order.
  package private(set) var alternativeNames: [OtherName] = []
  /// CFBundlePackageType: `APPL` for an app.
  package private(set) var packageType: PlacedText?
  /// NSSiriUsageDescription: why the app wants Siri.
  package private(set) var usage: PlacedText?
  /// What NSExtension says; nil where there is none.
  package private(set) var part: ExtensionPart?
  /// INIntentsSupported: those that the app handles itself.
  package private(set) var handledInApp: [PlacedText] = []
  /// Keys that belong into a vocabulary, wherever they are.
  package private(set) var vocabularyKeys: [PlacedText] = []
  /// What is wrong in the file.
  package private(set) var faults: [FileFault] = []
  /// CFBundleDevelopmentRegion, where it is no variable.
  private(set) var developmentRegion: String?
  /// NSUserActivityTypes.
  private(set) var activityTypes: [String] = []
  /// UIBackgroundModes.
  private(set) var backgroundModes: [String] = []
  /// Whether it is a watch app's, or that of an extension inside one.
  private(set) var isOfWatch = false
  /// The whole list, as it is written.
  let root: PlistNode
  private let origin: Origin

  /// Where the list begins.
  package var place: FilePlace { origin.place }

  /// A placeholder for the list of an app that has none.
  init(standingInFor folder: String) {
    file = folder
    kind = .app
    root = PlistNode(value: .dictionary([]), offset: -1)
    origin = .place(FilePlace(file: folder))
  }

  /// Reads a list that has been parsed.
  ///
  /// - Parameter catalog: the intents that it may name.
  package init(_ document: PlistDocument, catalog: Catalog) {
    file = document.file
    root = document.root
    var walk = PlistWalk(document)
    origin = walk.origin(of: walk.root)
    defer { faults = walk.faults }
    guard let root = walk.pairs(of: walk.root, "Info.plist") else { return }
    walk.reportNearMisses(of: Self.readKeys, in: root, "Info.plist")
    identifier = walk.string("CFBundleIdentifier", of: root)
    displayName = walk.string("CFBundleDisplayName", of: root)
    bundleName = walk.string("CFBundleName", of: root)
    spokenName = walk.string("CFBundleSpokenName", of: root)
    packageType = walk.string("CFBundlePackageType", of: root)
    usage = walk.string("NSSiriUsageDescription", of: root)
    if let region = walk.string("CFBundleDevelopmentRegion", of: root)?.text, !BuildSettings.hasVariable(region) {
      developmentRegion = LocaleName.normalised(region)
    }
    activityTypes = (walk.texts("NSUserActivityTypes", of: root) ?? []).map(\.text)
    backgroundModes = (walk.texts("UIBackgroundModes", of: root) ?? []).map(\.text)
    isOfWatch = Self.watchKeys.contains { root[$0] != nil }
    readNames(root, &walk)
    vocabularyKeys = Self.strayKeys(of: root, walk)
    if let step = root["NSExtension"] { part = ExtensionPart(step, &walk, catalog, strays: &vocabularyKeys) }
    kind = kind(root)
    if kind != .intents, kind != .intentsUI, let intents = walk.texts("INIntentsSupported", of: root) {
      handledInApp = intents
      for intent in intents { IntentNames(catalog).check(intent, &walk) }
    }
  }

  /// The keys of a vocabulary, which Xcode's editor shows among those of an extension.
  private static let vocabularyNames: Set = [
    "IntentPhrases", "ParameterVocabularies", "IntentExamples", "IntentName", "Intent Phrases",
    "Parameter Vocabularies", "Intent Vocabularies",
  ]

  /// Keys that Siri reads in an Info.plist; a key that is nearly one of them is reported as misspelt.
  private static let readKeys = [
    "NSExtension", "NSSiriUsageDescription", "INAlternativeAppNames", "NSUserActivityTypes", "CFBundleDisplayName",
    "CFBundleSpokenName", "INIntentsSupported",
  ]

  private static let watchKeys = [
    "WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier", "WKAppBundleIdentifier",
  ]

  /// What only the list of an app has, to which Xcode adds most when it builds.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "CFBundleDisplayName", "UIApplicationSceneManifest", "NSSiriUsageDescription",
  ]

  private func kind(_ root: PlistWalk.Pairs) -> Kind {
    if root["NSExtension"] != nil {
      switch part?.meant {
      case .intents: return .intents
      case .intentsUI: return .intentsUI
      case nil: return .other
      }
    }
    // An app clip has no Intents extension; a watch app's is the phone app's, too.
    if isOfWatch || root["NSAppClip"] != nil { return .other }
    if let type = packageType?.text, !BuildSettings.hasVariable(type) { return type == "APPL" ? .app : .other }
    return Self.appKeys.contains { root[$0] != nil } ? .app : .other
  }

  /// How many other names of an app Siri takes.
  package static let mostNames = 3

  private mutating func readNames(_ root: PlistWalk.Pairs, _ walk: inout PlistWalk) {
    let (list, nameKey, hintKey) = (
      "INAlternativeAppNames", "INAlternativeAppName", "INAlternativeAppNamePronunciationHint"
    )
    for (index, step) in walk.array(list, of: root).enumerated() {
      if index == Self.mostNames {
        walk.report(.tooManyNames(walk.array(list, of: root).count, limit: Self.mostNames), at: step)
      }
      guard let pairs = walk.pairs(of: step, list, known: [nameKey, hintKey]) else { continue }
      let name = OtherName(name: walk.text(nameKey, of: pairs), hint: walk.text(hintKey, of: pairs))
      if name.name == nil { walk.report(.missingKey(nameKey, holder: "an alternative name"), at: step) }
      walk.checkName(name.name, nameKey)
      alternativeNames.append(name)
    }
  }

  fileprivate static func strayKeys(of pairs: PlistWalk.Pairs, _ walk: PlistWalk) -> [PlacedText] {
    walk.keys(of: pairs) { vocabularyNames.contains($0) }
  }
}

extension BundleOutline {
  /// The names that the app may be called by in addition to its own.
  var otherNames: [AlternativeName] {
    alternativeNames.compactMap { other in
      other.name.flatMap { $0.text.isEmpty ? nil : AlternativeName(name: $0.text, pronunciationHint: other.hint?.text) }
    }
  }
}

extension BundleOutline.ExtensionPart {
  fileprivate init?(
    _ step: PlistWalk.Step, _ walk: inout PlistWalk, _ catalog: Catalog, strays: inout [PlacedText]
  ) {
    let keys = (
      point: "NSExtensionPointIdentifier", principal: "NSExtensionPrincipalClass", board: "NSExtensionMainStoryboard",
      attributes: "NSExtensionAttributes"
    )
    guard let pairs = walk.pairs(of: step, "NSExtension") else { return nil }
    walk.reportNearMisses(of: [keys.attributes, keys.point, keys.principal, keys.board], in: pairs, "NSExtension")
    origin = walk.origin(of: step)
    strays += BundleOutline.strayKeys(of: pairs, walk)
    point = walk.string(keys.point, of: pairs)
    principalClass = walk.string(keys.principal, of: pairs)
    storyboard = walk.string(keys.board, of: pairs)
    restricted = []
    let attributes = pairs[keys.attributes]
    meant = ExtensionPoint(
      meantBy: point?.text, listsIntents: attributes.map { $0.node["IntentsSupported"] != nil } ?? false)
    // Other extensions have attributes of their own, whatever they are called.
    if meant != nil || point == nil, let inner = attributes.flatMap({ walk.pairs(of: $0, keys.attributes) }) {
      walk.reportNearMisses(of: ["IntentsSupported", "IntentsRestrictedWhileLocked"], in: inner, keys.attributes)
      supported = walk.texts("IntentsSupported", of: inner)
      restricted = walk.texts("IntentsRestrictedWhileLocked", of: inner) ?? []
      strays += BundleOutline.strayKeys(of: inner, walk)
    }
    check(&walk, catalog)
  }

  /// Reports what is wrong with the extension point and with the intents.
  private func check(_ walk: inout PlistWalk, _ catalog: Catalog) {
    if let meant {
      let isRight = point.map { $0.text == meant.rawValue || BuildSettings.hasVariable($0.text) } ?? false
      if !isRight { walk.report(.wrongExtensionPoint(point, meant: meant), at: point?.origin ?? origin) }
      if supported?.isEmpty ?? true { walk.report(.noIntents(of: meant, isEmptyList: supported != nil), at: origin) }
    }
    for list in [supported ?? [], restricted] {
      var seen: Set<String> = []
      for intent in list {
        IntentNames(catalog).check(intent, &walk)
        if !seen.insert(intent.text).inserted { walk.report(.repeatedIntent(intent.text), at: intent) }
      }
    }
    guard let names = supported?.map(\.text) else { return }
    for intent in restricted where !names.contains(intent.text) {
      let left = names.filter { name in !restricted.contains { $0.text == name } }
      walk.report(.restrictedIntent(intent, among: left), at: intent)
    }
  }
}

/// Names of intents in property lists.
struct IntentNames {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Reports a name in SiriKit's style that SiriKit doesn't have. Any other name may be a custom intent's.
  func check(_ name: PlacedText, _ walk: inout PlistWalk) {
    guard catalog.schema(of: IntentName(name.text)) == nil else { return }
    let trimmed = String(name.text.trimmed)
    if trimmed.isEmpty || catalog.schema(of: IntentName(trimmed)) != nil {
      walk.report(.unknownIntent(name, meant: trimmed), at: name)
    } else if trimmed.hasPrefix("IN"),
      let nearest = nearestName(to: trimmed, among: catalog.intents.map(\.name.rawValue).sorted())
    {
      walk.report(.unknownIntent(name, meant: nearest), at: name)
    }
  }
}

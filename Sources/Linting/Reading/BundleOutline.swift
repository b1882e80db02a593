public import SimAppFiles

/// An Info.plist as far as Siri reads it, with the place of everything.
public struct BundleOutline: Hashable, Sendable {
  /// What the bundle is.
  public enum Kind: Hashable, Sendable { case app, intents, intentsUI, other }

  /// What stands in `NSExtension`.
  public struct ExtensionPart: Hashable, Sendable {
    /// Where the part begins.
    public var place: FindingPlace
    /// The extension point's identifier.
    public var point: PlacedText?
    /// NSExtensionPrincipalClass, the class that is made first.
    public var principalClass: PlacedText?
    /// NSExtensionMainStoryboard, which an Intents UI extension may have instead of a class.
    public var storyboard: PlacedText?
    /// Nil where there is no `IntentsSupported`.
    public var supported: [PlacedText]?
    /// The intents that a locked device doesn't run.
    public var restricted: [PlacedText]
    /// The extension point of Siri's that is meant, be it misspelt; nil for an extension that is none of hers.
    public var meant: ExtensionPoint?
  }

  /// A name that people may call the app by.
  public struct AlternativeName: Hashable, Sendable {
    /// The name.
    public var name: PlacedText?
    /// How it is said.
    public var hint: PlacedText?
    /// Where the entry stands.
    public var place: FindingPlace
  }

  /// The Info.plist.
  public var file: String
  /// What the bundle is.
  public var kind: Kind
  /// Where the list begins.
  public var place: FindingPlace
  /// The bundle's identifier.
  public var identifier: PlacedText?
  /// CFBundleDisplayName.
  public var displayName: PlacedText?
  /// CFBundleName.
  public var bundleName: PlacedText?
  /// CFBundleSpokenName.
  public var spokenName: PlacedText?
  /// INAlternativeAppNames, in their order.
  public var alternativeNames: [AlternativeName]
  /// CFBundlePackageType: `APPL` for an app.
  public var packageType: PlacedText?
  /// NSSiriUsageDescription.
  public var usage: PlacedText?
  /// What NSExtension says; nil where there is none.
  public var part: ExtensionPart?
  /// Keys that belong into a vocabulary, wherever they stand.
  public var vocabularyKeys: [PlacedText]
  /// What of it is shaped otherwise than Siri expects.
  public var faults: [ShapeFault]

  /// The keys of a vocabulary, which Xcode's editor shows among those of an extension.
  static let vocabularyNames: Set = [
    "IntentPhrases", "ParameterVocabularies", "IntentExamples", "IntentName", "Intent Phrases",
    "Parameter Vocabularies", "Intent Vocabularies",
  ]

  /// Keys that Siri reads in an Info.plist: what is nearly one of them is a misspelt one.
  private static let readKeys = [
    "NSExtension", "NSSiriUsageDescription", "INAlternativeAppNames", "NSUserActivityTypes", "CFBundleDisplayName",
    "CFBundleSpokenName", "INIntentsSupported",
  ]

  /// Reads a list that has been parsed.
  init(_ document: PlistDocument) {
    var walk = PlistWalk(document)
    file = document.file
    place = walk.place(of: walk.root)
    kind = .other
    alternativeNames = []
    vocabularyKeys = []
    faults = []
    defer { faults = walk.faults }
    guard let root = walk.pairs(of: walk.root, "Info.plist") else { return }
    walk.tellNearMisses(of: Self.readKeys, in: root, "Info.plist")
    func text(_ key: String) -> PlacedText? { walk.value(key, of: root).flatMap { walk.string($0, key) } }
    identifier = text("CFBundleIdentifier")
    displayName = text("CFBundleDisplayName")
    bundleName = text("CFBundleName")
    spokenName = text("CFBundleSpokenName")
    packageType = text("CFBundlePackageType")
    usage = text("NSSiriUsageDescription")
    if let names = walk.value("INAlternativeAppNames", of: root) {
      alternativeNames = walk.array(names, "INAlternativeAppNames").compactMap { AlternativeName($0, &walk) }
    }
    vocabularyKeys = root.map(\.key).filter { Self.vocabularyNames.contains($0.text) }
    if let step = walk.value("NSExtension", of: root) { part = ExtensionPart(step, &walk, strays: &vocabularyKeys) }
    switch part?.meant {
    case .intents: kind = .intents
    case .intentsUI: kind = .intentsUI
    case nil: break
    }
  }
}

extension BundleOutline.AlternativeName {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let keys = ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"]
    guard let pairs = walk.pairs(of: step, "INAlternativeAppNames", known: keys) else { return nil }
    place = walk.place(of: step)
    name = walk.value(keys[0], of: pairs).flatMap { walk.text($0, keys[0]) }
    hint = walk.value(keys[1], of: pairs).flatMap { walk.text($0, keys[1]) }
    if name == nil { walk.missing(keys[0], in: "an alternative name", of: step) }
  }
}

extension BundleOutline.ExtensionPart {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk, strays: inout [PlacedText]) {
    guard let pairs = walk.pairs(of: step, "NSExtension") else { return nil }
    walk.tellNearMisses(
      of: [
        "NSExtensionAttributes", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass", "NSExtensionMainStoryboard",
      ], in: pairs, "NSExtension")
    place = walk.place(of: step)
    strays += pairs.map(\.key).filter { BundleOutline.vocabularyNames.contains($0.text) }
    point = walk.value("NSExtensionPointIdentifier", of: pairs).flatMap {
      walk.string($0, "NSExtensionPointIdentifier")
    }
    principalClass = walk.value("NSExtensionPrincipalClass", of: pairs).flatMap {
      walk.string($0, "NSExtensionPrincipalClass")
    }
    storyboard = walk.value("NSExtensionMainStoryboard", of: pairs).flatMap {
      walk.string($0, "NSExtensionMainStoryboard")
    }
    restricted = []
    guard let attributes = walk.value("NSExtensionAttributes", of: pairs) else {
      meant = ExtensionPoint(meantBy: point?.text, listsIntents: false)
      return
    }
    meant = ExtensionPoint(meantBy: point?.text, listsIntents: walk.has("IntentsSupported", in: attributes))
    // Other extensions have attributes of their own, whatever they are called.
    guard meant != nil || point == nil, let inner = walk.pairs(of: attributes, "NSExtensionAttributes") else { return }
    walk.tellNearMisses(
      of: ["IntentsSupported", "IntentsRestrictedWhileLocked"], in: inner, "NSExtensionAttributes")
    supported = walk.value("IntentsSupported", of: inner).map { walk.texts($0, "IntentsSupported") }
    restricted =
      walk.value("IntentsRestrictedWhileLocked", of: inner).map { walk.texts($0, "IntentsRestrictedWhileLocked") } ?? []
    strays += inner.map(\.key).filter { BundleOutline.vocabularyNames.contains($0.text) }
  }
}

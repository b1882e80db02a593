import SimAppFiles
import SimDiagnostics

extension Subject {
  /// The shortcuts of every app, each with all that the app declares.
  var appShortcuts: [(contents: AppIntentFiles.Contents, shortcut: AppIntentOutline.Shortcut)] {
    appIntents.flatMap { contents in contents.outline.shortcuts.map { (contents, $0) } }
  }
}

extension AppIntentOutline.Phrase {
  /// Where it begins.
  var filePlace: FilePlace { FilePlace(place, length: 1) }
}

extension AppIntentOutline {
  /// Types that a phrase can't contain.
  private static let plainTypes: Set = [
    "String", "AttributedString", "Int", "Double", "Float", "Decimal", "Bool", "Date", "DateComponents", "URL",
    "Duration",
    "IntentFile", "IntentPerson", "IntentCurrencyAmount", "CLPlacemark",
  ]

  /// Whether a type is one that a phrase can't contain; an unknown type isn't.
  func isPlain(_ type: String) -> Bool { Self.plainTypes.contains(type) || type.hasPrefix("Measurement<") }
}

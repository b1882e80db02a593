// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension CatalogEntries {
  /// Intents by name, then the types that they share.
  public static var definitionsOfTangTangKit: CatalogEntries {
    CatalogEntries(
      intents: [
        .orderSoupIntent,
        .showSoupOfTheDayIntent,
        .openMenuIntent,
      ],
      enumerations: [
        EnumerationSchema.definition,
      ].flatMap { $0 },
      objects: [
        ObjectSchema.definition,
      ].flatMap { $0 },
      results: [
        ResultSchema.definition,
      ].flatMap { $0 })
  }
}

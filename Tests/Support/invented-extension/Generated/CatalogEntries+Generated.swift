// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema: edit that, then print again.
// swift-format-ignore-file

import SimCatalog

extension CatalogEntries {
  /// Intents by name, then the types that they share.
  public static var soups: CatalogEntries {
    CatalogEntries(
      intents: [
        .orderSoupIntent,
      ],
      enumerations: [
        EnumerationSchema.soups,
      ].flatMap { $0 },
      objects: [
        ObjectSchema.soups,
      ].flatMap { $0 },
      results: [
        ResultSchema.soups,
      ].flatMap { $0 })
  }
}

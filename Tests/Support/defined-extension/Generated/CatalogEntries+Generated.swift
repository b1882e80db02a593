// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension CatalogEntries {
  /// Intents by name, then the types that they share.
  public static var definitionsOfdefined_extension: CatalogEntries {
    CatalogEntries(
      intents: [
        .orderTeaIntent,
        .findTeaHouseIntent,
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

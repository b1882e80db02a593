package import SimCatalog
package import SimSchema

extension [IntentDefinition] {
  /// The Swift that Xcode would generate for a module with these definitions, and what connects it with the program
  /// that runs it.
  ///
  /// The sources compile in the module of the app's own code, in every language mode, against `Intents`, `SimCatalog`
  /// and `SimExtensionRunner`.
  ///
  /// - Parameters:
  ///   - module: the module's name in Swift.
  ///   - isPublic: whether other modules may use the classes, as Xcode generates them into a framework.
  ///   - folder: the beginning of the files' paths.
  /// - Returns: nothing if no definition has an intent, an enumeration or a type of its own.
  package func swiftFiles(module: String, isPublic: Bool, folder: String = "Generated") -> [GeneratedFile] {
    let schema = DefinitionSchema(self).model
    guard !schema.entries.isEmpty else { return [] }
    let printer = SwiftPrinter(schema, over: .siriKit)
    let source = map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file }.joined(separator: ", ")
    let imports = ["import Foundation", "@_spi(Host) import Intents"]
    var classes = PrintTarget(
      folder: folder, schema: source, name: bindingsName(module: module), imports: imports,
      access: isPublic ? .open : .internal, remark: "Generated from \(oneLine(source)), as Xcode generates it.")
    classes.hasEmptyResponses = true
    var entries = classes
    entries.imports = ["import SimCatalog"]
    var bindings = classes
    bindings.imports = imports + ["import SimCatalog", "import SimExtensionRunner"]
    let formerNames = formerNames(folder: folder, source: oneLine(source), isPublic: isPublic)
    return printer.classes(for: classes) + printer.entries(for: entries) + printer.bindings(for: bindings)
      + [formerNames].compactMap { $0 }
  }

  /// The name of the bindings of a module's definitions: its program passes `IntentBindings.siriKit.adding(.<name>)` to
  /// `ExtensionRunner.main(principalClass:viewController:bindings:)`.
  package func bindingsName(module: String) -> String { "definitionsOf\(module)" }

  private func oneLine(_ text: String) -> String { text.filter { !$0.isNewline } }
}

extension IntentDefinition {
  /// The Swift that Xcode would generate for this definition alone, as the only one of its module.
  package func swiftFiles(module: String, isPublic: Bool) -> [GeneratedFile] {
    [self].swiftFiles(module: module, isPublic: isPublic)
  }

  /// The definition's entries for a conversation's catalogue: `Catalog.adding`.
  package var entries: CatalogEntries { DefinitionSchema([self]).entries }
}

import SimAppFiles
package import SimDiagnostics

/// Reads `.intentdefinition` files with the files of strings beside them.
///
/// A fault costs only the part that has it: an intent with an empty name is reported and left out, the others stay.
package enum DefinitionReader {
  /// Reads a definition with its translations, which lie in `<language>.lproj` beside it, or beside the `Base.lproj` in
  /// which it lies itself.
  ///
  /// - Parameter path: the `.intentdefinition` file.
  /// - Returns: the definition, nil if nothing of the file can be read; and the faults, with file, line and column.
  package static func read(_ path: String) -> (definition: IntentDefinition?, diagnostics: [Diagnostic]) {
    let (document, faults) = PlistReader.list(path)
    var (definition, diagnostics) = read(document, faults, path)
    definition?.translations = translations(of: path, diagnostics: &diagnostics)
    return (definition, diagnostics)
  }

  /// Reads a definition's text without any file of strings.
  ///
  /// - Parameters:
  ///   - bytes: the property list.
  ///   - file: how the file is named in diagnostics.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (definition: IntentDefinition?, diagnostics: [Diagnostic]) {
    let (document, faults) = PlistReader.list(bytes, file: file)
    return read(document, faults, file)
  }

  private static func read(
    _ document: PlistDocument?, _ faults: [FileFault], _ file: String
  ) -> (definition: IntentDefinition?, diagnostics: [Diagnostic]) {
    guard let document else { return (nil, faults.diagnostics) }
    var parser = DefinitionParser(document)
    let definition = parser.definition(file: file)
    return (definition, parser.walk.faults.diagnostics)
  }

  private static func translations(
    of path: String, diagnostics: inout [Diagnostic]
  ) -> [String: DefinitionStrings] {
    var folder = FilePath.folder(of: path)
    let stem = String(FilePath.name(of: path).dropLast(".intentdefinition".count))
    if folder.hasSuffix(".lproj") { folder = FilePath.folder(of: folder) }
    if folder.isEmpty { folder = "." }
    // A catalogue is beside the folders of the languages, or in one of its own (`mul.lproj`).
    var files: [(language: String, path: String)] = [("", "\(folder)/\(stem).xcstrings")]
    for entry in FileReader.entries(of: folder) where entry.isFolder && entry.name.hasSuffix(".lproj") {
      files += ["strings", "stringsdict", "xcstrings"].map { ending in
        (String(entry.name.dropLast(".lproj".count)), "\(folder)/\(entry.name)/\(stem).\(ending)")
      }
    }
    var translations: [String: DefinitionStrings] = [:]
    for file in files where FileReader.isFile(file.path) {
      let table = StringsTable(file.path)
      diagnostics += table.faults.diagnostics
      for entry in table.entries { translations[entry.language ?? file.language, default: .init()].add(entry) }
    }
    return translations
  }
}

import SimAppFiles
public import SimDiagnostics

/// Reads `.intentdefinition` files with the files of strings beside them.
///
/// What is wrong in a file costs what is wrong and nothing else: an intent whose name is empty is told and left out, the
/// others stay.
public enum DefinitionReader {
  /// Reads a definition with its translations, which lie in `<language>.lproj` beside it, or beside the `Base.lproj` in
  /// which it lies itself.
  ///
  /// - Parameter path: the `.intentdefinition` file.
  /// - Returns: the definition, nil where nothing of the file can be read; and what is wrong, with file, line and column.
  public static func read(_ path: String) -> (definition: IntentDefinition?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard let document = PlistReader.read(path, diagnostics: &diagnostics) else { return (nil, diagnostics) }
    var parser = DefinitionParser(document)
    var definition = parser.definition(of: document.root, file: path)
    diagnostics += parser.nodes.diagnostics
    definition?.translations = translations(of: path, diagnostics: &diagnostics)
    return (definition, diagnostics)
  }

  /// Reads a definition's text without any file of strings.
  ///
  /// - Parameters:
  ///   - bytes: the property list.
  ///   - file: how the file is named in diagnostics.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (definition: IntentDefinition?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard let document = PlistReader.read(bytes, file: file, diagnostics: &diagnostics) else {
      return (nil, diagnostics)
    }
    var parser = DefinitionParser(document)
    let definition = parser.definition(of: document.root, file: file)
    return (definition, diagnostics + parser.nodes.diagnostics)
  }

  private static func translations(
    of path: String, diagnostics: inout [Diagnostic]
  ) -> [String: DefinitionStrings] {
    var folder = FilePath.folder(of: path)
    let stem = String(FilePath.name(of: path).dropLast(".intentdefinition".count))
    if folder.hasSuffix(".lproj") { folder = FilePath.folder(of: folder) }
    var translations: [String: DefinitionStrings] = [:]
    for entry in FileReader.entries(of: folder.isEmpty ? "." : folder)
    where entry.isFolder && entry.name.hasSuffix(".lproj") {
      let base = "\(folder.isEmpty ? "." : folder)/\(entry.name)/\(stem)"
      var strings = DefinitionStrings()
      if FileReader.isFile(base + ".strings") {
        strings.readStrings(base + ".strings", diagnostics: &diagnostics)
      }
      if FileReader.isFile(base + ".stringsdict") {
        strings.readDictionary(base + ".stringsdict", diagnostics: &diagnostics)
      }
      if !strings.texts.isEmpty || !strings.plurals.isEmpty {
        translations[String(entry.name.dropLast(".lproj".count))] = strings
      }
    }
    return translations
  }
}

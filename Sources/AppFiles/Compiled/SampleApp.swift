package import SimCatalog
package import SimDiagnostics
package import SimLexicon
import SimUtterances

/// A folder of `Vocabulary/Apps`, as a conversation needs it: its apps without the places of what their files say.
package struct SampleApp: Hashable, Sendable {
  /// An app that was found in the folder.
  package struct Found: Hashable, Sendable {
    /// The app as its files describe it.
    package var app: InstalledApp
    /// Whether it has an Intents extension.
    package var hasExtension: Bool
    /// The paths of its files of lines by locale, below `Vocabulary/Apps`.
    package var linePaths: [String: String]
  }

  /// The folder's name.
  package var name: String
  /// The apps in it.
  package var apps: [Found]
  /// Its `.intentdefinition` files, below `Vocabulary/Apps`.
  package var definitionPaths: [String]
  /// What is wrong in the apps' files.
  package var problems: [Diagnostic] = []

  /// Reads a folder.
  ///
  /// - Parameter catalog: the intents that the apps may offer.
  package init(_ name: String, in folder: VocabularyFolder, catalog: Catalog) {
    self.name = name
    let above = folder.path + "/Apps/"
    func below(_ path: String) -> String { path.hasPrefix(above) ? String(path.dropFirst(above.count)) : path }
    apps = AppLoader.load(above + name, catalog: catalog, diagnostics: &problems).map { loaded in
      Found(
        app: loaded.app, hasExtension: !loaded.extensionPlists.isEmpty, linePaths: loaded.linePaths.mapValues(below))
    }
    // Having no definition is no problem.
    var unfound: [Diagnostic] = []
    definitionPaths = FileSearch.files([above + name], ending: ".intentdefinition", diagnostics: &unfound).map(below)
  }

  init(_ fields: inout FieldReader) throws(StoreFault) {
    name = try fields.text()
    apps = try fields.items { fields throws(StoreFault) in
      Found(
        app: try InstalledApp(&fields), hasExtension: try fields.flag(),
        linePaths: try fields.table { fields throws(StoreFault) in try fields.text() })
    }
    definitionPaths = try fields.items { fields throws(StoreFault) in try fields.text() }
  }

  func write(to fields: inout FieldWriter) {
    fields.put(name)
    fields.put(apps) { fields, found in
      found.app.write(to: &fields)
      fields.put(found.hasExtension)
      fields.put(found.linePaths) { $0.put($1) }
    }
    fields.put(definitionPaths) { $0.put($1) }
  }
}

/// Where printed files go, and what they are called there.
public struct PrintTarget: Hashable, Sendable {
  /// The folder of the files, from the package's.
  public var folder: String
  /// The folder of the schema, as a reader of the files would look for it.
  public var schema: String
  /// What the whole is called where it is named: `CatalogEntries.siriKit`.
  public var name: String
  /// What the names of its classes begin with; the names of constants go without it.
  public var prefix: String
  /// Import lines of every file.
  public var imports: [String]

  /// A place for the files that are printed from a schema.
  public init(folder: String, schema: String, name: String, prefix: String = "", imports: [String] = []) {
    self.folder = folder
    self.schema = schema
    self.name = name
    self.prefix = prefix
    self.imports = imports
  }

  /// `INSendMessageIntent` as the name of a constant: `sendMessageIntent`.
  func constant(_ name: String) -> String {
    let stem = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// A file of the target.
  ///
  /// - Parameters:
  ///   - name: without `+Generated.swift`.
  ///   - source: the schema's file, from the schema's folder; nil for all of them.
  func file(_ name: String, from source: String?, _ body: (inout SourceText) -> Void) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder)/\(name)+Generated.swift", source: source.map { "\(schema)/\($0)" } ?? schema, imports: imports,
      body)
  }
}

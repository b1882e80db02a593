/// Where printed files go, and what they are called there.
package struct PrintTarget: Hashable, Sendable {
  /// The folder of the files, from the package's.
  package var folder: String
  /// The folder of the schema, as a reader of the files would look for it.
  package var schema: String
  /// What the whole is called where it is named: `CatalogEntries.siriKit`.
  package var name: String
  /// What the names of its classes begin with; the names of constants go without it.
  package var prefix: String
  /// Import lines of every file.
  package var imports: [String]
  /// Who may use what is printed.
  package var access: PrintAccess
  /// The first line of every file; nil for the generator's own, which names the schema's file.
  package var remark: String?
  /// Whether a response can be made without a code: those that Xcode generates can, SiriKit's can't.
  package var hasEmptyResponses = false

  /// A place for the files that are printed from a schema.
  package init(
    folder: String, schema: String, name: String, prefix: String = "", imports: [String] = [],
    access: PrintAccess = .open, remark: String? = nil
  ) {
    self.folder = folder
    self.schema = schema
    self.name = name
    self.prefix = prefix
    self.imports = imports
    self.access = access
    self.remark = remark
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
    let source = source.map { "\(schema)/\($0)" } ?? schema
    return GeneratedFile(
      path: "\(folder)/\(name)+Generated.swift",
      remark: remark ?? "Printed by `schema-generator generate` from \(source): edit that, then print again.",
      imports: imports, body)
  }
}

/// Who may use printed declarations.
package enum PrintAccess: Hashable, Sendable {
  /// Everybody; classes may be derived from.
  case open
  /// The module that they are printed into.
  case `internal`

  /// Before a class or a property of one.
  var open: String {
    switch self {
    case .open: "open "
    case .internal: ""
    }
  }

  /// Before anything else.
  var `public`: String {
    switch self {
    case .open: "public "
    case .internal: ""
    }
  }
}

/// Where printed files go, and their names there.
package struct PrintTarget: Hashable, Sendable {
  /// The folder of the files, from the package's.
  package var folder: String
  /// The folder of the schema, as a reader of the files would look for it.
  package var schema: String
  /// The full name of the printed constant: `CatalogEntries.siriKit`.
  package var name: String
  /// The prefix of its classes, which is left out of the names of constants.
  package var prefix: String
  /// Import lines of every file.
  package var imports: [String]
  /// The access level of what is printed.
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

/// The access level of printed declarations.
package enum PrintAccess: Hashable, Sendable {
  /// Public; classes may be subclassed.
  case open
  /// Only for the module that they are printed into.
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

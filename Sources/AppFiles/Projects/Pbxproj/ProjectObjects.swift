import SimDiagnostics

/// An object of a project's file: a target, a group, a file.
struct ProjectObject: Sendable {
  /// The identifier by which other objects refer to it.
  let identifier: String
  /// Where it begins, in bytes of the file.
  let offset: Int
  private let entries: [PlistNode.Entry]

  init?(identifier: String, offset: Int, node: PlistNode) {
    guard case .dictionary(let entries) = node.value else { return nil }
    self.identifier = identifier
    self.offset = offset
    self.entries = entries
  }

  /// The type of the object, as it is written.
  var isa: String { string("isa") ?? "" }

  /// Of a key that occurs twice, as after a merge, the first one counts.
  subscript(key: String) -> PlistNode? { entries.first { $0.key == key }?.value }

  func string(_ key: String) -> String? { self[key]?.plainText }

  /// The texts of a list; a single text counts as a list of one.
  func strings(_ key: String) -> [String] { self[key]?.plainTexts ?? [] }
}

/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects: Sendable {
  /// The file that was read.
  let file: String
  /// The project itself.
  let root: ProjectObject?
  private let table: [String: ProjectObject]
  /// The identifiers in the order of the file.
  private let order: [String]
  private let document: PlistDocument

  /// - Parameter problems: gets what is wrong with the file: a broken object costs that object.
  init(_ document: PlistDocument, problems: inout [Diagnostic]) {
    self.document = document
    file = document.file
    var table: [String: ProjectObject] = [:]
    var order: [String] = []
    let top = document.root.pairs
    let objects = top.first { $0.key == "objects" }?.value.pairs ?? []
    table.reserveCapacity(objects.count)
    for entry in objects {
      guard let object = ProjectObject(identifier: entry.key, offset: entry.keyOffset, node: entry.value) else {
        problems.append(
          Diagnostic(
            .warning, "the object '\(entry.key)' is \(entry.value.kindName); expected a dictionary",
            at: document.place(entry.keyOffset)))
        continue
      }
      if table[entry.key] == nil {
        table[entry.key] = object
        order.append(entry.key)
      }
    }
    self.table = table
    self.order = order
    let named = top.first { $0.key == "rootObject" }?.value.plainText.flatMap { table[$0] }
    // Where a merge has cut off the end of the file, the project is found by its type.
    root = named ?? order.lazy.compactMap { table[$0] }.first { $0.isa == "PBXProject" }
    if root == nil {
      problems.append(
        Diagnostic(
          .error, "the file holds no project; expected an object of the kind 'PBXProject'",
          at: TextPlace(file: file, line: 1)))
    }
  }

  subscript(identifier: String) -> ProjectObject? { table[identifier] }

  /// The objects of a list of identifiers; those that aren't there are passed over.
  func objects(_ identifiers: [String]) -> [ProjectObject] { identifiers.compactMap { table[$0] } }

  /// All objects, in the order of the file.
  var all: some Sequence<ProjectObject> { order.lazy.compactMap { table[$0] } }

  /// The place of an object in the file.
  func place(of object: ProjectObject) -> TextPlace { document.place(object.offset) }
}

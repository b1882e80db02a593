package import FoundationEssentials
package import SimCatalog

/// Reads a schema folder: one file an intent, and the types they share under `types/`.
package struct SchemaReader {
  private let folder: URL
  private let base: Catalog?

  /// - Parameters:
  ///   - folder: with files such as `INSendMessageIntent.json`.
  ///   - base: the catalogue that the schema is added to, whose types it may name. Nil for SiriKit's own, which needs
  ///     no other.
  package init(folder: URL, over base: Catalog? = nil) {
    self.folder = folder
    self.base = base
  }

  /// - Throws: `SchemaError`, with the file and what is wrong in it.
  package func read() throws -> SchemaModel {
    let intents = try files(in: folder).map { name in
      let file = try decode(IntentFile.self, name, gate: .intent)
      guard name == "\(file.intent).json" else {
        throw SchemaError(file: name, problem: .wrongFile(intent: file.intent))
      }
      return (name: name, entry: file)
    }
    let types = folder.appending(path: "types")
    let groups = try (FileManager.default.fileExists(atPath: types.path) ? files(in: types) : []).map { name in
      (name: name, entry: try decode(TypesFile.self, "types/\(name)", gate: .types))
    }
    return try model(intents, groups)
  }

  private func model(
    _ intents: [(name: String, entry: IntentFile)], _ groups: [(name: String, entry: TypesFile)]
  ) throws -> SchemaModel {
    var enumerations: [EnumerationSchema] = []
    for (name, entry) in groups {
      enumerations += try EntryReader(file: "types/\(name)", types: TypeTable([], over: base)).enumerations(entry)
    }
    let types = TypeTable(enumerations, over: base)
    let read = try groups.map { name, entry in
      try EntryReader(file: "types/\(name)", types: types).group(entry, name: String(name.dropLast(".json".count)))
    }
    var conflicts: [CatalogConflict] = []
    let known = (base ?? Catalog(CatalogEntries())).adding(
      CatalogEntries(objects: read.flatMap(\.objects)), conflicts: &conflicts)
    var schemas: [IntentSchema] = []
    var interfaces: [IntentName: IntentInterface] = [:]
    let names = intents.map(\.entry.intent) + known.intents.map(\.name.rawValue)
    for (name, entry) in intents {
      let reader = EntryReader(file: name, types: types)
      if let other = entry.dialogue?.observes { try reader.check(other, in: "observes", among: names) }
      let schema = try reader.schema(entry, in: known)
      schemas.append(schema)
      interfaces[schema.name] = try reader.interface(entry, schema)
    }
    return SchemaModel(intents: schemas, interfaces: interfaces, groups: read)
  }

  /// The JSON files of a folder, sorted by name.
  private func files(in folder: URL) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    } catch {
      throw SchemaError(file: folder.path, problem: .unreadable("the folder can't be read"))
    }
  }

  private func decode<File: Decodable>(_ type: File.Type, _ name: String, gate: KeyGate) throws -> File {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appending(path: name))
    } catch {
      throw SchemaError(file: name, problem: .unreadable("the file can't be read"))
    }
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      if let problem = gate.unknownKey(in: String(decoding: data, as: UTF8.self)) {
        throw SchemaError(file: name, problem: problem)
      }
      return file
    } catch let error as DecodingError {
      throw SchemaError(file: name, problem: .unreadable(error.explanation))
    }
  }
}

extension DecodingError {
  /// The place in the JSON, and what was missing there.
  fileprivate var explanation: String {
    func place(_ context: Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "" : "at \(path): "
    }
    switch self {
    case .keyNotFound(let key, let context): return place(context) + "\"\(key.stringValue)\" is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return place(context) + "expected \(type)"
    case .dataCorrupted(let context): return place(context) + context.debugDescription
    @unknown default: return "not readable as JSON"
    }
  }
}

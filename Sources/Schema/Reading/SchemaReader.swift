public import FoundationEssentials

/// Reads a schema folder: one file an intent, and the types they share under `types/`.
public struct SchemaReader {
  private let folder: URL

  public init(folder: URL) { self.folder = folder }

  /// - Throws: `SchemaError`, with the file and what is wrong in it.
  public func read() throws -> SchemaModel {
    let intents = try files(in: folder).map { name in
      let file = try decode(IntentFile.self, name)
      guard name == "\(file.intent).json" else {
        throw SchemaError(file: name, problem: .wrongFile(intent: file.intent))
      }
      return try EntryReader(file: name).intent(file)
    }
    let groups = try files(in: folder.appending(path: "types")).map { name in
      try EntryReader(file: "types/\(name)").group(
        decode(TypesFile.self, "types/\(name)"), name: String(name.dropLast(".json".count)))
    }
    return SchemaModel(intents: intents, groups: groups)
  }

  /// The JSON files of a folder, sorted by name.
  private func files(in folder: URL) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    } catch {
      throw SchemaError(file: folder.path, problem: .unreadable("the folder can't be read"))
    }
  }

  private func decode<File: Decodable>(_ type: File.Type, _ name: String) throws -> File {
    do {
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appending(path: name)))
    } catch let error as DecodingError {
      throw SchemaError(file: name, problem: .unreadable(error.explanation))
    } catch {
      throw SchemaError(file: name, problem: .unreadable("the file can't be read"))
    }
  }
}

extension DecodingError {
  /// Where in the JSON, and what was missing there.
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

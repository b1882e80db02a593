public import SimDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads property lists in XML and in the binary form.
public enum PlistReader {
  /// Lists written by hand are small; names by the million belong into a text file of one name a line.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Reads a file; nil when nothing in it can be read.
  public static func read(_ path: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
    do {
      return read(try FileReader.bytes(of: path), file: path, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Reads bytes; nil when nothing in them can be read.
  public static func read(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
    func fail(_ message: String, at offset: Int = 0) {
      diagnostics.append(Diagnostic(.error, message, at: PlistDocument.place(offset, in: bytes, file: file)))
    }
    guard bytes.count <= sizeLimit else {
      fail("the property list has \(bytes.count) bytes; expected at most \(sizeLimit)")
      return nil
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else {
      fail("the file is empty; expected a property list")
      return nil
    }
    if bytes.starts(with: Array("bplist".utf8)) {
      return decodeBinary(bytes, file: file, diagnostics: &diagnostics)
    }
    // Offsets refer to the text in UTF-8, from which the byte order mark is gone.
    let text = Array(TextDecoder.decode(bytes, file: file, diagnostics: &diagnostics).utf8)
    guard text.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) == UInt8(ascii: "<") else {
      fail("the file is no property list; expected '<?xml' or 'bplist' at its start")
      return nil
    }
    var parser = XMLPlistParser(text)
    let root = parser.parse()
    if let mistake = parser.mistake {
      diagnostics.append(
        Diagnostic(.error, mistake.message, at: PlistDocument.place(mistake.offset, in: text, file: file)))
    }
    return root.map { PlistDocument(root: $0, file: file, bytes: text) }
  }

  private static func decodeBinary(
    _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) -> PlistDocument? {
    do {
      let root = try PropertyListDecoder().decode(DecodedPlist.self, from: Data(bytes))
      return PlistDocument(root: root.node, file: file, bytes: [])
    } catch {
      diagnostics.append(
        Diagnostic(.error, "the binary property list is damaged", at: TextPlace(file: file, line: 1)))
      return nil
    }
  }
}

/// Any property list, through `Decodable`.
private struct DecodedPlist: Decodable {
  var node: PlistNode

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    // A list that is nested without end, as a damaged one can be, stops here.
    guard decoder.codingPath.count < 100 else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "nested too deep"))
    }
    func node(_ value: PlistNode.Value) -> PlistNode { PlistNode(value: value, offset: -1) }
    if let container = try? decoder.container(keyedBy: Key.self) {
      let entries = try container.allKeys.map { key in
        PlistNode.Entry(
          key: key.stringValue, keyOffset: -1, value: try container.decode(DecodedPlist.self, forKey: key).node)
      }
      self.node = node(.dictionary(entries.sorted { $0.key < $1.key }))
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var nodes: [PlistNode] = []
      while !container.isAtEnd { nodes.append(try container.decode(DecodedPlist.self).node) }
      self.node = node(.array(nodes))
      return
    }
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.node = node(.string(text))
    } else if let flag = try? container.decode(Bool.self) {
      self.node = node(.boolean(flag))
    } else if let number = try? container.decode(Int.self) {
      self.node = node(.integer(number))
    } else if let number = try? container.decode(Double.self) {
      self.node = node(.real(number))
    } else if (try? container.decode(Date.self)) != nil {
      self.node = node(.other("a date"))
    } else {
      self.node = node(.other("data"))
    }
  }
}

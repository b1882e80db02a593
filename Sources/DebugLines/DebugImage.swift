import CDebugLines

/// The file of a program or of a library, with its debug information (elfutils' libdw).
///
/// Opening one of 40 MB takes some 25 ms, a line one or two. It is used by one thread at a time.
package final class DebugImage {
  /// Whether any file can be opened: elfutils' libdw is installed.
  package static var isAvailable: Bool { sirisim_debug_has_library() }

  /// More was never inlined at one place.
  private static let mostLines = 32

  private let image: OpaquePointer

  /// Opens a file.
  ///
  /// - Returns: nil if it can't be read, or libdw isn't installed.
  package init?(path: String) {
    guard let image = sirisim_debug_image_open(path) else { return nil }
    self.image = image
  }

  deinit { sirisim_debug_image_close(image) }

  /// The code at an address.
  ///
  /// - Parameter offset: its distance from where the file's first segment lies in memory.
  package func code(at offset: UInt) -> SourceCode {
    var symbol: UnsafePointer<CChar>?
    let lines = withUnsafeTemporaryAllocation(of: sirisim_source_line.self, capacity: Self.mostLines) { room in
      // There is always room.
      guard let start = room.baseAddress else { return [SourceLine]() }
      let count = sirisim_debug_image_lines(image, offset, &symbol, start, room.count)
      return room[..<count].map { SourceLine(path: String(cString: $0.path), line: Int($0.line)) }
    }
    return SourceCode(symbol: symbol.map { String(cString: $0) }, lines: lines)
  }

  /// The symbols whose mangled names begin with a prefix.
  package func symbols(withPrefix prefix: String) -> [CodeSymbol] {
    var symbols: [CodeSymbol] = []
    for index in 0..<max(sirisim_debug_image_symbol_count(image), 0) {
      var offset: UInt = 0
      guard let name = sirisim_debug_image_symbol(image, index, &offset), hasPrefix(name, prefix) else { continue }
      symbols.append(CodeSymbol(mangledName: String(cString: name), offset: offset))
    }
    return symbols
  }

  private func hasPrefix(_ name: UnsafePointer<CChar>, _ prefix: String) -> Bool {
    var rest = name
    for byte in prefix.utf8 {
      // The end of a shorter name is no byte of the prefix.
      guard UInt8(bitPattern: rest.pointee) == byte else { return false }
      rest += 1
    }
    return true
  }
}

/// The place of a function.
package struct CodeSymbol: Hashable, Sendable {
  /// Its mangled name.
  package var mangledName: String
  /// The distance from where the file's first segment lies in memory.
  package var offset: UInt
}

import CDebugLines
package import SimCatalog

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

/// What stands in the sources for an address of code.
package struct SourceCode: Hashable, Sendable {
  /// The mangled name of the function; nil if it has none.
  package var symbol: String?
  /// Where the code is written, then, for all that was inlined there, the line of the call. None without debug
  /// information.
  package var lines: [SourceLine]
}

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
  /// As the compiler noted it.
  package var path: String
  /// From 1.
  package var line: Int
}

extension CodePlace {
  /// A line by which a person finds it: the module, the file's name.
  package init(_ line: SourceLine, in module: String) {
    let file = line.path.split(separator: "/").last.map(String.init) ?? line.path
    self.init(file: "\(module)/\(file)", line: line.line)
  }
}

/// The place of a function.
package struct CodeSymbol: Hashable, Sendable {
  /// Its mangled name.
  package var mangledName: String
  /// The distance from where the file's first segment lies in memory.
  package var offset: UInt
}

/// Where a file lies in this process's memory.
package struct LoadedImage: Hashable, Sendable {
  /// What `DebugImage` opens.
  package var path: String
  /// The address of its first segment.
  package var start: UInt

  /// The program's own; nil if the system doesn't tell.
  package static var program: LoadedImage? { LoadedImage(around: sirisim_debug_program_entry()) }

  /// The file in which an address lies; nil if it lies in none.
  package init?(around address: UInt) {
    var path: UnsafePointer<CChar>?
    var start: UInt = 0
    guard sirisim_debug_image_of(address, &path, &start), let path else { return nil }
    // The program itself may have been replaced at its path.
    self.path = path.pointee == 0 ? "/proc/self/exe" : String(cString: path)
    self.start = start
  }
}

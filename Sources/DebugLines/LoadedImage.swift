import CDebugLines

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

import SimDebugLines
import Synchronization

/// The sources of what this process has loaded, by the debug information of its files. They are only read for faults
/// and notices.
enum ProgramSources {
  /// By where they lie; nil for a file that can't be read.
  private static let images = Mutex<[UInt: DebugImage?]>([:])

  /// The code at an address; nil if it lies in no file, or nothing is known of it.
  static func code(at address: UInt) -> SourceCode? {
    guard let loaded = LoadedImage(around: address) else { return nil }
    return images.withLock { images in image(loaded, &images)?.code(at: address - loaded.start) }
  }

  /// The program's symbols whose mangled names begin with a prefix, with their addresses.
  static func symbols(withPrefix prefix: String) -> [(mangledName: String, address: UInt)] {
    guard let loaded = LoadedImage.program else { return [] }
    let symbols = images.withLock { images in image(loaded, &images)?.symbols(withPrefix: prefix) }
    return (symbols ?? []).map { ($0.mangledName, loaded.start + $0.offset) }
  }

  private static func image(_ loaded: LoadedImage, _ images: inout [UInt: DebugImage?]) -> DebugImage? {
    if let known = images[loaded.start] { return known }
    let image = DebugImage(path: loaded.path)
    images[loaded.start] = .some(image)
    return image
  }
}

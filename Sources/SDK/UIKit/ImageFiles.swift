/// Where a bundle keeps its pictures: as files beside the others, and in asset catalogues.
enum ImageFiles {
  /// The file of a picture, the sharpest if there are several.
  static func find(_ name: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty, let root = bundle.resourcePath ?? (bundle.bundlePath as String?) else { return nil }
    let plain = (name as NSString).deletingPathExtension
    let ending = (name as NSString).pathExtension
    for scale in ["", "@2x", "@3x"] {
      for kind in ending.isEmpty ? kinds : [ending] {
        if let found = bundle.path(forResource: plain + scale, ofType: kind) { return found }
        let file = "\(root)/\(plain)\(scale).\(kind)"
        if FileManager.default.fileExists(atPath: file) { return file }
      }
    }
    return inCatalogues(name, root)
  }

  /// 2 for a file called `name@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  private static let kinds = ["png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg"]

  private static func inCatalogues(_ name: String, _ root: String) -> String? {
    let manager = FileManager.default
    guard let catalogues = try? manager.contentsOfDirectory(atPath: root).filter({ $0.hasSuffix(".xcassets") }) else {
      return nil
    }
    // The name may have folders in it, if the catalogue has namespaces.
    let wanted = (name as NSString).lastPathComponent + ".imageset"
    for catalogue in catalogues.sorted() {
      // In a bundle of a build it is a link into the project, which nothing goes through by itself.
      let whole = URL(fileURLWithPath: "\(root)/\(catalogue)").resolvingSymlinksInPath().path
      guard let all = manager.enumerator(atPath: whole) else { continue }
      for case let path as String in all where (path as NSString).lastPathComponent == wanted {
        let set = "\(whole)/\(path)"
        let pictures = (try? manager.contentsOfDirectory(atPath: set))?.filter { file in
          kinds.contains((file as NSString).pathExtension.lowercased())
        }
        if let picture = pictures?.sorted().last { return "\(set)/\(picture)" }
      }
    }
    return nil
  }
}

/// The facts in the first bytes of a picture.
enum ImageHeader {
  static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  /// Whether it is what Git LFS leaves in place of a file that wasn't fetched.
  static func isPointer(_ data: Data) -> Bool { data.starts(with: Data("version https://git-lfs".utf8)) }

  /// In pixels; nil if it isn't a picture.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 16))
    if isPNG(data), bytes.count >= 24 {
      return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes) ?? .zero }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      return CGSize(width: number([bytes[7], bytes[6]]), height: number([bytes[9], bytes[8]]))
    }
    let others: [[UInt8]] = [
      [0x52, 0x49, 0x46, 0x46], [0x25, 0x50, 0x44, 0x46], [0x42, 0x4D], [0x49, 0x49], [0x4D, 0x4D],
    ]
    if others.contains(where: { bytes.starts(with: $0) }) { return .zero }
    if isPointer(data) { return .zero }
    // HEIC and related formats begin with a box of type "ftyp".
    if bytes.count > 8, bytes[4..<8].elementsEqual([0x66, 0x74, 0x79, 0x70]) { return .zero }
    return nil
  }

  /// The first frame header has the size.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(bytes[(index + 7)..<(index + 9)]), height: number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + Int(number(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Double { bytes.reduce(0) { $0 * 256 + Double($1) } }
}

import Foundation

/// The bundles of the frameworks that the program was built with: `Bundle(identifier:)` only finds bundles that were
/// opened before.
enum Frameworks {
  /// Once is enough, and a first process has done it for those forked from it.
  static func open() { _ = opened }

  private static let opened: [Bundle] = {
    let folder = Bundle.main.bundlePath + "/Frameworks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".framework") }.sorted().compactMap { Bundle(path: folder + "/" + $0) }
  }()
}

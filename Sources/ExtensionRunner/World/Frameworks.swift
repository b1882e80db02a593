import Foundation

/// The bundles of the frameworks that the program was made with: `Bundle(identifier:)` finds what somebody has opened once.
enum Frameworks {
  /// Once is enough, and a first process has done it for those that it forks.
  static func open() { _ = opened }

  private static let opened: [Bundle] = {
    let folder = Bundle.main.bundlePath + "/Frameworks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".framework") }.sorted().compactMap { Bundle(path: folder + "/" + $0) }
  }()
}

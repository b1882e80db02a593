import Foundation

/// The bundles of the frameworks that the program was made with: `Bundle(identifier:)` finds what somebody has opened once.
enum Frameworks {
  nonisolated(unsafe) private static var opened: [Bundle] = []

  static func open() {
    let folder = Bundle.main.bundlePath + "/Frameworks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    opened = names.filter { $0.hasSuffix(".framework") }.sorted().compactMap { Bundle(path: folder + "/" + $0) }
  }
}

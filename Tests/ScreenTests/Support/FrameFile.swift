import Foundation
import SimScreen
import Testing

/// A frame as it is kept in `Frames/<name>.txt`.
///
/// `SIRISIM_UPDATE_FRAMES=1 swift test --filter SimScreenTests` writes the files anew; such a run fails, so that nobody takes it
/// for a test.
func expectFrame(
  _ frame: Frame, is name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let actual = Grid.text(of: frame) + "\n"
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Frames/\(name).txt")
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  if expected == actual { return }
  if ProcessInfo.processInfo.environment["SIRISIM_UPDATE_FRAMES"] != nil {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("written anew: \(name)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name) can't be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  Issue.record("\(name) is drawn otherwise:\n\(difference(expected, actual))", sourceLocation: sourceLocation)
}

/// The lines that are gone and new, with a few around them.
func difference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    if left < old.count, removed.contains(left) {
      lines.append("- " + old[left])
      left += 1
    } else if right < new.count, inserted.contains(right) {
      lines.append("+ " + new[right])
      right += 1
    } else {
      if right < new.count { lines.append("  " + new[right]) }
      left += 1
      right += 1
    }
  }
  return lines.joined(separator: "\n")
}

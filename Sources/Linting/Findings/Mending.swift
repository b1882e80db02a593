import SimAppFiles
package import SimDiagnostics

/// The edits of findings, made in their files: whatever can be mended without a decision.
package struct Mending: Sendable {
  /// How many findings were mended.
  package private(set) var count = 0
  /// The files that were written, in their order.
  package private(set) var files: [String] = []
  /// Files that were left unchanged, and why.
  package private(set) var problems: [Diagnostic] = []

  /// Makes the edits of findings. Of two that touch each other only the first is made: a second run makes the other.
  package init(_ findings: [Finding]) {
    var edits: [String: [Edit]] = [:]
    for edit in findings.compactMap({ $0.fix?.edit }) where !(edits[edit.file] ?? []).contains(edit) {
      edits[edit.file, default: []].append(edit)
    }
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) { mend(file, edits) }
  }

  private mutating func mend(_ file: String, _ edits: [Edit]) {
    do throws(Diagnostic) {
      var bytes = try FileReader.bytes(of: file)
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let lead = bytes.starts(with: mark) ? mark.count : 0
      guard String(validating: bytes, as: UTF8.self) != nil else {
        problems.append(
          Diagnostic(
            .warning, "the file isn't in UTF-8 and is left as it is", at: TextPlace(file: file, line: 1)))
        return
      }
      var last: Int?
      var made = 0
      // Backwards, so that the places before an edit stay valid.
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        let range = (edit.range.lowerBound + lead)..<(edit.range.upperBound + lead)
        guard range.upperBound <= last ?? bytes.count else { continue }
        bytes.replaceSubrange(range, with: edit.replacement.utf8)
        last = range.lowerBound
        made += 1
      }
      guard made > 0 else { return }
      try FileWriter.write(String(decoding: bytes, as: UTF8.self), to: file)
      count += made
      files.append(file)
    } catch {
      problems.append(error)
    }
  }
}
